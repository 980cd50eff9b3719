/** Fields that complete a profile, most important first. */
export const steps = [
  {
    field: 'avatarUrl',
    action: 'Add picture',
    next: 'Add a picture',
    why: 'Profiles with a picture are easier to recognise and trust.',
  },
  {
    field: 'headline',
    action: 'Add headline',
    next: 'Add a headline',
    why: 'A short line shown below your name on everything you post.',
  },
  {
    field: 'bio',
    action: 'Write bio',
    next: 'Write a bio',
    why: 'Tell people what you’re building and what you’ve learned.',
  },
  { field: 'skills', action: 'Add skills', next: 'Add your skills', why: 'Help people who need your skills find you.' },
  {
    field: 'lookingFor',
    action: 'Add what you’re looking for',
    next: 'Add what you’re looking for',
    why: 'Help the right people find you.',
  },
  {
    field: 'location',
    action: 'Add location',
    next: 'Add your location',
    why: 'Help people nearby or in your time zone find you.',
  },
] as const;

export type Step = (typeof steps)[number];
export type StepField = Step['field'];

const isEmpty = (value: string | readonly string[] | null) =>
  value === null || (typeof value === 'string' ? value.trim() : value).length === 0;

/**
 * @returns the number of completed steps and the next step; undefined when the profile is complete
 */
export function getCompleteness(profile: Record<StepField, string | readonly string[] | null>): {
  done: number;
  next: Step | undefined;
} {
  const missing = steps.filter(({ field }) => isEmpty(profile[field]));
  return { done: steps.length - missing.length, next: missing[0] };
}
