import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Comments have no page of their own: they stand on their post's. */
export const feature: Feature = {
  cache,
  live: async () => ({ handlers: (await import('./live')).handlers }),
};
