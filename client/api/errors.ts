/** What the interface knows about a failed call, whichever transport carried it. Branch on `code`, show `message`. */
export type CallError = {
  message: string;
  /** One of the server's published codes; absent when there was no answer, or none that could be read. */
  code?: string;
  /** Message for each wrong field, by the field's name. */
  fields?: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** HTTP status; absent without an answer, and in GraphQL. */
  status?: number;
  /** Why the session is over, where the server knows. */
  reason?: string;
  /** What the operator finds in the log. */
  requestId?: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Keeps the text entries of `{ field: message }`. */
function readFields(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

/** The details that REST puts into `error` and GraphQL into `extensions`, under the same names. */
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
 * Reads `{ error: { code, message, fields, requestId }, message }`, in whole or in part.
 * @param fallback message when the body has none
 * @param retryAfterHeader value of the Retry-After header, which counts when the body names no time
 */
export function readErrorBody(
  body: unknown,
  fallback: string,
  status?: number,
  retryAfterHeader?: string | null,
): CallError {
  const record = isRecord(body) ? body : {};
  const inner = isRecord(record.error) ? record.error : undefined;
  const message = text(inner?.message) ?? text(record.message) ?? text(record.error) ?? fallback;
  const retryAfter = readSeconds(retryAfterHeader ?? undefined);
  return {
    message,
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...readErrorDetails(inner ?? record),
  };
}

/**
 * Whether an answer refuses the token that came with the call: a 401, or a 403 whose message speaks of authentication or
 * of a token. That only an author may do a thing is another matter.
 */
export const isTokenRejected = (status: number | undefined, message: string): boolean =>
  status === 401 || (status === 403 && /auth(?!ors?\b)|token/i.test(message));
