import { expect, test } from 'vitest';
import { fit } from '../../scripts/logisticModel.mjs';
import { analyseIdea } from '../../server/modules/pythion/analyst/analyse';
import { readClaims } from '../../server/modules/pythion/analyst/claims/readClaims';
import { findCandidates, oddsOfCandidates } from '../../server/modules/pythion/analyst/legal/candidates';
import { withoutEndedHarm } from '../../server/modules/pythion/analyst/legal/endedHarm';
import { featureNames, featuresOf } from '../../server/modules/pythion/analyst/legal/harmOfText/features';
import { featureWeights, sumOf } from '../../server/modules/pythion/analyst/legal/harmOfText/weights';
import { readSentenceOdds } from '../../server/modules/pythion/analyst/network/sentenceOdds';
import { readText } from '../../server/modules/pythion/analyst/text/readText';
import { readLabeled, textOf, type LabeledIdea } from './labeledIdeas';

/** Whole ideas of several sentences: a harmful act, its remedy, a look-alike, or an idea without either. */
type ActInIdea = { id: string; language: string; label: 'harm' | 'remedy' | 'lookAlike' | 'idea'; text: string };
type Row = { language: string; isHarm: boolean; features: number[]; share: number };

/** Ideas that the network learned: its odds are surer there, so they count less. */
const shareOfLearned = 0.15;
const languages: readonly string[] = ['en', 'de', 'es', 'zh'];
const allLanguages = ['english', 'german', 'spanish', 'chinese'];
/** Of squared weights, so that no sign of a few texts weighs much. */
const penalty = 1;
/** Weights are stored with two decimals, and change a little with any change of what is read. */
const drift = 0.15;

function rowOf(text: string, language: string, isHarm: boolean, share: number): Row[] {
  const read = readText(text, language);
  if (read.language === 'und') return [];
  const { alone } = readSentenceOdds(read.clauses, readClaims(read.clauses), read.language);
  const clauses = withoutEndedHarm(read.clauses);
  const odds = oddsOfCandidates(findCandidates(clauses, alone).candidates, alone);
  return [{ language: read.language, isHarm, share, features: featuresOf(clauses, odds, read.language) }];
}

const acts = readLabeled('actsInIdeas') as ActInIdea[];
const told = acts.flatMap(({ text, language, label }) => rowOf(text, language, label === 'harm', 1));

const learned = allLanguages.flatMap((language) =>
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

/** What all texts share is added to the weight of each language: a text has one. */
function learn(rows: readonly Row[]): Record<string, number> {
  const dense = featureNames.length;
  const weights = fit(
    rows.map(({ features, share }) => ({
      dense: Float64Array.from(features),
      grams: new Int32Array(),
      scale: 1,
      weight: share,
    })),
    Uint8Array.from(rows, ({ isHarm }) => Number(isHarm)),
    dense,
    penalty,
  );
  const shared = weights.at(-1) ?? 0;
  return Object.fromEntries(
    featureNames.map((name, at) => [name, (weights[at] ?? 0) + (isLanguage(name) ? shared : 0)]),
  );
}

const isLanguage = (name: string): boolean => languages.includes(name);

/** In how many combinations of a harmful text and another one the harmful one has the higher sum. */
function areaUnderCurve(rows: readonly Row[]): number {
  const sums = (isHarm: boolean): number[] =>
    rows.filter((row) => row.isHarm === isHarm).map(({ features }) => sumOf(features));
  const [harmful, harmless] = [sums(true), sums(false)];
  const higher = harmful.flatMap((sum) => harmless.filter((other) => sum > other)).length;
  return higher / (harmful.length * harmless.length);
}

test('the weights in use are those learned from these texts', () => {
  const weights = learn([...told, ...others]);
  for (const [name, weight] of Object.entries(weights)) console.log(`${name}: ${weight.toFixed(2)},`);
  for (const [name, weight] of Object.entries(weights))
    expect(Math.abs(weight - (featureWeights[name] ?? 0)), name).toBeLessThan(drift);
});

test.for(languages)('sums separate harmful acts from remedies and look-alikes: %s', (language) => {
  const own = told.filter((row) => row.language === language);
  const area = areaUnderCurve(own);
  console.log(`${language}: area under the curve ${area.toFixed(3)} of ${own.length} texts`);
  expect(area).toBeGreaterThan(0.85);
});

const isFailed = (text: string, language?: string): boolean => {
  const result = analyseIdea(text, language);
  return result.ok && result.report.dealBreakers.some(({ key, state }) => key === 'legal' && state === 'fail');
};

test('most harmful acts in whole ideas fail, and few other ideas', () => {
  const failed = acts.filter(({ text, language }) => isFailed(text, language));
  const share = (isHarm: boolean): number => {
    const of = (texts: readonly ActInIdea[]): number =>
      texts.filter(({ label }) => (label === 'harm') === isHarm).length;
    console.log(`${isHarm ? 'Harmful' : 'Other'} texts that fail: ${of(failed)} of ${of(acts)}`);
    return of(failed) / of(acts);
  };
  expect(share(true)).toBeGreaterThan(0.5);
  expect(share(false)).toBeLessThan(0.07);
});

test('hardly any idea without harm fails that nothing was learned from', () => {
  const unlearned = allLanguages.flatMap((name) =>
    [`${name}IdeasThree`, `${name}Everyday`].flatMap((file) => readLabeled('unlearned', file) as LabeledIdea[]),
  );
  const harmless = unlearned.filter((idea) => 'sentences' in idea && !states(idea, 'harm') && !states(idea, 'refusal'));
  const failed = harmless.filter((idea) => isFailed(textOf(idea), idea.language));
  for (const idea of failed) console.log(textOf(idea));
  expect(failed.length / harmless.length).toBeLessThan(0.01);
});
