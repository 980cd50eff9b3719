import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Download of all data stored about the viewer. */
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
