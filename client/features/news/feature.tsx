import { Newspaper } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** News stories from feeds. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/news',
      title: 'News',
      load: async () => ({ Component: (await import('./page/NewsPage')).NewsPage }),
    },
    {
      path: '/news/:storyId',
      title: 'Story',
      isDetail: true,
      load: async () => ({ Component: (await import('./page/StoryPage')).StoryPage }),
    },
  ],
  nav: [{ to: '/news', label: 'News', icon: Newspaper, order: 70, places: ['side', 'more'], shortcut: 'g w' }],
  rail: { order: 40, load: async () => ({ Component: (await import('./rail/NewsRail')).NewsRail }) },
  settings: [
    {
      id: 'news',
      title: 'News sources',
      order: 35,
      load: async () => ({ Component: (await import('./sources/NewsSources')).NewsSources }),
    },
  ],
  attachments: [{ name: 'newsStory', label: 'story', load: () => import('./attachment/attachment') }],
};
