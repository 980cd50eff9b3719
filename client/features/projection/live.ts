import type { LiveHandlers } from '../../live/handlers';

/** Loaded apart from the handlers of all domains, because few pages show models. */
const load = () => import('./projectionCache');

export const handlers: LiveHandlers = {
  'projection.changed': async ({ projectionId }, { client }) => (await load()).refetchProjection(client, projectionId),
  'projection.unshared': async ({ projectionId }, { client }) => (await load()).refetchProjection(client, projectionId),
  'projection.deleted': async ({ projectionId }, { cache }) => (await load()).evictProjection(cache, projectionId),
};
