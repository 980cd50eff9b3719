/** The parts of a profile that others read first, in the order worth filling them in. */
export const steps = [
  { field: 'headline', action: 'Add headline', next: 'Add a headline', why: 'One line under your name on everything you write.' },
  { field: 'bio', action: 'Write bio', next: 'Write a bio', why: 'What you build and what you have learnt: people read it before they answer you.' },
  { field: 'location', action: 'Add place', next: 'Add your place', why: 'Many look for others nearby, or in the same time zone.' },
] as const;

export type Step = (typeof steps)[number];
export type StepField = Step['field'];

/**
 * What a profile still lacks.
 * @returns how many parts are there, and the next one to add; no next one when it is complete
 */
export function readCompleteness(profile: Record<StepField, string>): { done: number; next: Step | undefined } {
  const missing = steps.filter(({ field }) => profile[field].trim() === '');
  return { done: steps.length - missing.length, next: missing[0] };
}
