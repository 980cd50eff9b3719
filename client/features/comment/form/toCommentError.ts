import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { CallError } from '../../../api/errors';
import { fieldErrors } from '../../../api/fieldErrors';

/** fetch rejects with a TypeError when the network fails, and with these two when the time is up. */
const hadNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));

/** Why a comment could not be added: the server's words, no answer at all, or something else. */
export function toCommentError(error: unknown): CallError {
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error))
    return fieldErrors(error, 'Server error while adding the comment');
  return { message: hadNoAnswer(error) ? 'Network error - no response from server' : 'Failed to add comment' };
}
