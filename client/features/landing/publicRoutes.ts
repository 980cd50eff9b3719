import type { FeatureRoute } from '../../shell/feature';

export const publicRoutes: readonly FeatureRoute[] = [
  {
    path: '/',
    load: async () => ({ Component: (await import('./LandingPage')).LandingPage }),
  },
];
