import { sentenceFeatures } from './sentenceFeatures';
import type { Token } from './token';

/** A table of weights in whole steps, compiled by a script. */
export type CompiledWeights = {
  bias: number;
  words: string;
  wordBytes: string;
  wordStep: number;
  grams: string;
  gramBytes: string;
  gramStep: number;
};

/** Weights of content words, and of words and pairs of words, learned from labeled texts. */
export class WordWeights {
  private readonly compiled: CompiledWeights;
  private index: { words: Map<string, number>; grams: Map<string, number> } | undefined;

  constructor(compiled: CompiledWeights) {
    this.compiled = compiled;
  }

  /** The mean weight of the content words and the sum of the pairs: the logarithm of the odds of the label. */
  sumOf(tokens: readonly Token[]): number {
    const { words, grams } = this.read();
    const features = sentenceFeatures(tokens);
    const content = features.content.flatMap((word) => words.get(word) ?? []);
    const found = features.grams.flatMap((gram) => grams.get(gram) ?? []);
    return (
      this.compiled.bias +
      total(content) / Math.max(1, content.length) +
      total(found) / Math.sqrt(Math.max(8, found.length))
    );
  }

  /** Unpacked with the first text. */
  private read() {
    const { words, wordBytes, wordStep, grams, gramBytes, gramStep } = this.compiled;
    this.index ??= { words: unpack(words, wordBytes, wordStep), grams: unpack(grams, gramBytes, gramStep) };
    return this.index;
  }
}

function unpack(list: string, bytes: string, step: number): Map<string, number> {
  const steps = new Int8Array(Buffer.from(bytes, 'base64'));
  return new Map(list.split('\n').map((word, at) => [word, (steps[at] ?? 0) * step]));
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Weights are learned from English texts: enough of its small words are among these. */
export const isEnglish = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ text }) => english.has(text)).length * 12 >= tokens.length;

const english = new Set(
  'the of to and for is are was were we our us my it its they them their he she his her you your that with at by from who which as or but not without so if when where have has'.split(
    ' ',
  ),
);
