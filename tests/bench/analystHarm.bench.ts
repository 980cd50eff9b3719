import { expect, test } from 'vitest';
import { readClaims } from '../../server/modules/pythion/analyst/claims/readClaims';
import { featureNames, featuresOf } from '../../server/modules/pythion/analyst/legal/harmOfText/features';
import { sumOf } from '../../server/modules/pythion/analyst/legal/harmOfText/weights';
import { readSentenceOdds } from '../../server/modules/pythion/analyst/network/sentenceOdds';
import { readText } from '../../server/modules/pythion/analyst/text/readText';
import { readLabeled, textOf, type LabeledIdea } from './labeledIdeas';

/** Whole ideas of several sentences: a harmful act, its remedy, a look-alike, or an idea without either. */
type ActInIdea = { id: string; language: string; label: 'harm' | 'remedy' | 'lookAlike' | 'idea'; text: string };
type Row = { language: string; isHarm: boolean; features: number[]; share: number };

/** Ideas that the network learned: its odds are surer there, so they count less. */
const shareOfLearned = 0.15;
const [steps, rate] = [20_000, 0.003];
const decay = { language: 0.3, other: 1 };
const languageCount = 4;

function rowOf(text: string, language: string, isHarm: boolean, share: number): Row[] {
  const read = readText(text, language);
  if (read.language === 'und') return [];
  const { alone } = readSentenceOdds(read.clauses, readClaims(read.clauses), read.language);
  return [{ language: read.language, isHarm, share, features: featuresOf(read.clauses, alone, read.language) }];
}

const told = (readLabeled('actsInIdeas') as ActInIdea[]).flatMap(({ text, language, label }) =>
  rowOf(text, language, label === 'harm', 1),
);

const learned = ['english', 'german', 'spanish', 'chinese'].flatMap((language) =>
  ['Everyday.jsonl', 'Ideas1.jsonl', 'Ideas3.jsonl'].flatMap((part) => readLabeled('statements', language + part)),
);
const english = ['usualPitches', 'wholeIdeas', 'trades'].flatMap((name) => readLabeled('statements', name));
const ideas = ([...learned, ...english] as LabeledIdea[]).filter((line) => 'sentences' in line);
const states = ({ sentences }: LabeledIdea, label: string): boolean =>
  sentences.some(([, labels]) => labels.split(' ').includes(label));
const others = ideas
  // A refused license is another reason.
  .filter((idea) => states(idea, 'harm') || !states(idea, 'refusal'))
  .flatMap((idea) => rowOf(textOf(idea), idea.language ?? 'en', states(idea, 'harm'), shareOfLearned));

/** Logistic regression by gradient descent. */
function learn(rows: readonly Row[]): number[] {
  const weights = featureNames.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const gradients = weights.map((weight, at) => weight * (at < languageCount ? decay.language : decay.other));
    for (const { features, isHarm, share } of rows) {
      const error = share * (1 / (1 + Math.exp(-sumOf(features, weights))) - Number(isHarm));
      for (const [at, value] of features.entries()) gradients[at] = (gradients[at] ?? 0) + error * value;
    }
    for (const [at, gradient] of gradients.entries()) weights[at] = (weights[at] ?? 0) - rate * gradient;
  }
  return weights;
}

/** In how many combinations of a harmful text and another one the harmful one has the higher sum. */
function areaUnderCurve(rows: readonly Row[]): number {
  const sums = (isHarm: boolean): number[] =>
    rows.filter((row) => row.isHarm === isHarm).map(({ features }) => sumOf(features));
  const [harmful, harmless] = [sums(true), sums(false)];
  const higher = harmful.flatMap((sum) => harmless.filter((other) => sum > other)).length;
  return higher / (harmful.length * harmless.length);
}

test('weights of whole texts separate harmful acts from remedies and look-alikes', () => {
  const weights = learn([...told, ...others]);
  console.log(featureNames.map((name, at) => `'${name}': ${(weights[at] ?? 0).toFixed(2)},`).join('\n'));
  for (const language of ['en', 'de', 'es', 'zh']) {
    const own = told.filter((row) => row.language === language);
    const area = areaUnderCurve(own);
    console.log(`${language}: area under the curve ${area.toFixed(3)} of ${own.length} texts`);
    expect(area).toBeGreaterThan(0.85);
  }
});
