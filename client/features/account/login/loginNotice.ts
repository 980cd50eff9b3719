import { useEffect, useState } from 'react';

const notices = {
  accountDeleted:
    'Your account is closed, and nobody sees it any more. A link to keep it is in your mail; after 14 days everything is erased.',
  accountKept: 'Your account is back, as it was. Log in to go on.',
  passwordChosen: 'Password changed. Log in with the new one.',
};

export type LoginNotice = keyof typeof notices;

/** Why a session is over that was ended elsewhere, by the server's reason. */
const endings: Record<string, string> = {
  revoked: 'You were signed out from another device. Log in to go on.',
  password_changed: 'Your password was changed. Log in with the new one.',
  account_deleted: notices.accountDeleted,
};

/** What the login page says of a session that is over; undefined when there was none. */
export const describeSessionEnd = (sessionEnded: boolean, reason?: string): string | undefined =>
  (reason && endings[reason]) || (sessionEnded ? 'Session ended. Log in to go on.' : undefined);

let noted: string | undefined;
let show: ((notice: string) => void) | undefined;

/**
 * Leaves a word for the login page, which is about to open, or stands there already: when the server ends a session,
 * the page may learn of that before it learns that what it asked for is done.
 */
export function noteForLogin(notice: LoginNotice): void {
  noted = notices[notice];
  show?.(noted);
}

/** The word left for this visit to the login page; the next visit has none. */
export function useLoginNotice(): string | undefined {
  const [notice, setNotice] = useState(noted);
  useEffect(() => {
    show = setNotice;
    return () => {
      show = undefined;
      noted = undefined;
    };
  }, []);
  return notice;
}
