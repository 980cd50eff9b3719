import { expect, test } from 'vitest';
import { memoise } from './memoise';

test('reads each object once, whatever is read in it', () => {
  let count = 0;
  const read = memoise(({ name }: { name: string }) => {
    count++;
    return name || undefined;
  });
  const [named, unnamed] = [{ name: 'a' }, { name: '' }];
  expect([read(named), read(named), read(unnamed), read(unnamed)]).toEqual(['a', 'a', undefined, undefined]);
  expect(count).toBe(2);
  expect(read({ name: 'b' })).toBe('b');
});

test('reads a copy of an object anew', () => {
  const read = memoise(({ name }: { name: string }) => name);
  const first = { name: 'a' };
  expect(read(first)).toBe('a');
  expect(read({ ...first, name: 'b' })).toBe('b');
});

test('reads an object with functions that were memoised after its first reading', () => {
  const subject = { name: 'a' };
  expect(memoise(({ name }: { name: string }) => name)(subject)).toBe('a');
  const [second, third] = [1, 2].map((count) => memoise(({ name }: { name: string }) => name.repeat(count)));
  expect([third!(subject), second!(subject)]).toEqual(['aa', 'a']);
});
