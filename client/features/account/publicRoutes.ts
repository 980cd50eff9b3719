import type { PublicRoute } from '../../shell/feature';

/** One page for both paths: requests a reset link, or sets a new password when the address has a token. */
const passwordReset: Omit<PublicRoute, 'path'> = {
  area: 'public',
  title: 'Reset your password',
  load: async () => ({ Component: (await import('./passwordReset/PasswordResetPage')).PasswordResetPage }),
};

export const publicRoutes: readonly PublicRoute[] = [
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
];
