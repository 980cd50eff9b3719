import { describe, expect, it } from 'vitest';
import { describeRemainingCharacters } from './remainingCharacters';

describe('describeRemainingCharacters', () => {
  it('returns undefined until 90 % are used', () => {
    expect(describeRemainingCharacters('a'.repeat(90), 100)).toBeUndefined();
    expect(describeRemainingCharacters('a'.repeat(91), 100)).toBe('9 characters left');
  });

  it('counts graphemes', () => {
    expect(describeRemainingCharacters('👩‍🚀'.repeat(20), 100)).toBeUndefined();
    expect(describeRemainingCharacters('👩‍🚀'.repeat(99), 100)).toBe('1 character left');
  });

  it('returns the excess of a text that is too long, and ignores surrounding space', () => {
    expect(describeRemainingCharacters('a'.repeat(1_102), 100)).toBe('1,002 characters too many');
    expect(describeRemainingCharacters(`  ${'a'.repeat(100)}\n`, 100)).toBe('0 characters left');
  });
});
