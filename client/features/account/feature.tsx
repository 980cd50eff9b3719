import type { Feature } from '../../shell/feature';

export const feature: Feature = {
  routes: [
    {
      path: '/login',
      area: 'public',
      title: 'Log in',
      load: async () => ({ Component: (await import('./LoginPage')).LoginPage }),
    },
    {
      path: '/signup',
      area: 'public',
      title: 'Sign up',
      load: async () => ({ Component: (await import('./SignupPage')).SignupPage }),
    },
  ],
  live: () => import('./live'),
};
