import { describe, expect, it } from 'vitest';
import { readCompleteness } from './completeness';

describe('readCompleteness', () => {
  it('names the first part that is missing, and counts the others', () => {
    expect(readCompleteness({ headline: '', bio: 'Baker.', location: '' })).toMatchObject({ done: 1, next: { field: 'headline' } });
    expect(readCompleteness({ headline: 'Payroll', bio: 'Baker.', location: ' ' })).toMatchObject({ done: 2, next: { field: 'location' } });
  });

  it('has no next step for a complete profile', () => {
    expect(readCompleteness({ headline: 'Payroll', bio: 'Baker.', location: 'Lisbon' })).toEqual({ done: 3, next: undefined });
  });
});
