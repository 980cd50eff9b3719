import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernel } from '../../../../../scripts/compileKernel.mjs';
import { addRow, allocate, allocateRows, keepHighest, keepPositive, Matrix, type Numbers } from './kernel';
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

test.for([1, 16, 33, 192])('adds the product of a row and a matrix of %i columns', (columns) => {
  const rows = 7;
  const values = Float64Array.from({ length: rows * columns }, (_, at) => Math.sin(at));
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
      row.reduce((sum, value, at) => sum + value * (values[at * columns + column] ?? 0), 100),
    );
    // To the last bit, because the same text gives the same odds on any machine.
    expect([...target].slice(1, columns + 1)).toEqual(expected);
    expect([target[0], target.at(-1)]).toEqual([100, 100]);
  }
});

test('adds rows of 32-bit numbers', () => {
  const rows = allocateRows(32);
  rows.set(range(32));
  const target = allocate(18).fill(0.5);
  addRow(target, 1, 16, rows, 16);
  expect([...target]).toEqual([0.5, ...range(16).map((at) => 16.5 + at), 0.5]);
});

test('keeps what is positive, and the highest of each column', () => {
  const rows = numbers(7, -1, 4, 3, -2, -7);
  keepPositive(rows, 1, 4);
  expect([...rows]).toEqual([7, 0, 4, 3, 0, -7]);
  const target = numbers(9, 0, 5, 9);
  keepHighest(target, 1, 2, rows, 1, 2);
  expect([...target]).toEqual([9, 3, 5, 9]);
});

test('has no more memory than its module', () => {
  expect(() => allocate(2 ** 24)).toThrow(RangeError);
});
