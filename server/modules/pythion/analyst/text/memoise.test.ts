import { expect, test } from 'vitest';
import { keepReadings, memoise } from './memoise';

/** A memoised function and how often it was computed. */
function counted() {
  let count = 0;
  const read = memoise(({ name }: { name: string }) => {
    count++;
    return name || undefined;
  });
  return { read, count: () => count };
}

test('reads an object whose readings are kept once, whatever is read in it', () => {
  const { read, count } = counted();
  const [named, unnamed] = [keepReadings({ name: 'a' }), keepReadings({ name: '' })];
  expect([read(named), read(named), read(unnamed), read(unnamed)]).toEqual(['a', 'a', undefined, undefined]);
  expect(count()).toBe(2);
});

test('reads any other object each time', () => {
  const { read, count } = counted();
  const part = { name: 'a' };
  expect([read(part), read(part)]).toEqual(['a', 'a']);
  expect(count()).toBe(2);
});

test('reads a copy of an object anew', () => {
  const read = memoise(({ name }: { name: string }) => name);
  const first = keepReadings({ name: 'a' });
  expect(read(first)).toBe('a');
  expect(read({ ...first, name: 'b' })).toBe('b');
});

test('reads an object with functions that were memoised after its first reading', () => {
  const subject = keepReadings({ name: 'a' });
  expect(memoise(({ name }: { name: string }) => name)(subject)).toBe('a');
  const [second, third] = [1, 2].map((count) => memoise(({ name }: { name: string }) => name.repeat(count)));
  expect([third!(subject), second!(subject)]).toEqual(['aa', 'a']);
});
