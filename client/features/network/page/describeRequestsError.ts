import { toCallError } from '../../../http/toCallError';

/**
 * @param fallback message for errors without one
 * @returns the message shown when connection requests cannot be fetched
 */
export function describeRequestsError(error: unknown, fallback: string): string {
  const { code, status, message } = toCallError(error, fallback);
  if (code === 'UNAUTHENTICATED' || status === 401) return 'Authentication required. Please log in again.';
  if (code === 'FORBIDDEN' || status === 403)
    return 'Access forbidden. You may not have permission to view connection requests.';
  return message;
}
