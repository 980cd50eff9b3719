import type { Feature } from '../../shell/feature';

export const feature: Feature = {
  routes: [
    {
      path: '/',
      area: 'public',
      load: async () => ({ Component: (await import('./LandingPage')).LandingPage }),
    },
  ],
};
