export type SessionEndReason =
  | 'logged_out'
  | 'reused'
  | 'password_changed'
  | 'revoked'
  | 'account_deleted'
  | 'session_limit';

/** Reasons that the client receives, because another session or the owner's action elsewhere ended this one. */
export const publicEndReasons = ['revoked', 'password_changed', 'account_deleted', 'session_limit'] as const;

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

/** Lowercase letters, digits and _, with . or - inside. */
export const usernamePattern = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/;

const { username, password } = accountLimits;

/** Validation errors that a form shows before it is sent, and the server returns. */
export const accountErrors = {
  email: 'Enter a valid email.',
  usernameTooShort: `Usernames need at least ${username.min} characters.`,
  usernameTooLong: `Usernames can have up to ${username.max} characters.`,
  usernameCharacters: 'Use only letters a–z, numbers and underscores. Periods and hyphens are OK in the middle.',
  passwordTooShort: `Passwords need at least ${password.min} characters.`,
  passwordTooLong: `Passwords can have up to ${password.max} characters.`,
} as const;

/** Active sessions per person. Signing in once more ends the least recently used one. */
export const maxSessions = 100;
