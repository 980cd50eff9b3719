import type { PublicRoute } from '../../shell/feature';

export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/terms',
    area: 'public',
    title: 'Terms',
    load: async () => ({ Component: (await import('./TermsPage')).TermsPage }),
  },
  {
    path: '/privacy',
    area: 'public',
    title: 'Privacy',
    load: async () => ({ Component: (await import('./PrivacyPage')).PrivacyPage }),
  },
];
