import type { FeatureRoute } from '../../shell/feature';

/** One page for both paths: requests a reset link, or sets a new password when the address has a token. */
const passwordReset: Omit<FeatureRoute, 'path'> = {
  title: 'Reset your password',
  load: async () => ({ Component: (await import('./passwordReset/PasswordResetPage')).PasswordResetPage }),
};

export const publicRoutes: readonly FeatureRoute[] = [
  {
    path: '/login',
    title: 'Log in',
    load: async () => ({ Component: (await import('./login/LoginPage')).LoginPage }),
  },
  {
    path: '/signup',
    title: 'Sign up',
    load: async () => ({ Component: (await import('./signup/SignupPage')).SignupPage }),
  },
  { path: '/forgot-password', ...passwordReset },
  { path: '/password-reset', ...passwordReset },
];
