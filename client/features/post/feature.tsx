import { House, SquarePen } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';
import { openComposer } from './composer/composerStore';

export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/home',
      title: 'Home',
      load: async () => ({ Component: (await import('./feed/HomePage')).HomePage }),
    },
    {
      path: '/post/:postId',
      title: 'Post',
      isDetail: true,
      load: async () => ({ Component: (await import('./page/PostPage')).PostPage }),
    },
  ],
  nav: [{ to: '/home', label: 'Home', icon: House, order: 10, places: ['side', 'bottom'], shortcut: 'g h' }],
  primaryAction: { label: 'Post', icon: SquarePen, shortcut: 'n', run: openComposer },
  live: async () => ({ handlers: (await import('./live')).handlers }),
  search: { id: 'posts', label: 'Posts', order: 10, load: () => import('./search/posts.searchKind') },
  layer: async () => ({ Component: (await import('./composer/ComposerDialog')).ComposerDialog }),
};
