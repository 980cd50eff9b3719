/** Fields that complete a profile, most important first. */
export const steps = [
  {
    field: 'avatarUrl',
    action: 'Add picture',
    next: 'Add a picture',
    why: 'People remember a face, and answer one sooner.',
  },
  {
    field: 'headline',
    action: 'Add headline',
    next: 'Add a headline',
    why: 'One line under your name on everything you write.',
  },
  {
    field: 'bio',
    action: 'Write bio',
    next: 'Write a bio',
    why: 'What you build and what you have learnt: people read it before they answer you.',
  },
  { field: 'skills', action: 'Add skills', next: 'Name your skills', why: 'They bring you to people who need them.' },
  {
    field: 'lookingFor',
    action: 'Say what you look for',
    next: 'Say what you are looking for',
    why: 'So that others can offer it.',
  },
  {
    field: 'location',
    action: 'Add place',
    next: 'Add your place',
    why: 'Many look for others nearby, or in the same time zone.',
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
