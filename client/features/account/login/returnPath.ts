/**
 * Path to redirect to after signing in, as RequireAuth stores it in the location's state. Only paths of this site are
 * accepted, which prevents open redirects.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/home';
}
