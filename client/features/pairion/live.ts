import type { LiveContext, LiveHandlers } from '../../live/handlers';

/** Loaded apart from the handlers of all domains, because few pages show candidates. */
const refetch = async (_change: unknown, { client }: LiveContext) =>
  (await import('./refetchPairion')).refetchPairion(client);

export const handlers: LiveHandlers = {
  'pairion.invitation.changed': refetch,
  'pairion.matched': refetch,
  'pairion.trial.changed': refetch,
  'pairion.candidates.changed': refetch,
};
