import { Settings } from 'lucide-react';
import type { Feature } from '../../shell/feature';

/** The settings page, which shows the sections of all features, and the sections that belong to no other feature. */
export const feature: Feature = {
  routes: [
    {
      path: '/settings',
      title: 'Settings',
      width: 'wide',
      load: async () => ({ Component: (await import('./SettingsPage')).SettingsPage }),
    },
  ],
  // On phones the More sheet links to settings.
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
