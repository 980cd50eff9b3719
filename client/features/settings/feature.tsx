import { Settings } from 'lucide-react';
import type { Feature } from '../../shell/feature';

/** The page that holds every feature's settings, and those that belong to no other. */
export const feature: Feature = {
  routes: [
    {
      path: '/settings',
      area: 'protected',
      title: 'Settings',
      width: 'wide',
      load: async () => ({ Component: (await import('./SettingsPage')).SettingsPage }),
    },
  ],
  // Phones find it in the More sheet, with what belongs to the account.
  nav: [{ to: '/settings', label: 'Settings', icon: Settings, order: 95, places: ['side'], shortcut: 'g s' }],
  settings: [
    {
      id: 'profile-check',
      title: 'Check my profile',
      order: 15,
      load: async () => ({ Component: (await import('./profileCheck/ProfileCheck')).ProfileCheck }),
    },
    {
      id: 'appearance',
      title: 'Appearance',
      order: 20,
      load: async () => ({ Component: (await import('./Appearance')).Appearance }),
    },
    {
      id: 'keyboard',
      title: 'Keyboard',
      order: 25,
      load: async () => ({ Component: (await import('./Keyboard')).Keyboard }),
    },
  ],
};
