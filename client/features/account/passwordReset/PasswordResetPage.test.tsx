// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAuthState, setAuthState } from '../../../auth/authState';
import { startSession } from '../../../auth/session';
import { listFetchCalls, stubFetch, buildToken, type StubResponse } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { LoginPage } from '../login/LoginPage';
import { PasswordResetPage } from './PasswordResetPage';

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
  vi.useRealTimers();
});

function open(entry: string | { pathname: string; state: unknown } = '/forgot-password') {
  const router = createMemoryRouter(
    [
      { path: '/forgot-password', element: <PasswordResetPage /> },
      { path: '/password-reset', element: <PasswordResetPage /> },
      { path: '/login', element: <LoginPage /> },
    ],
    { initialEntries: ['/login', entry], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const clickSend = (button = 'Send link') => fireEvent.click(screen.getByRole('button', { name: button }));
const password = () => screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' });
const change = async () => fireEvent.click(await screen.findByRole('button', { name: 'Change password' }));
const buildRejection = (fields: Record<string, string>) => ({
  status: 400,
  body: { error: { code: 'BAD_USER_INPUT', message: Object.values(fields)[0], fields } },
});

test('requesting a link shows the address and allows sending again and to another address', async () => {
  const fetched = stubFetch(() => ({ status: 202, body: { data: {} } }));
  open();
  expect(email().autocomplete).toBe('email');
  fireEvent.change(email(), { target: { value: ' Ann@example.com' } });
  clickSend();
  const notice = await screen.findByText(/we’ve sent a link to it/);
  expect(notice.textContent).toBe(
    'Ann@example.comIf there’s an account with this email, we’ve sent a link to it. It can take a few minutes to arrive. Check your spam folder, too.',
  );
  clickSend('Send again');
  expect(await screen.findByText(/Sent again\./)).toBeTruthy();
  expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual(Array(2).fill('{"email":"Ann@example.com"}'));

  fireEvent.change(email(), { target: { value: 'bob@example.com' } });
  clickSend('Send link');
  expect((await screen.findByText('bob@example.com')).parentElement!.textContent).not.toContain('Sent again');
});

test.each([
  ['an invalid address', () => buildRejection({ email: 'Enter a valid email.' }), 'Enter a valid email.'],
  [
    'a network error',
    () => Promise.reject(new TypeError('network')),
    'Can’t reach the server. Check your connection and try again.',
  ],
])('shows the error of %s and keeps the value', async (_, respond, message) => {
  stubFetch(respond);
  open();
  fireEvent.change(email(), { target: { value: 'ann@' } });
  clickSend();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(email().value).toBe('ann@');
  expect(screen.queryByText(/we’ve sent a link to it/)).toBeNull();
});

test('counts down the wait after a 429 and keeps the notice about the sent email', async () => {
  vi.useFakeTimers();
  let response: { status: number; headers?: Record<string, string>; body: unknown } = {
    status: 202,
    body: { data: {} },
  };
  stubFetch(() => response);
  open();
  fireEvent.change(email(), { target: { value: 'ann@example.com' } });
  clickSend();
  await act(() => vi.advanceTimersByTimeAsync(0));
  response = {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { error: { code: 'RATE_LIMITED', message: 'Too many attempts. Try again in 60 seconds.' } },
  };
  clickSend('Send again');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('alert').textContent).toContain('55 seconds left');
  expect(screen.getByText(/we’ve sent a link to it/)).toBeTruthy();
});

test('moves the token out of the address, keeps it across a reload, and sets the password with it', async () => {
  const fetched = stubLink(() => ({ body: { data: {} } }));
  const router = open('/password-reset?token=t0ken');
  const { pathname, search, state } = router.state.location;
  expect({ pathname, search }).toEqual({ pathname: '/password-reset', search: '' });
  cleanup();

  const reloaded = open({ pathname, state });
  await screen.findByLabelText('New password', { selector: 'input' });
  expect([password().type, password().autocomplete]).toEqual(['password', 'new-password']);
  fireEvent.change(password(), { target: { value: ' as typed ' } });
  await change();
  expect(await screen.findByText('Password changed. Log in with your new password.')).toBeTruthy();
  expect(listFetchCalls(fetched)).toEqual([
    'POST /api/auth/check-link',
    'POST /api/auth/check-link',
    'POST /api/auth/reset-password',
  ]);
  expect(fetched.mock.calls[2]![1]!.body).toBe('{"token":"t0ken","newPassword":" as typed "}');
  expect(reloaded.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/login', state: null } });
});

test('signs out the current session after the password change', async () => {
  startSession({ id: 'ann', username: 'ann' }, buildToken('ann', 900));
  stubLink(() => ({ body: { data: {} } }));
  open('/password-reset?token=t0ken');
  await change();
  await screen.findByText(/Log in with your new password/);
  expect(getAuthState()).toEqual({ status: 'unauthenticated', user: null, sessionEnded: false });
});

test('shows a rejected password under its field and accepts another with the same token', async () => {
  const responses = [buildRejection({ newPassword: 'Passwords need at least 8 characters.' }), { body: { data: {} } }];
  const fetched = stubLink(() => responses.shift()!);
  open('/forgot-password?token=t0ken');
  await screen.findByLabelText('New password', { selector: 'input' });
  fireEvent.change(password(), { target: { value: 'short' } });
  await change();
  const error = await screen.findByText('Passwords need at least 8 characters.');
  expect(password().getAttribute('aria-describedby')).toContain(error.closest('[id]')!.id);
  expect(password().value).toBe('short');
  fireEvent.change(password(), { target: { value: 'long enough words' } });
  await change();
  await screen.findByText(/Log in with your new password/);
  expect(fetched.mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { token: string }).token)).toEqual([
    't0ken',
    't0ken',
    't0ken',
  ]);
});

test('keeps the typed password after a network error', async () => {
  stubFetch(() => Promise.reject(new TypeError('network')));
  open('/password-reset?token=t0ken');
  await screen.findByLabelText('New password', { selector: 'input' });
  fireEvent.change(password(), { target: { value: 'long enough words' } });
  await change();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Can’t reach the server. Check your connection and try again.',
  );
  expect(password().value).toBe('long enough words');
});

test('explains a used link and links to requesting a new one', async () => {
  const message = 'This link was already used or has expired. Request a new one.';
  const fetched = stubFetch(() => buildRejection({ token: message }));
  const router = open('/password-reset?token=t0ken');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/check-link']);
  fireEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(JSON.stringify(router.state.location)).not.toContain('t0ken');
});
