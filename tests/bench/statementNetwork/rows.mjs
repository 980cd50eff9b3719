import { numbers } from './kernel.mjs';
import { longest } from './network.mjs';
import { allMarks, gramScale, statementLabels, traitScale } from './samples.mjs';

/** Words, marks and pairs of words that fewer ideas have are not learned. */
const least = { mark: 4, word: 3, gram: 4, trait: 2 };

/** What a network learns from: rows of numbers, their sizes, and the numbers of the names in them. */
export function prepare(chosen, vectorOf) {
  const names = index(chosen);
  const sizes = { marks: names.marks.size, bag: names.bag.size, labels: statementLabels.length };
  return { rows: chosen.map((sample) => toRow(sample, names, sizes, vectorOf)), sizes, names };
}

/** Numbers of the marks, pairs of words and traits that enough ideas have. */
function index(chosen) {
  const ideas = new Map();
  const see = (name, idea) => {
    if (!ideas.has(name)) ideas.set(name, new Set());
    ideas.get(name).add(idea);
  };
  for (const { features, idea } of chosen) {
    for (const word of features.words)
      for (const mark of [...allMarks(word), `word ${word.lemma}`]) see(`m ${mark}`, idea);
    for (const gram of features.grams) see(`g ${gram}`, idea);
    for (const trait of features.traits) see(`t ${trait}`, idea);
  }
  const usual = (kind, count) =>
    [...ideas]
      .filter(([name, seen]) => name.startsWith(`${kind} `) && seen.size >= count(name))
      .map(([name]) => name.slice(2));
  const number = (list) => new Map(list.toSorted().map((name, at) => [name, at]));
  return {
    marks: number(usual('m', (name) => (name.startsWith('m word ') ? least.word : least.mark))),
    bag: number([...usual('g', () => least.gram), ...usual('t', () => least.trait)]),
  };
}

/** @returns a function that finds the vector of a word, undefined for an unknown one */
export function cacheVectors(vectors) {
  const found = new Map();
  return (word) => {
    if (!found.has(word)) {
      const vector = vectors.vectorOf(word);
      const shared = vector && numbers(vector.length);
      shared?.set(vector);
      found.set(word, shared);
    }
    return found.get(word);
  };
}

/** A sentence as numbers for the network. */
export function toRow({ features, labels, known, weight }, { marks, bag }, sizes, vectorOf) {
  const counted = (names, scale) => names.flatMap((name) => (bag.has(name) ? [{ item: bag.get(name), scale }] : []));
  return {
    sizes,
    weight: weight ?? 1,
    words: features.words.slice(0, longest).map((word) => ({
      vector: word.text.startsWith('#') ? undefined : (vectorOf(word.text) ?? vectorOf(word.lemma)),
      marks: [...allMarks(word), `word ${word.lemma}`].flatMap((mark) => marks.get(mark) ?? []),
    })),
    bag: [...counted(features.grams, gramScale(features.grams.length)), ...counted(features.traits, traitScale)],
    truth: statementLabels.map((label) => Number(labels.includes(label))),
    known: statementLabels.map((label) => known.includes(label)),
  };
}
