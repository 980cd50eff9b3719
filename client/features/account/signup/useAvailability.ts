import { useEffect, useState } from 'react';
import { accountLimits } from '../../../../shared/contracts/account';
import { callApi, type CallResult } from '../../../api/rest';

/** `rejection`: the reason why the value is not allowed at all. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | { rejection: string };

const debounceMs = 400;
// The pattern fixes the first and the last character, hence the 2.
const usernamePattern = new RegExp(
  `^[a-z0-9_][a-z0-9_.-]{${accountLimits.username.min - 2},${accountLimits.username.max - 2}}[a-z0-9_]$`,
);
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Both endpoints return 404 for a free value; other errors leave the availability unknown. */
function toAvailability({ data, error }: CallResult<unknown>): Availability {
  const rejection = error?.fields?.username;
  if (rejection) return { rejection };
  if (error) return error.status === 404 ? 'free' : 'unknown';
  return data === undefined ? 'unknown' : 'taken';
}

const checkUsername = (name: string) =>
  callApi(`/profile/username/${encodeURIComponent(name)}`, { fallback: 'Failed to check the username' });
const checkEmail = (email: string) =>
  callApi('/auth/check-email', { method: 'POST', json: { email }, fallback: 'Failed to check the address' });

/** Checks availability, debounced, for values that match the pattern. Late responses for other values are dropped. */
function useAvailability(
  typed: string,
  pattern: RegExp,
  check: (value: string) => Promise<CallResult<unknown>>,
): Availability {
  const value = typed.trim().toLowerCase();
  const [result, setResult] = useState<{ value: string; availability: Availability }>();
  const isCheckable = pattern.test(value);
  useEffect(() => {
    if (!isCheckable) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const availability = toAvailability(await check(value));
      if (isCurrent) setResult({ value, availability });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, isCheckable, check]);
  if (!isCheckable) return 'unknown';
  return result?.value === value ? result.availability : 'checking';
}

export const useUsernameAvailability = (typed: string): Availability =>
  useAvailability(typed, usernamePattern, checkUsername);
export const useEmailAvailability = (typed: string): Availability => useAvailability(typed, emailPattern, checkEmail);
