// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAuthState } from '../../../auth/authState';
import { listFetchCalls, buildAuthResponse, stubFetch, type StubResponse } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { LoginPage } from './LoginPage';
import { setLoginNotice } from './loginNotice';

beforeEach(() => {
  setToken(null);
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/login', state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const username = () => screen.getByLabelText<HTMLInputElement>(/username/i);
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

function fill() {
  fireEvent.change(username(), { target: { value: 'Ann' } });
  fireEvent.change(password(), { target: { value: 'secret words' } });
}

const wrongPassword = {
  status: 401,
  body: {
    error: {
      code: 'UNAUTHENTICATED',
      message: 'Incorrect username or password.',
      fields: { password: 'Incorrect username or password.' },
    },
    message: 'Incorrect username or password.',
  },
};

test('fields have autocomplete attributes for password managers', () => {
  open();
  expect([
    username().autocomplete,
    username().getAttribute('autocapitalize'),
    username().getAttribute('spellcheck'),
  ]).toEqual(['username', 'none', 'false']);
  expect([password().autocomplete, password().type]).toEqual(['current-password', 'password']);
});

test.each([
  [{ from: '/post/7?tab=new#c1' }, '/post/7?tab=new#c1'],
  [undefined, '/home'],
])('redirects to the requested page after login: %j', async (state, expected) => {
  stubFetch(() => ({ body: buildAuthResponse('ann') }));
  const router = open(state);
  fill();
  submit();
  await screen.findByText('Elsewhere');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(expected);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('shows the server’s error under its field, focuses the field, keeps values, and clears the error on input', async () => {
  const fetched = stubFetch(() => wrongPassword);
  open();
  fill();
  submit();
  const error = await screen.findByText('Incorrect username or password.');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(password().getAttribute('aria-describedby')).toContain(error.closest('[id]')!.id);
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect([username().value, password().value]).toEqual(['Ann', 'secret words']);
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.change(username(), { target: { value: 'bob' } });
  await waitFor(() => expect(screen.queryByText('Incorrect username or password.')).toBeNull());
  submit();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('ignores a second submission while the first is running', async () => {
  const response = Promise.withResolvers<typeof wrongPassword>();
  const fetched = stubFetch(() => response.promise);
  open();
  fill();
  submit();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(button.disabled).toBe(false);
  submit();
  fireEvent.submit(screen.getByRole('form'));
  response.resolve(wrongPassword);
  await screen.findByText('Incorrect username or password.');
  expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/login']);
});

test.each<[string, () => StubResponse | Promise<StubResponse>]>([
  ['Login failed', () => ({ status: 500 })],
  ['Network error during login.', () => Promise.reject(new TypeError('network'))],
  ['Login response missing user or access token.', () => ({ body: { data: {} } })],
])('shows the login error: %s', async (message, respond) => {
  stubFetch(respond);
  open();
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect([username().value, password().value]).toEqual(['Ann', 'secret words']);
});

test('counts down the wait after a 429 and announces its end', async () => {
  vi.useFakeTimers();
  stubFetch(() => ({
    status: 429,
    headers: { 'retry-after': '62' },
    body: { error: { code: 'RATE_LIMITED', message: 'Too many attempts. Try again in 2 minutes.' } },
  }));
  open();
  fill();
  submit();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 2 minutes.2 minutes left');
  fireEvent.change(password(), { target: { value: 'other words' } });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('alert').textContent).toContain('59 seconds left');
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(screen.getByRole('status').textContent).toBe('You can try again now.');
});

test('shows a notice only when a session ended', () => {
  open();
  expect(screen.queryByText(/Session ended/)).toBeNull();
  act(() => setAuthState({ status: 'unauthenticated', user: null, sessionEnded: true }));
  expect(screen.getByText('Your session ended. Log in to continue.')).toBeTruthy();
});

test.each([
  ['revoked', 'You were logged out from another device. Log in to continue.'],
  ['password_changed', 'Your password was changed. Log in with your new password.'],
  [
    'account_deleted',
    'Your account has been deleted. To undo this, use the link we emailed you within 14 days. After that, everything is erased.',
  ],
  [
    'session_limit',
    'You’re logged in on too many devices, so we logged out the one you hadn’t used for the longest. Log in to continue.',
  ],
  ['reused', 'Your session ended. Log in to continue.'],
])('explains a session that ended elsewhere: %s', (endReason, text) => {
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: true, endReason });
  open();
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('shows a pending login notice once', () => {
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: true });
  setLoginNotice('passwordReset');
  open();
  expect(screen.getByRole('status').textContent).toBe('Password changed. Log in with your new password.');
  expect(screen.queryByText(/Session ended/)).toBeNull();
  cleanup();
  open();
  expect(screen.getByRole('status').textContent).toBe('Your session ended. Log in to continue.');
  act(() => setLoginNotice('accountDeleted'));
  expect(screen.getByRole('status').textContent).toContain('Your account has been deleted');
});

test('links to the password reset page', () => {
  const router = open();
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(router.state.location.pathname).toBe('/forgot-password');
});

test('passes a typed email address, but not a username, to the password reset page', () => {
  const router = open();
  const clickForgot = () => fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  fireEvent.change(username(), { target: { value: 'ann@example.com' } });
  clickForgot();
  expect(router.state.location.state).toEqual({ email: 'ann@example.com' });
  cleanup();
  const other = open();
  fireEvent.change(username(), { target: { value: 'ann' } });
  clickForgot();
  expect(other.state.location.state).toEqual({ email: undefined });
});
