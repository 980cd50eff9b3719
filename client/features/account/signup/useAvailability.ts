import { useEffect, useState } from 'react';
import { callApi, type CallResult } from '../../../api/rest';

/** `refused`: nobody can have it, and why. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | { refused: string };

const debounceMs = 400;
const couldBeUsername = /^[a-z0-9_][a-z0-9_.-]{1,28}[a-z0-9_]$/;
const couldBeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Both calls say 404 for what nobody has; anything else but an answer is no news. */
function read({ data, error }: CallResult<unknown>): Availability {
  const refused = error?.fields?.username;
  if (refused) return { refused };
  if (error) return error.status === 404 ? 'free' : 'unknown';
  return data === undefined ? 'unknown' : 'taken';
}

const checkUsername = (name: string) =>
  callApi(`/profile/username/${encodeURIComponent(name)}`, { fallback: 'Failed to check the username' });
const checkEmail = (email: string) =>
  callApi('/auth/check-email', { method: 'POST', json: { email }, fallback: 'Failed to check the address' });

/** Asks once typing pauses, and only about what could be meant. An answer that comes late is dropped. */
function useAvailability(
  typed: string,
  couldBe: RegExp,
  check: (value: string) => Promise<CallResult<unknown>>,
): Availability {
  const value = typed.trim().toLowerCase();
  const [known, setKnown] = useState<{ value: string; availability: Availability }>();
  const isAsked = couldBe.test(value);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const availability = read(await check(value));
      if (isCurrent) setKnown({ value, availability });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, isAsked, check]);
  if (!isAsked) return 'unknown';
  return known?.value === value ? known.availability : 'checking';
}

export const useUsernameAvailability = (typed: string): Availability =>
  useAvailability(typed, couldBeUsername, checkUsername);
export const useEmailAvailability = (typed: string): Availability => useAvailability(typed, couldBeEmail, checkEmail);
