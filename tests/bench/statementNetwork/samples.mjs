import fs from 'node:fs';
import { loadAnalyst, loadLookAlikes, readJsonLines } from '../../../scripts/analystData.mjs';

const folder = new URL('../statements/', import.meta.url);
const lines = (name) => readJsonLines(new URL(name, folder));

const { readText } = await loadAnalyst('text/readText.ts');
const { readClaims } = await loadAnalyst('claims/readClaims.ts');
const { statementFeatures, ...naming } = await loadAnalyst('network/features.ts');
export const { bagOf, nameTrait } = naming;
export const { statementLabels } = await loadAnalyst('network/labels.ts');

const { corpus, heldOutCorpus } = await loadAnalyst('testing/corpus.ts');
/** Sentences of the tests, and those like them in `guards.jsonl`, guard what was learned; they measure nothing. */
const testWeight = 3;

const lookAlikes = (await loadLookAlikes()).flat();

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
  const tested = lookAlikes.flatMap(({ id, harm, remedy }) => [
    ...readAct('tests', { text: harm, label: 'harm', pair: id }),
    ...readAct('tests', { text: remedy, label: 'remedy', pair: id }),
  ]);
  const worthless = [corpus, heldOutCorpus].flatMap((set, index) =>
    Object.values(set.worthless).flatMap((sentence) =>
      readIdea('tests', { id: `worthless ${index}`, sentences: [[sentence, 'void']] }),
    ),
  );
  const lawful = [corpus, heldOutCorpus].flatMap(({ ideas }) =>
    ideas
      .filter(({ language }) => language === 'en')
      .flatMap(({ id, text }) => readAct('tests', { text, label: 'harmless', pair: id })),
  );
  return [
    ...labeled.map(weighGuard),
    ...[...tested, ...worthless, ...lawful].map((sample) => ({ ...sample, weight: testWeight })),
  ];
}

const weighGuard = (sample) => (sample.file === 'guards.jsonl' ? { ...sample, weight: testWeight } : sample);

/** The acts of 0068, of which a harm and the remedy after it are a pair. */
function earlierActs() {
  let pair = 5_000;
  return lines('../../../scripts/harmfulActs/acts.jsonl').map(({ text, label }) => {
    if (label !== 'remedy') pair++;
    return { text, label, pair };
  });
}

/** Of a harmful act and its look-alikes, only the harm is labeled. */
function readAct(file, { text, label, pair }) {
  const samples = readSentences([[text, label === 'harm' ? 'harm' : '']]);
  // Which of several sentences is harmful, nobody labeled.
  if (label === 'harm' && samples.length > 1) return [];
  return samples.map((sample) => ({ ...sample, file, idea: `act ${pair}`, known: ['harm'] }));
}

const readIdea = (file, { id, sentences }) =>
  readSentences(sentences).map((sample) => ({ ...sample, file, idea: id, known: statementLabels }));

/** The sentences that the analyst finds in a text, with the labels of those that they overlap most. */
function readSentences(sentences) {
  const text = sentences.map(([sentence]) => sentence).join(' ');
  const spans = [];
  for (const [sentence] of sentences) {
    const start = spans.length === 0 ? 0 : spans.at(-1).end + 1;
    spans.push({ start, end: start + sentence.length });
  }
  const { clauses, normal } = readText(text, 'en');
  const claims = readClaims(clauses);
  return [...Map.groupBy(clauses, ({ sentence }) => sentence)].map(([sentence, own]) => {
    const [start, end] = [normal.starts[sentence.start], normal.ends[sentence.end - 1]];
    const labels = sentences.flatMap(([, stated], index) => {
      const overlap = Math.min(spans[index].end, end) - Math.max(spans[index].start, start);
      const shorter = Math.min(spans[index].end - spans[index].start, end - start);
      return overlap > shorter / 2 ? stated.split(' ').filter(Boolean) : [];
    });
    const features = statementFeatures(
      own,
      claims.filter(({ clause }) => clause.sentence === sentence),
    );
    return { features, labels, text: text.slice(start, end) };
  });
}
