import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readClaims } from '../claims/readClaims';
import { readText } from '../text/readText';
import { statementFeatures } from './features';
import { statementLabels } from './labels';
import { readOdds, type Odds } from './statementNetwork';
import { compiledContext } from './contextLayer.generated';
import { compiledNetwork } from './statementNetwork.generated';

function oddsOf(sentence: string): Odds {
  const { clauses } = readText(sentence);
  const [odds] = readOdds([statementFeatures(clauses, readClaims(clauses), 'en')]).alone;
  if (!odds) throw new Error(`Nothing was read in “${sentence}”.`);
  return odds;
}

test('an amount that is written in another way changes nothing', () => {
  const [sign, code, word] = ['€90', '90 EUR', '90 euros'].map((amount) =>
    oddsOf(`Eleven driving schools paid us ${amount} a month.`),
  );
  expect(code).toEqual(sign);
  expect(word).toEqual(sign);
});

test('has an output for each label, and a row for each name', () => {
  const { shape, tables, layers } = compiledNetwork;
  const unzip = (packed: string): Buffer => brotliDecompressSync(Buffer.from(packed, 'base64'));
  const bytes = (packed: string): number => unzip(packed).length;
  const rows = (names: string): number => unzip(names).toString().split('\n').length;
  expect(bytes(layers.outputBias.bytes)).toBe(2 * statementLabels.length);
  expect(bytes(layers.output.bytes)).toBe(2 * (shape.filters * 2 + shape.units) * statementLabels.length);
  expect(bytes(tables.bag.bytes)).toBe(rows(tables.bag.names) * statementLabels.length);
  expect(bytes(tables.words.bytes)).toBe(rows(tables.words.names) * shape.width);
  expect(bytes(tables.marks.bytes)).toBe(rows(tables.marks.names) * shape.width);
  const units = bytes(compiledContext.contextBias.bytes) / 2;
  expect(bytes(compiledContext.context.bytes)).toBe(2 * units * (3 * (statementLabels.length + shape.units) + 1));
  expect(bytes(compiledContext.contextOutput.bytes)).toBe(2 * units * statementLabels.length);
});
