import type { Feature } from '../../shell/feature';

/** Comments have no page of their own: they stand on their post's. */
export const feature: Feature = {
  live: async () => ({ handlers: (await import('./live')).handlers }),
};
