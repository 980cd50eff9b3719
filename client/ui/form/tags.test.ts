import { describe, expect, it } from 'vitest';
import { addTags } from './tags';

describe('addTags', () => {
  it('adds a tag per comma, and returns the unfinished rest', () => {
    expect(addTags([], 'sal', 20)).toEqual({ tags: [], rest: 'sal' });
    expect(addTags(['Design'], ' Sales ,Type', 20)).toEqual({ tags: ['Design', 'Sales'], rest: 'Type' });
    expect(addTags([], 'a, b ,, c,', 20)).toEqual({ tags: ['a', 'b', 'c'], rest: '' });
  });

  it('adds each tag once, case-insensitively', () => {
    expect(addTags(['Sales'], 'SALES,', 20)).toEqual({ tags: ['Sales'], rest: '' });
    expect(addTags([], 'Sales,sales,', 20)).toEqual({ tags: ['Sales'], rest: '' });
  });

  it('returns text beyond the maximum', () => {
    expect(addTags(['a', 'b'], 'c,d,e', 3)).toEqual({ tags: ['a', 'b', 'c'], rest: 'd, e' });
    expect(addTags(['a'], 'A,', 1)).toEqual({ tags: ['a'], rest: '' });
  });
});
