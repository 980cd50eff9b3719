import { useEffect, useState } from 'react';

const notices = {
  accountDeleted:
    'Your account is closed, and nobody sees it any more. A link to keep it is in your mail; after 14 days everything is erased.',
  accountRestored: 'Your account is back, as it was. Log in to go on.',
  passwordReset: 'Password changed. Log in with the new one.',
};

export type LoginNotice = keyof typeof notices;

/** Messages for sessions that ended elsewhere, by the server's reason. */
const sessionEndMessages: Record<string, string> = {
  revoked: 'You were signed out from another device. Log in to go on.',
  password_changed: 'Your password was changed. Log in with the new one.',
  session_limit: 'You’re signed in on many devices, so the one used longest ago was signed out. Log in again.',
  account_deleted: notices.accountDeleted,
};

/** @returns the message about an ended session; undefined when none ended */
export const describeSessionEnd = (sessionEnded: boolean, reason?: string): string | undefined =>
  (reason && sessionEndMessages[reason]) || (sessionEnded ? 'Session ended. Log in to go on.' : undefined);

let pendingNotice: string | undefined;
let showNotice: ((notice: string) => void) | undefined;

/**
 * Sets the notice of the login page, which opens next or is open already: the live event that ends a session can arrive
 * before the response to the request that caused it.
 */
export function setLoginNotice(notice: LoginNotice): void {
  pendingNotice = notices[notice];
  showNotice?.(pendingNotice);
}

/** @returns the notice set for this visit to the login page; unmounting clears it */
export function useLoginNotice(): string | undefined {
  const [notice, setNotice] = useState(pendingNotice);
  useEffect(() => {
    showNotice = setNotice;
    return () => {
      showNotice = undefined;
      pendingNotice = undefined;
    };
  }, []);
  return notice;
}
