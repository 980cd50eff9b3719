import type { Report } from './useProfileCheck';

const countOf = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** The outcome of a check or repair in a sentence or two. */
export function describeReport({ isSound, missing, broken, repaired = 0 }: Report): string {
  const before = repaired > 0 ? `${countOf(repaired)} repaired. ` : '';
  if (!isSound)
    return `${before}${countOf(broken.length)} in your profile ${broken.length === 1 ? 'is' : 'are'} broken.`;
  if (missing.length === 0) return `${before}Your profile is complete and nothing in it is broken.`;
  return `${before}Nothing in your profile is broken. ${countOf(missing.length)} could still be added.`;
}
