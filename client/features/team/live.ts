import type { LiveContext, LiveHandlers } from '../../live/handlers';

/** Loaded apart from the handlers of all domains, because few pages show teams. */
const load = () => import('./applyTeamChange');

const refetch = async (_change: unknown, { client }: LiveContext) => (await load()).refetchTeams(client);

export const handlers: LiveHandlers = {
  'team.application.changed': async (change, context) => (await load()).applyApplicationChange(change, context),
  'team.changed': refetch,
  'team.left': refetch,
};
