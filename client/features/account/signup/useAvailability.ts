import { useEffect, useState } from 'react';
import { callApi, type CallResult } from '../../../api/rest';
import { emailRule, usernameRule, type FieldRule } from '../form/fieldRules';

/** `rejection`: the reason why the value is not allowed at all. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | { rejection: string };

const debounceMs = 400;

/** Both endpoints return 404 for a free value; other errors leave the availability unknown. */
function toAvailability({ data, error }: CallResult<unknown>): Availability {
  const rejection = error?.fields?.username;
  if (rejection) return { rejection };
  if (error) return error.status === 404 ? 'free' : 'unknown';
  return data === undefined ? 'unknown' : 'taken';
}

const checkUsername = (name: string) =>
  callApi(`/profile/username/${encodeURIComponent(name)}`, { fallback: 'Couldn’t check this username.' });
const checkEmail = (email: string) =>
  callApi('/auth/check-email', { method: 'POST', json: { email }, fallback: 'Couldn’t check this email.' });

/** Checks availability, debounced, for values that pass the rule. Late responses for other values are dropped. */
function useAvailability(
  typed: string,
  rule: FieldRule,
  check: (value: string) => Promise<CallResult<unknown>>,
): Availability {
  const value = typed.trim().toLowerCase();
  const [result, setResult] = useState<{ value: string; availability: Availability }>();
  const isCheckable = rule(value) === undefined;
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
  useAvailability(typed, usernameRule, checkUsername);
export const useEmailAvailability = (typed: string): Availability => useAvailability(typed, emailRule, checkEmail);
