import { describe, expect, it } from 'vitest';
import { readCompleteness } from './completeness';

const nothing = { avatarUrl: null, headline: '', bio: '', location: '', skills: [], lookingFor: [] };
const everything = {
  avatarUrl: '/media/profile/1.webp',
  headline: 'Payroll',
  bio: 'Baker.',
  location: 'Lisbon',
  skills: ['Sales'],
  lookingFor: ['TEAM'],
};

describe('readCompleteness', () => {
  it('begins with the face', () => {
    expect(readCompleteness(nothing)).toMatchObject({ done: 0, next: { field: 'avatarUrl' } });
  });

  it('names the first part that is missing, and counts the others', () => {
    expect(readCompleteness({ ...everything, headline: '', skills: [] })).toMatchObject({
      done: 4,
      next: { field: 'headline' },
    });
    expect(readCompleteness({ ...everything, location: ' ' })).toMatchObject({ done: 5, next: { field: 'location' } });
    expect(readCompleteness({ ...everything, lookingFor: [] })).toMatchObject({
      done: 5,
      next: { field: 'lookingFor' },
    });
  });

  it('has no next step for a complete profile', () => {
    expect(readCompleteness(everything)).toEqual({ done: 6, next: undefined });
  });
});
