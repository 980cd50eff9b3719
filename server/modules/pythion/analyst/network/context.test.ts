import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readClaims } from '../claims/readClaims';
import { readText } from '../text/readText';
import { ContextLayer, statedAlone } from './context';
import { networkHash } from './contextLayer.generated';
import { contextRows } from './contextRows';
import { readSentenceOdds } from './sentenceOdds';
import type { Odds } from './statementNetwork';

const rowOf = (...values: number[]): Float64Array => Float64Array.from(values);

test('a row has the highest and the mean of what the others state', () => {
  const rows = contextRows([rowOf(0.9, 0), rowOf(0.3, 0.5), rowOf(0.1, 0.7)]);
  const [first, second] = rows.map((row) => [...row].map((value) => Math.round(value * 100) / 100));
  expect(first).toEqual([0.9, 0, 0.3, 0.7, 0.2, 0.6, 1]);
  expect(second).toEqual([0.3, 0.5, 0.9, 0.7, 0.5, 0.35, 1]);
});

test('two sentences with equal odds count for each other', () => {
  expect([...(contextRows([rowOf(0.9), rowOf(0.9)])[0] ?? [])]).toEqual([0.9, 0.9, 0.9, 1]);
});

test('a sentence alone has nothing beside it', () => {
  expect([...(contextRows([rowOf(0.9)])[0] ?? [])]).toEqual([0.9, 0, 0, 0]);
});

test('what the others state may be left out', () => {
  const [first] = contextRows([rowOf(0.5), rowOf(0.9)], [rowOf(0.5), rowOf(0)]);
  expect([...(first ?? [])]).toEqual([0.5, 0, 0, 1]);
});

test('reads the same inner sums as from the rows that the layer is trained with', () => {
  const columns = 3;
  const texts = [
    [rowOf(0.9, 0), rowOf(0.3, 0.5), rowOf(0.1, 0.7)],
    [rowOf(0.9, 0.2), rowOf(0.9, 0.2)],
    [rowOf(0.4, 0.6)],
  ];
  for (const sentences of texts) {
    const rows = contextRows(sentences);
    const context = Float64Array.from({ length: (rows[0]?.length ?? 0) * columns }, (_, at) => ((at * 7) % 11) - 5);
    const contextBias = rowOf(1, -2, 3);
    const layer = new ContextLayer({ context, contextBias, contextOutput: rowOf(1, 1, 1) });
    const readInner = layer.innerReader(sentences);
    for (const [index, own] of sentences.entries()) {
      const row = rows[index] ?? rowOf();
      const inner = readInner(own);
      for (const [column, bias] of contextBias.entries()) {
        const product = row.reduce((sum, value, at) => sum + value * (context[at * columns + column] ?? 0), bias);
        expect(inner[column]).toBeCloseTo(product, 5);
      }
    }
  }
});

test('the layer was trained on the network that it reads with', () => {
  const compiled = readFileSync(new URL('statementNetwork.generated.ts', import.meta.url));
  expect(networkHash).toBe(createHash('sha256').update(compiled).digest('hex'));
});

test('scales units by 0.3', () => {
  expect([...statedAlone({ odds: rowOf(0.5), units: Float32Array.of(1, 2) })]).toEqual([0.5, 0.3, 0.6]);
});

/** What a sentence of a text states. */
function read(sentences: readonly string[], sentence: string): { alone?: Odds; inContext?: Odds } {
  const { clauses } = readText(sentences.join(' '));
  const { alone, inContext } = readSentenceOdds(clauses, readClaims(clauses), 'en');
  const at = sentences.indexOf(sentence);
  return { alone: [...alone.values()][at], inContext: [...inContext.values()][at] };
}

const group = 'Bakers in Leeds throw away a tenth of their bread every evening.';
const paid = 'Nine were already paying for help with it.';
const unbuilt = 'No app yet, just drawings on paper.';

test('the order of sentences counts for nothing', () => {
  const { inContext: before } = read([group, paid, unbuilt], paid);
  const { inContext: after } = read([unbuilt, paid, group], paid);
  expect(before?.paidPrice).toBeDefined();
  for (const [label, odds] of Object.entries(before ?? {})) expect(after?.[label as keyof Odds]).toBeCloseTo(odds, 9);
});

test('what stands around a sentence counts for what it states beside the others, and not for what it states alone', () => {
  const whole = read([group, paid, unbuilt], paid);
  const single = read([paid], paid);
  expect(whole.alone).toEqual(single.alone);
  expect(whole.inContext?.paidPrice).not.toBe(single.inContext?.paidPrice);
});
