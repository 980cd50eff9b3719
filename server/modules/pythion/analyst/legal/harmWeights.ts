import type { Token } from '../text/token';
import { compiledWeights } from './harmWeights.generated';
import { sentenceFeatures } from './sentenceFeatures';

type Weights = { words: Map<string, number>; grams: Map<string, number> };

let index: Weights | undefined;

/** Weights by word, built with the first text. */
function readIndex(): Weights {
  const weigh = (list: string, bytes: string, step: number): Map<string, number> => {
    const steps = new Int8Array(Buffer.from(bytes, 'base64'));
    return new Map(list.split('\n').map((word, at) => [word, (steps[at] ?? 0) * step]));
  };
  const { words, wordBytes, wordStep, grams, gramBytes, gramStep } = compiledWeights;
  return { words: weigh(words, wordBytes, wordStep), grams: weigh(grams, gramBytes, gramStep) };
}

const sums = new WeakMap<readonly Token[], number | undefined>();

/**
 * The sum of the weights of a sentence: above 0, its words are more often those of harmful acts than of remedies and of
 * ordinary ideas. Undefined for other languages than English.
 */
export function harmSum(tokens: readonly Token[]): number | undefined {
  if (!sums.has(tokens)) sums.set(tokens, isEnglish(tokens) ? sumOf(tokens) : undefined);
  return sums.get(tokens);
}

function sumOf(tokens: readonly Token[]): number {
  index ??= readIndex();
  const { words, grams } = index;
  const features = sentenceFeatures(tokens);
  const content = features.content.flatMap((word) => words.get(word) ?? []);
  const found = features.grams.flatMap((gram) => grams.get(gram) ?? []);
  return (
    compiledWeights.bias +
    total(content) / Math.max(1, content.length) +
    total(found) / Math.sqrt(Math.max(8, found.length))
  );
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const isEnglish = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ text }) => english.test(text)).length * 12 >= tokens.length;

const english =
  /^(?:the|of|to|and|for|is|are|was|were|we|our|us|my|it|its|they|them|their|he|she|his|her|you|your|that|with|at|by|from|who|which|as|or|but|not|without|so|if|when|where|have|has)$/;

/** The words that speak most for harm, strongest first, at most three. */
export function strongestWords(tokens: readonly Token[]): string[] {
  index ??= readIndex();
  const { words, grams } = index;
  const heavy = tokens
    .filter(({ pos, text }) => /^(?:noun|verb|adj)$/.test(pos) && text.length > 2)
    .map(({ text, lemma }) => ({ text, weight: (words.get(text) ?? 0) + (grams.get(lemma) ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight || (left.text < right.text ? -1 : 1));
  return [...new Set(heavy.map(({ text }) => text))].slice(0, 3);
}
