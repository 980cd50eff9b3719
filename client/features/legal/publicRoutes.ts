import type { FeatureRoute } from '../../shell/feature';

export const publicRoutes: readonly FeatureRoute[] = [
  {
    path: '/terms',
    title: 'Terms',
    load: async () => ({ Component: (await import('./TermsPage')).TermsPage }),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    load: async () => ({ Component: (await import('./PrivacyPage')).PrivacyPage }),
  },
];
