import { UserRound } from 'lucide-react';
import type { Feature } from '../../shell/feature';

/** Profiles of people, with their posts. */
export const feature: Feature = {
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      load: async () => ({ Component: (await import('./page/OwnProfilePage')).OwnProfilePage }),
    },
    {
      path: '/user/:username',
      title: 'Profile',
      isDetail: true,
      load: async () => ({ Component: (await import('./page/UserPage')).UserPage }),
    },
  ],
  nav: [{ to: '/profile', label: 'Profile', icon: UserRound, order: 90, places: ['side', 'more'], shortcut: 'g p' }],
  live: () => import('./live'),
};
