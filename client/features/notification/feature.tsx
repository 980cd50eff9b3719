import { Bell } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Notifications of the viewer and their settings. */
export const feature: Feature = {
  cache,
  panel: {
    label: 'Notifications',
    icon: Bell,
    order: 50,
    shortcut: 'g b',
    badge: {
      of: 'unread',
      inTitle: true,
      load: async () => ({ useCount: (await import('./useUnreadNotificationCount')).useUnreadNotificationCount }),
    },
    load: async () => ({ Component: (await import('./panel/NotificationPanel')).NotificationPanel }),
  },
  live: () => import('./live'),
  layer: async () => ({ Component: (await import('./NewNotificationAnnouncer')).NewNotificationAnnouncer }),
  settings: [
    {
      id: 'notifications',
      title: 'Notifications',
      order: 30,
      load: async () => ({ Component: (await import('./settings/NotificationSwitches')).NotificationSwitches }),
    },
  ],
};
