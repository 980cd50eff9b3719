import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Comments have no route: the page of their post shows them. */
export const feature: Feature = {
  cache,
  live: async () => ({ handlers: (await import('./live')).handlers }),
};
