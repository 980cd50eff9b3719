import { describe, expect, it } from 'vitest';
import { getCompleteness } from './completeness';

const emptyProfile = { avatarUrl: null, headline: '', bio: '', location: '', skills: [], lookingFor: [] };
const completeProfile = {
  avatarUrl: '/media/profile/1.webp',
  headline: 'Payroll',
  bio: 'Baker.',
  location: 'Lisbon',
  skills: ['Sales'],
  lookingFor: ['TEAM'],
};

describe('getCompleteness', () => {
  it('starts with the picture', () => {
    expect(getCompleteness(emptyProfile)).toMatchObject({ done: 0, next: { field: 'avatarUrl' } });
  });

  it('returns the first missing step and the number of completed ones', () => {
    expect(getCompleteness({ ...completeProfile, headline: '', skills: [] })).toMatchObject({
      done: 4,
      next: { field: 'headline' },
    });
    expect(getCompleteness({ ...completeProfile, location: ' ' })).toMatchObject({
      done: 5,
      next: { field: 'location' },
    });
    expect(getCompleteness({ ...completeProfile, lookingFor: [] })).toMatchObject({
      done: 5,
      next: { field: 'lookingFor' },
    });
  });

  it('returns no next step for a complete profile', () => {
    expect(getCompleteness(completeProfile)).toEqual({ done: 6, next: undefined });
  });
});
