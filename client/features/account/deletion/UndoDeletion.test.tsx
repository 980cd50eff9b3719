// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAuthState, setAuthState } from '../../../auth/authState';
import { adoptSession } from '../../../auth/session';
import { callsOf, stubFetch, tokenFor, type FakeAnswer } from '../../../auth/testing';
import { setToken } from '../../../auth/tokens';
import { LoginPage } from '../login/LoginPage';

/** The link is good when its page opens; the handler answers what comes then. */
const stubLink = (handler: () => FakeAnswer | Promise<FakeAnswer>) =>
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

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));

test('the token leaves the address, and a press keeps the account; then the person can log in', async () => {
  const fetched = stubLink(() => ({ body: { data: {} } }));
  const router = open();
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  expect(await screen.findByRole('heading', { name: 'Your account is being deleted. Keep it?' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();

  await press();
  expect(await screen.findByText('Your account is back, as it was. Log in to go on.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(callsOf(fetched)).toEqual(['POST /api/auth/check-link', 'POST /api/auth/undo-deletion']);
  expect(fetched.mock.calls[1]![1]!.body).toBe('{"token":"t0ken"}');
  expect(router.state.location.state).toBeNull();
});

test('who is signed in as somebody else is signed out first', async () => {
  const fetched = stubFetch(() => ({ body: { data: {} } }));
  adoptSession({ id: 'bob', username: 'bob' }, tokenFor('bob', 900));
  const router = open();
  await press();
  await screen.findByText(/Your account is back/);
  expect(callsOf(fetched)).toEqual([
    'POST /api/auth/check-link',
    'POST /api/auth/undo-deletion',
    'POST /api/auth/logout',
  ]);
  expect(getAuthState().status).toBe('unauthenticated');
  expect(router.state.location.pathname).toBe('/login');
});

test('a link that was used says so and leads to the login form', async () => {
  const message = 'This link was used before, or the account is erased.';
  const fetched = stubFetch(() => ({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT', message, fields: { token: message } } },
  }));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  expect(callsOf(fetched)).toEqual(['POST /api/auth/check-link']);
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('without an answer the link can be tried again', async () => {
  const fetched = stubFetch(() => Promise.reject(new TypeError('network')));
  open();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server did not answer. Check your connection and try again.',
  );
  await press();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
});
