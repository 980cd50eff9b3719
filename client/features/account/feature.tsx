import type { Feature } from '../../shell/feature';
import { cache } from './cache';

export const feature: Feature = {
  cache,
  settings: [
    {
      id: 'account',
      title: 'Account',
      order: 10,
      load: async () => ({ Component: (await import('./settings/AccountSettings')).AccountSettings }),
    },
    {
      id: 'security',
      title: 'Password and devices',
      order: 50,
      load: async () => ({ Component: (await import('./settings/SecuritySettings')).SecuritySettings }),
    },
    {
      id: 'delete',
      title: 'Delete account',
      order: 99,
      load: async () => ({ Component: (await import('./deletion/DeleteAccount')).DeleteAccount }),
    },
  ],
  live: () => import('./live'),
};
