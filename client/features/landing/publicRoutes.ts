import type { PublicRoute } from '../../shell/feature';

export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    area: 'public',
    load: async () => ({ Component: (await import('./LandingPage')).LandingPage }),
  },
];
