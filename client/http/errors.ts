/** A failed call as the interface sees it, for REST and GraphQL alike. Branch on `code`, show `message`. */
export type CallError = {
  message: string;
  /** One of the server's published codes; absent without a readable response. */
  code?: string;
  /** Error message by field name. */
  fields?: Record<string, string>;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
  /** HTTP status; absent without a response, and in GraphQL. */
  status?: number;
  /** Why the session ended, when the server reports it. */
  reason?: string;
  /** Request id, which the server logs. */
  requestId?: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Filters the string entries of `{ field: message }`. */
function readFields(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** Reads a number of seconds out of a header or a body. @returns undefined when it is none */
export function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

/** Reads the error details, which REST puts into `error` and GraphQL into `extensions` under the same names. */
export function readErrorDetails(source: unknown): Omit<CallError, 'message' | 'status'> {
  if (!isRecord(source)) return {};
  const details = {
    code: text(source.code),
    fields: readFields(source.fields),
    retryAfter: readSeconds(source.retryAfter),
    reason: text(source.reason),
    requestId: text(source.requestId),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/**
 * Parses `{ error: { code, message, fields, requestId }, message }`; every part is optional.
 * @param fallback message when the body has none
 * @param retryAfterHeader value of the Retry-After header; used when the body has no `retryAfter`
 */
export function readErrorBody(
  body: unknown,
  fallback: string,
  status?: number,
  retryAfterHeader?: string | null,
): CallError {
  const record = isRecord(body) ? body : {};
  const nested = isRecord(record.error) ? record.error : undefined;
  const message = text(nested?.message) ?? text(record.message) ?? text(record.error) ?? fallback;
  const retryAfter = readSeconds(retryAfterHeader ?? undefined);
  return {
    message,
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...readErrorDetails(nested ?? record),
  };
}

/**
 * Whether a response rejects the access token: a 401, or a 403 whose message mentions authentication or a token. A 403
 * for missing permissions does not match.
 */
export const isTokenRejected = (status: number | undefined, message: string): boolean =>
  status === 401 || (status === 403 && /auth(?!ors?\b)|token/i.test(message));
