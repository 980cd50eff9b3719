// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAuthState, setAuthState } from '../../../auth/authState';
import { startSession } from '../../../auth/session';
import { listFetchCalls, stubFetch, buildToken, type StubResponse } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { LoginPage } from '../login/LoginPage';

/** check-link succeeds; the handler responds to everything else. */
const stubLink = (handler: () => StubResponse | Promise<StubResponse>) =>
  stubFetch(({ url }) => (url.endsWith('/check-link') ? { body: { data: {} } } : handler()));

beforeEach(() => {
  setToken(null);
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/login?undo-deletion=t0ken'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const clickKeep = async () => fireEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));

test('moves the token out of the address, restores the account on click, and shows the login form', async () => {
  const fetched = stubLink(() => ({ body: { data: {} } }));
  const router = open();
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  expect(await screen.findByRole('heading', { name: 'Keep your account?' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();

  await clickKeep();
  expect(await screen.findByText('Your account has been restored. Log in to continue.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/check-link', 'POST /api/auth/undo-deletion']);
  expect(fetched.mock.calls[1]![1]!.body).toBe('{"token":"t0ken"}');
  expect(router.state.location.state).toBeNull();
});

test('signs out another signed-in account first', async () => {
  const fetched = stubFetch(() => ({ body: { data: {} } }));
  startSession({ id: 'bob', username: 'bob' }, buildToken('bob', 900));
  const router = open();
  await clickKeep();
  await screen.findByText(/Your account has been restored/);
  expect(listFetchCalls(fetched)).toEqual([
    'POST /api/auth/check-link',
    'POST /api/auth/undo-deletion',
    'POST /api/auth/logout',
  ]);
  expect(getAuthState().status).toBe('unauthenticated');
  expect(router.state.location.pathname).toBe('/login');
});

test('explains a used link and links to the login form', async () => {
  const message = 'This link was already used, or the account has been erased.';
  const fetched = stubFetch(() => ({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT', message, fields: { token: message } } },
  }));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/check-link']);
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('allows a retry after a network error', async () => {
  const fetched = stubFetch(() => Promise.reject(new TypeError('network')));
  open();
  await clickKeep();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Can’t reach the server. Check your connection and try again.',
  );
  await clickKeep();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
});
