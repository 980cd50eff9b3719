import type { ProfileCheckResult } from './useProfileCheck';

const formatProblemCount = (count: number) => (count === 1 ? '1 problem' : `${count} problems`);

/** @returns the result of a check or repair in one or two sentences */
export function describeReport({ isSound, missing, broken, repaired = 0 }: ProfileCheckResult): string {
  const prefix = repaired > 0 ? `${formatProblemCount(repaired)} fixed. ` : '';
  if (!isSound) return `${prefix}${formatProblemCount(broken.length)} found in your profile.`;
  if (missing.length === 0) return `${prefix}Your profile is complete. No problems found.`;
  return `${prefix}No problems found. You can still add ${missing.length} ${missing.length === 1 ? 'detail' : 'details'}.`;
}
