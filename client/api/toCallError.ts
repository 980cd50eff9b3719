import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { readErrorDetails, readErrorBody, type CallError } from './errors';
import { parseJson } from './request';

/**
 * Turns whatever a GraphQL call threw into the same shape as a REST error, so that one form shows both.
 * @param fallback message when the server gave none: no answer, or one that could not be read
 */
export function toCallError(error: unknown, fallback: string): CallError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return { message: first?.message || fallback, ...readErrorDetails(first?.extensions) };
  }
  if (ServerError.is(error)) return readServerError(error, fallback);
  return { message: fallback };
}

/** An HTTP error around GraphQL: its body is GraphQL's own, or the REST facade's. */
function readServerError({ bodyText, statusCode, response }: ServerError, fallback: string): CallError {
  const body = parseJson(bodyText) as { errors?: { message?: string; extensions?: unknown }[] } | undefined;
  const first = body?.errors?.[0];
  const envelope = first ? { error: { ...(first.extensions as object), message: first.message } } : body;
  return readErrorBody(envelope, fallback, statusCode, response.headers.get('retry-after'));
}
