import { expect, test } from 'vitest';
import { returnPath } from './returnPath';

test.each([
  [{ from: '/post/7?a=1#c' }, '/post/7?a=1#c'],
  [{ from: '//evil.example' }, '/home'],
  [{ from: '/\\evil.example' }, '/home'],
  [{ from: 'https://evil.example' }, '/home'],
  [{ from: 7 }, '/home'],
  [null, '/home'],
  [undefined, '/home'],
])('%j leads to %s', (state, path) => expect(returnPath(state)).toBe(path));
