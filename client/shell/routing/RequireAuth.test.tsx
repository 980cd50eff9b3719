// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loading, setAuthState } from '../../auth/authState';
import { RequireAuth } from './RequireAuth';

vi.mock('../SignedIn', () => ({ SignedIn: ({ userId }: { userId: string }) => <p>Signed in as {userId}</p> }));

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: <RequireAuth />,
        children: [
          { path: '/home', element: <hr /> },
          { path: '/post/:postId', element: <hr /> },
        ],
      },
      { path: '/login', element: <p>Log in here</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const ana = { id: '1', username: 'ana' };

beforeEach(() => setAuthState(loading));
afterEach(cleanup);

it('shows a status while the session is being checked', () => {
  open('/home');
  expect(screen.getByRole('status').textContent).toBe('Checking authentication...');
});

it('renders the page for a signed-in user', async () => {
  open('/home');
  act(() => setAuthState({ status: 'authenticated', user: ana, sessionEnded: false }));
  expect(await screen.findByText('Signed in as 1')).toBeTruthy();
});

it('redirects an anonymous visitor to /login with the requested location', async () => {
  const router = open('/post/7?from=mail#comment-3');
  act(() => setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false }));
  expect(await screen.findByText('Log in here')).toBeTruthy();
  expect(router.state.location.state).toEqual({ from: '/post/7?from=mail#comment-3' });
});

it('passes the location when the session ended, but not after a logout', async () => {
  for (const sessionEnded of [true, false]) {
    setAuthState({ status: 'authenticated', user: ana, sessionEnded: false });
    const router = open('/home');
    await screen.findByText('Signed in as 1');
    act(() => setAuthState({ status: 'unauthenticated', user: null, sessionEnded }));
    await screen.findByText('Log in here');
    expect(router.state.location.state).toEqual(sessionEnded ? { from: '/home' } : null);
    cleanup();
  }
});
