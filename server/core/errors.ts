import { formatWait } from './formatWait';

/** Every error code of the API, with its HTTP status. REST and GraphQL share this table. */
export const statusByCode = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  OVERFLOW: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof statusByCode;

/** Message for each field that is wrong, by the input's own field name. */
export type FieldMessages = Record<string, string>;

/** What is wrong with one value of a large input. `code` is for programs, and its values are those of the input. */
export type InputIssue = { path: string; code: string; message: string };

/** An error that the client may see: services throw it, each transport formats it in its own way. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: FieldMessages;
      /** Sent as `fields`, instead of them. */ issues?: readonly InputIssue[];
      retryAfterSeconds?: number;
      /** Why a session ended: a SessionEndReason. */ reason?: string;
      /** Methods that the path supports. */ allowed?: readonly string[];
    } = {},
  ) {
    super(message);
  }

  get status(): number {
    return statusByCode[this.code];
  }
}

/** @param reason why a session ended, where the client may know */
export const unauthenticated = (message = 'Log in to continue.', reason?: string) =>
  new AppError('UNAUTHENTICATED', message, { reason });
export const forbidden = (message: string) => new AppError('FORBIDDEN', message);

/** The error for missing and for hidden rows: callers cannot distinguish the two. */
export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found.`);

/** The value, or null when it is missing or hidden. */
export const nullIfNotFound = <T>(value: Promise<T>): Promise<T | null> =>
  value.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });

/** @param allowed methods that the path supports */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new AppError('METHOD_NOT_ALLOWED', `Use ${allowed.join(', ')} for this address.`, { allowed });

/** @param fields message by field; the first one is also the error's message */
export const badInput = (fields: FieldMessages) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'The input isn’t valid.', { fields });
/** @param issues everything that is wrong; the first message is also the error's */
export const invalidInput = (issues: readonly InputIssue[]) =>
  new AppError('BAD_USER_INPUT', issues[0]?.message ?? 'The input isn’t valid.', { issues });
export const conflict = (fields: FieldMessages) =>
  new AppError('CONFLICT', Object.values(fields)[0] ?? 'Already exists.', { fields });
/** @param what names the limit: "Too many attempts" */
export const rateLimited = (retryAfterSeconds: number, what = 'Too many attempts') =>
  new AppError('RATE_LIMITED', `${what}. Try again in ${formatWait(retryAfterSeconds)}.`, { retryAfterSeconds });
export const unavailable = () =>
  new AppError('UNAVAILABLE', 'Venturion is temporarily unavailable. Try again in a moment.', {
    retryAfterSeconds: 2,
  });

const connectionCodes = /^(08|57P|53|40P01|40001|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|25P03)/;
const connectionMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|canceling statement due to statement timeout|not queryable/i;

/** The wrapped error. The ORM, GraphQL and plain errors each use a different property. */
const innerError = (error: Error & { originalError?: unknown; previous?: unknown }) =>
  error.cause ?? error.originalError ?? error.previous;

/**
 * Turns any thrown value into an AppError, translating the database's own codes.
 * @returns undefined for unexpected errors: the caller logs them and answers INTERNAL
 */
export function toAppError(error: unknown): AppError | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = innerError(cause), depth++) {
    if (cause instanceof AppError) return cause;
    const code = String((cause as { code?: unknown }).code ?? '');
    if (code === '23505') return new AppError('CONFLICT', 'This already exists.');
    if (code === '23503') return new AppError('NOT_FOUND', 'The item this belongs to no longer exists.');
    if (code === '22P02' || code === '22021' || code === '22P05')
      return new AppError('BAD_USER_INPUT', 'The input contains an invalid value.');
    if (connectionCodes.test(code) || connectionMessages.test(cause.message)) return unavailable();
  }
  return undefined;
}
