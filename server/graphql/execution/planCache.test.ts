import { expect, test } from 'vitest';
import { PlanCache } from './planCache';

test('evicts the least recently used plan', () => {
  const cache = new PlanCache<number>(2);
  cache.set('{ a }', null, 1);
  cache.set('{ b }', null, 2);
  expect(cache.get('{ a }', undefined)).toBe(1);
  cache.set('{ c }', null, 3);
  expect(['{ a }', '{ b }', '{ c }'].map((query) => cache.get(query, null))).toEqual([1, undefined, 3]);
});

test('separates the operations of a document', () => {
  const cache = new PlanCache<number>();
  cache.set('query A { a } query B { b }', 'A', 1);
  expect(cache.get('query A { a } query B { b }', 'A')).toBe(1);
  expect(cache.get('query A { a } query B { b }', 'B')).toBeUndefined();
  expect(cache.get('query A { a } query B { b }', null)).toBeUndefined();
});

test('does not cache documents of more than 10,000 characters', () => {
  const cache = new PlanCache<number>();
  const query = `{ a }${' '.repeat(10_000)}`;
  cache.set(query, null, 1);
  expect(cache.get(query, null)).toBeUndefined();
});
