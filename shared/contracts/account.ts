export type SessionEndReason = 'logged_out' | 'reused' | 'password_changed' | 'revoked' | 'account_deleted';

declare module './events' {
  interface EventPayloads {
    /** An account was deleted: open pages remove its person and their content. */
    'account.hidden': { id: string };
    /** A session ended: its access tokens and sockets end with it. */
    'session.ended': { sessionId: string; reason: SessionEndReason };
  }
}

/** Lengths in graphemes. */
export const accountLimits = { username: { min: 3, max: 30 }, password: { min: 8, max: 128 } } as const;
