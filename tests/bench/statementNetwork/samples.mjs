import fs from 'node:fs';
import { loadAnalyst, loadLookAlikes, readJsonLines } from '../../../scripts/analystData.mjs';

const folder = new URL('../statements/', import.meta.url);
const textFolder = '../../../scripts/ideaTexts/';
const lines = (name) => readJsonLines(new URL(name, folder));

const { readText } = await loadAnalyst('text/readText.ts');
const { readClaims } = await loadAnalyst('claims/readClaims.ts');
const { writtenFeatures, ...naming } = await loadAnalyst('network/features.ts');
export const { allMarks, gramScale, traitScale } = naming;
export const { statementLabels } = await loadAnalyst('network/labels.ts');

const { corpus, heldOutCorpus } = await loadAnalyst('testing/corpus.ts');
/** Sentences of the tests, and those like them in `guards.jsonl`, guard what was learned; they measure nothing. */
const testWeight = 3;

const { analysisLanguages } = await loadAnalyst('../../../../shared/contracts/analysis.ts');
const isLearned = ({ language = 'en' }) => analysisLanguages.includes(language);
const lookAlikes = (await loadLookAlikes()).flat().filter(isLearned);

/** Labeled sentences as the analyst reads them: features, labels, and the file and idea that they are from. */
export function readSamples() {
  const labeled = fs
    .readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      [...lines(name), ...(name === 'acts.jsonl' ? earlierActs() : [])].flatMap((line) =>
        line.text === undefined ? readIdea(name, line) : readAct(name, line),
      ),
    );
  const tested = lookAlikes.flatMap(({ id, language, harm, remedy }) => [
    ...readAct('tests', { text: harm, label: 'harm', pair: id, language }),
    ...readAct('tests', { text: remedy, label: 'remedy', pair: id, language }),
  ]);
  const worthless = [corpus, heldOutCorpus].flatMap((set, index) =>
    Object.values(set.worthless).flatMap((sentence) =>
      readIdea('tests', { id: `worthless ${index}`, sentences: [[sentence, 'void']] }),
    ),
  );
  const lawful = [corpus, heldOutCorpus].flatMap(({ ideas }) =>
    ideas
      .filter(isLearned)
      .flatMap(({ id, language, text }) => readAct('tests', { text, label: 'harmless', pair: id, language })),
  );
  return [
    ...labeled.map(weighGuard),
    ...otherTexts(),
    ...[...tested, ...worthless, ...lawful].map((sample) => ({ ...sample, weight: testWeight })),
  ];
}

const weighGuard = (sample) => (sample.file === 'guards.jsonl' ? { ...sample, weight: testWeight } : sample);

/** Sentences of texts without an idea: they state nothing of one. Of ideas that look like them, only that is known. */
function otherTexts() {
  return fs
    .readdirSync(new URL(textFolder, folder))
    .toSorted()
    .flatMap((name) =>
      lines(`${textFolder}${name}`).flatMap(({ text, language, idea }, index) =>
        readSentences([[text, idea ? '' : 'offTopic']], language).map((sample) => ({
          ...sample,
          file: 'otherTexts',
          idea: `${name} ${index}`,
          known: idea ? ['offTopic'] : statementLabels,
        })),
      ),
    );
}

/** The acts of 0068, of which a harm and the remedy after it are a pair. */
function earlierActs() {
  let pair = 5_000;
  return lines('../../../scripts/harmfulActs/acts.jsonl').map(({ text, label }) => {
    if (label !== 'remedy') pair++;
    return { text, label, pair };
  });
}

/** Of a harmful act and its look-alikes, only the harm is labeled. */
function readAct(file, { text, label, pair, language }) {
  const samples = readSentences([[text, label === 'harm' ? 'harm' : '']], language);
  // Which of several sentences is harmful, nobody labeled.
  if (label === 'harm' && samples.length > 1) return [];
  return samples.map((sample) => ({ ...sample, file, idea: `act ${pair}`, known: ['harm', 'offTopic'] }));
}

const readIdea = (file, { id, sentences, language }) =>
  readSentences(sentences, language).map((sample) => ({ ...sample, file, idea: id, known: statementLabels }));

/** The sentences that the analyst finds in a text, with the labels of those that they overlap most. */
function readSentences(sentences, language = 'en') {
  const text = sentences.map(([sentence]) => sentence).join(' ');
  const spans = [];
  for (const [sentence] of sentences) {
    const start = spans.length === 0 ? 0 : spans.at(-1).end + 1;
    spans.push({ start, end: start + sentence.length });
  }
  const { clauses, normal } = readText(text, language);
  const claims = readClaims(clauses);
  return [...Map.groupBy(clauses, ({ sentence }) => sentence)].map(([sentence, own]) => {
    const [start, end] = [normal.starts[sentence.start], normal.ends[sentence.end - 1]];
    const labels = sentences.flatMap(([, stated], index) => {
      const overlap = Math.min(spans[index].end, end) - Math.max(spans[index].start, start);
      const shorter = Math.min(spans[index].end - spans[index].start, end - start);
      return overlap > shorter / 2 ? stated.split(' ').filter(Boolean) : [];
    });
    const features = writtenFeatures(
      own,
      claims.filter(({ clause }) => clause.sentence === sentence),
      language,
    );
    return { features, labels, text: text.slice(start, end) };
  });
}
