import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernel } from '../../../../../scripts/compileKernel.mjs';
import { addRow, allocate, ByteRows, keepHighest, keepPositive, Matrix, repeat, type Numbers } from './kernel';
import { kernelCode } from './kernel.generated';

function numbers(...values: number[]): Numbers {
  const result = allocate(values.length);
  result.set(values);
  return result;
}

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

test('was compiled from its source', async () => {
  expect(kernelCode).toBe(await compileKernel(readFileSync(new URL('kernel.wat', import.meta.url), 'utf8')));
});

test.for([1, 32, 33, 192])('adds the product of a row and a matrix of %i columns', (columns) => {
  const rows = 7;
  const values = Float64Array.from({ length: rows * columns }, (_, at) => Math.fround(Math.sin(at)));
  const matrix = new Matrix(values, rows);
  for (const row of [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0, 0],
    [1, 0, 2, 3, 0, -4, 0.1],
    [1, 2, 3, 4, 5, 6, 7],
  ]) {
    const target = allocate(matrix.columns + 2).fill(100);
    matrix.addProduct(target, 1, numbers(9, ...row), 1);
    const expected = range(columns).map((column) =>
      row.reduce(
        (sum, value, at) => Math.fround(sum + Math.fround(Math.fround(value) * (values[at * columns + column] ?? 0))),
        100,
      ),
    );
    // To the last bit, because the same text gives the same odds on any machine.
    expect([...target].slice(1, columns + 1)).toEqual(expected);
    expect([target[0], target.at(-1)]).toEqual([100, 100]);
  }
});

test('adds rows', () => {
  const target = allocate(34).fill(0.5);
  addRow(target, 1, 32, numbers(...range(64)), 32);
  expect([...target]).toEqual([0.5, ...range(32).map((at) => 32.5 + at), 0.5]);
});

test('keeps what is positive, and the highest of each column', () => {
  const rows = numbers(7, -1, 4, 3, -2, 8, -6, 1, 0, -7);
  keepPositive(rows, 1, 8);
  expect([...rows]).toEqual([7, 0, 4, 3, 0, 8, 0, 1, 0, -7]);
  const target = numbers(9, 0, 5, 2, 1, 9);
  keepHighest(target, 1, 4, rows, 1, 2);
  expect([...target]).toEqual([9, 8, 5, 3, 1, 9]);
});

test.for([1, 16, 41])('adds the sum of rows of %i bytes', (width) => {
  const values = Int8Array.from({ length: 5 * width }, (_, at) => (at * 37) % 256);
  const rows = new ByteRows(values, width, 2);
  const chosen = [4, 0, 4, 3, 1];
  const padded = Math.ceil(width / 16) * 16;
  const target = allocate(padded + 1).fill(3);
  rows.addSum(target, chosen, 0.5);
  const expected = range(width).map((column) =>
    chosen.reduce((sum, row) => sum + 0.5 * (values[row * width + column] ?? 0), 3),
  );
  expect([...target].slice(0, width)).toEqual(expected);
  expect([...target].slice(width)).toEqual(Array(padded + 1 - width).fill(3));
});

test('fills rows', () => {
  const target = numbers(...range(13));
  repeat(target, numbers(5, 6, 7, 8), 3);
  expect([...target]).toEqual([5, 6, 7, 8, 5, 6, 7, 8, 5, 6, 7, 8, 12]);
});

test('has no more memory than its module', () => {
  expect(() => allocate(2 ** 25)).toThrow(RangeError);
});
