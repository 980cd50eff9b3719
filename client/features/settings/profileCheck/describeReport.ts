import type { ProfileCheckResult } from './useProfileCheck';

const formatThingCount = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** @returns the result of a check or repair in one or two sentences */
export function describeReport({ isSound, missing, broken, repaired = 0 }: ProfileCheckResult): string {
  const prefix = repaired > 0 ? `${formatThingCount(repaired)} repaired. ` : '';
  if (!isSound)
    return `${prefix}${formatThingCount(broken.length)} in your profile ${broken.length === 1 ? 'is' : 'are'} broken.`;
  if (missing.length === 0) return `${prefix}Your profile is complete and nothing in it is broken.`;
  return `${prefix}Nothing in your profile is broken. ${formatThingCount(missing.length)} could still be added.`;
}
