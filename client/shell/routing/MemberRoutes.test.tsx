// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { setAuthState } from '../../auth/authState';
import { MemberRoutes } from './MemberRoutes';

vi.mock('../registry', () => ({
  memberRoutes: [{ path: '/post/:postId', load: async () => ({ Component: () => null }) }],
}));

afterEach(cleanup);

function open(path: string) {
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Log in here</p> },
      { path: '*', element: <MemberRoutes /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

it('shows the not-found page for unknown paths, signed in or not', async () => {
  open('/post/7/nonsense');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page not found');
  expect(screen.getByText('/post/7/nonsense')).toBeTruthy();
});

it('requires sign-in for a protected page', async () => {
  open('/post/7');
  expect(await screen.findByText('Log in here')).toBeTruthy();
});
