import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** All that is kept about a person, as one file for them to take away. */
export const feature: Feature = {
  cache,
  settings: [
    {
      id: 'data',
      title: 'Your data',
      order: 90,
      load: async () => ({ Component: (await import('./DataExport')).DataExport }),
    },
  ],
  live: () => import('./live'),
};
