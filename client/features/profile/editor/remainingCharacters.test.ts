import { describe, expect, it } from 'vitest';
import { describeRoom } from './remainingCharacters';

describe('describeRoom', () => {
  it('is silent until nine tenths are used', () => {
    expect(describeRoom('a'.repeat(90), 100)).toBeUndefined();
    expect(describeRoom('a'.repeat(91), 100)).toBe('9 characters left');
  });

  it('counts what a reader counts', () => {
    expect(describeRoom('👩‍🚀'.repeat(20), 100)).toBeUndefined();
    expect(describeRoom('👩‍🚀'.repeat(99), 100)).toBe('1 character left');
  });

  it('says by how much a text is too long, and does not count space around it', () => {
    expect(describeRoom('a'.repeat(1_102), 100)).toBe('1,002 characters too many');
    expect(describeRoom(`  ${'a'.repeat(100)}\n`, 100)).toBe('0 characters left');
  });
});
