/**
 * Where to go after signing in: the page that asked for it, as RequireAuth leaves it in the location's state.
 * Only a path of this site counts, so that no link can send a person elsewhere.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/home';
}
