import { describe, expect, it } from 'vitest';
import { addTags } from './tags';

describe('addTags', () => {
  it('ends a tag at each comma, and leaves what is still being typed', () => {
    expect(addTags([], 'sal', 20)).toEqual({ tags: [], rest: 'sal' });
    expect(addTags(['Design'], ' Sales ,Type', 20)).toEqual({ tags: ['Design', 'Sales'], rest: 'Type' });
    expect(addTags([], 'a, b ,, c,', 20)).toEqual({ tags: ['a', 'b', 'c'], rest: '' });
  });

  it('takes each only once, whatever its case', () => {
    expect(addTags(['Sales'], 'SALES,', 20)).toEqual({ tags: ['Sales'], rest: '' });
    expect(addTags([], 'Sales,sales,', 20)).toEqual({ tags: ['Sales'], rest: '' });
  });

  it('keeps what there is no room for', () => {
    expect(addTags(['a', 'b'], 'c,d,e', 3)).toEqual({ tags: ['a', 'b', 'c'], rest: 'd, e' });
    expect(addTags(['a'], 'A,', 1)).toEqual({ tags: ['a'], rest: '' });
  });
});
