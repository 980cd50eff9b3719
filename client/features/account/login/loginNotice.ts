import { useEffect, useState } from 'react';

const notices = {
  accountDeleted:
    'Your account has been deleted. To undo this, use the link we emailed you within 14 days. After that, everything is erased.',
  accountRestored: 'Your account has been restored. Log in to continue.',
  passwordReset: 'Password changed. Log in with your new password.',
};

export type LoginNotice = keyof typeof notices;

/** Messages for sessions that ended elsewhere, by the server's reason. */
const sessionEndMessages: Record<string, string> = {
  revoked: 'You were logged out from another device. Log in to continue.',
  password_changed: 'Your password was changed. Log in with your new password.',
  session_limit:
    'You’re logged in on too many devices, so we logged out the one you hadn’t used for the longest. Log in to continue.',
  account_deleted: notices.accountDeleted,
};

/** @returns the message about an ended session; undefined when none ended */
export const describeSessionEnd = (sessionEnded: boolean, reason?: string): string | undefined =>
  (reason && sessionEndMessages[reason]) || (sessionEnded ? 'Your session ended. Log in to continue.' : undefined);

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
