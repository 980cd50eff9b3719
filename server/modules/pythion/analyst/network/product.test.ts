import { expect, test } from 'vitest';
import { addProduct, addRow, keepHighest, keepPositive } from './product';

const numbers = (...values: number[]): Float64Array => Float64Array.from(values);

test('adds the product of a row and a matrix, whatever number of values is not 0', () => {
  const matrix = Float64Array.from({ length: 14 }, (_, at) => at + 1);
  for (const row of [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0, 0],
    [1, 0, 2, 3, 0, 4, 0],
    [1, 2, 3, 4, 5, 6, 7],
  ]) {
    const target = numbers(100, 200);
    addProduct(target, 0, 2, Float64Array.from(row), 0, row.length, matrix, 0);
    const product = (column: number): number =>
      row.reduce((sum, value, index) => sum + value * (matrix[index * 2 + column] ?? 0), 0);
    expect([...target]).toEqual([100 + product(0), 200 + product(1)]);
  }
});

test('reads and writes from the given places on', () => {
  const target = numbers(0, 0, 0, 0);
  addProduct(target, 2, 2, numbers(9, 1, 2, 9), 1, 2, numbers(9, 9, 1, 2, 3, 4), 2);
  expect([...target]).toEqual([0, 0, 7, 10]);
  addRow(target, 0, 2, Float32Array.from([9, 1, 2]), 1);
  expect([...target]).toEqual([1, 2, 7, 10]);
});

test('keeps what is positive, and the highest of each column', () => {
  const rows = numbers(-1, 4, 3, -2);
  keepPositive(rows);
  expect([...rows]).toEqual([0, 4, 3, 0]);
  const target = numbers(0, 0, 5);
  keepHighest(target, 0, 2, rows);
  expect([...target]).toEqual([3, 4, 5]);
});
