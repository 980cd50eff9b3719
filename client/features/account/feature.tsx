import type { Feature, FeatureRoute } from '../../shell/feature';
import { cache } from './cache';

/** One page for both paths: requests a reset link, or sets a new password when the address has a token. */
const passwordReset: Omit<FeatureRoute, 'path'> = {
  area: 'public',
  title: 'Reset your password',
  load: async () => ({ Component: (await import('./passwordReset/PasswordResetPage')).PasswordResetPage }),
};

export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/login',
      area: 'public',
      title: 'Log in',
      load: async () => ({ Component: (await import('./login/LoginPage')).LoginPage }),
    },
    {
      path: '/signup',
      area: 'public',
      title: 'Sign up',
      load: async () => ({ Component: (await import('./signup/SignupPage')).SignupPage }),
    },
    { path: '/forgot-password', ...passwordReset },
    { path: '/password-reset', ...passwordReset },
  ],
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
