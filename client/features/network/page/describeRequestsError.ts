import type { ErrorLike } from '@apollo/client';
import { fieldErrors } from '../../../api/fieldErrors';

/**
 * What a failed read of connection requests is called.
 * @param fallback said when the server gives no reason
 */
export function requestsFailure(error: ErrorLike, fallback: string): string {
  const { code, status, message } = fieldErrors(error, fallback);
  if (code === 'UNAUTHENTICATED' || status === 401) return 'Authentication required. Please log in again.';
  if (code === 'FORBIDDEN' || status === 403)
    return 'Access forbidden. You may not have permission to view connection requests.';
  return message;
}
