import type { Feature } from '../../shell/feature';

/** What people are told about. */
export const feature: Feature = {
  settings: [
    {
      id: 'notifications',
      title: 'Notifications',
      order: 30,
      load: async () => ({ Component: (await import('./NotificationSwitches')).NotificationSwitches }),
    },
  ],
};
