import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { readErrorDetails, readErrorBody, type CallError } from './errors';
import { parseJson } from './request';

/**
 * Converts an error thrown by a GraphQL call to the shape of a REST error, so that forms handle both alike.
 * @param fallback message without a readable response
 */
export function toCallError(error: unknown, fallback: string): CallError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return { message: first?.message || fallback, ...readErrorDetails(first?.extensions) };
  }
  if (ServerError.is(error)) return readServerError(error, fallback);
  return { message: fallback };
}

/** Parses an HTTP error, whose body is GraphQL's or the REST API's. */
function readServerError({ bodyText, statusCode, response }: ServerError, fallback: string): CallError {
  const body = parseJson(bodyText) as { errors?: { message?: string; extensions?: unknown }[] } | undefined;
  const first = body?.errors?.[0];
  const envelope = first ? { error: { ...(first.extensions as object), message: first.message } } : body;
  return readErrorBody(envelope, fallback, statusCode, response.headers.get('retry-after'));
}
