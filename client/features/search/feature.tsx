import { Search } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Search across the kinds that features register. Hashtags link to it. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/search',
      title: 'Search',
      load: async () => ({ Component: (await import('./page/SearchPage')).SearchPage }),
    },
  ],
  nav: [{ to: '/search', label: 'Search', icon: Search, order: 30, places: ['side', 'top'] }],
  search: { id: 'hashtags', label: 'Hashtags', order: 90, load: () => import('./hashtags/hashtags.searchKind') },
  rail: { order: 50, load: async () => ({ Component: (await import('./hashtags/TrendingRail')).TrendingRail }) },
  layer: async () => ({ Component: (await import('./palette/PaletteLayer')).PaletteLayer }),
  // The search page registers its own handler for this key.
  shortcuts: [{ keys: '/', label: 'Search', group: 'General', run: (navigate) => void navigate('/search') }],
};
