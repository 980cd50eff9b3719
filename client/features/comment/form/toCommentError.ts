import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';

/** fetch rejects with a TypeError on a network failure, and with these DOMExceptions on a timeout. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));

/** Maps an error of the create mutation to a message: the server's own, a network error, or a generic one. */
export function toCommentError(error: unknown): CallError {
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error))
    return toCallError(error, 'Server error. Couldn’t add the comment.');
  return { message: isNetworkError(error) ? 'Network error - no response from server' : 'Couldn’t add the comment.' };
}
