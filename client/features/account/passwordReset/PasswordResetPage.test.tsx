// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAuthState, setAuthState } from '../../../auth/authState';
import { adoptSession } from '../../../auth/session';
import { callsOf, stubFetch, tokenFor, type FakeAnswer } from '../../../auth/testing';
import { setToken } from '../../../auth/tokens';
import { LoginPage } from '../login/LoginPage';
import { PasswordResetPage } from './PasswordResetPage';

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
const ask = (button = 'Send link') => fireEvent.click(screen.getByRole('button', { name: button }));
const password = () => screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' });
const change = async () => fireEvent.click(await screen.findByRole('button', { name: 'Change password' }));
const refusal = (fields: Record<string, string>) => ({
  status: 400,
  body: { error: { code: 'BAD_USER_INPUT', message: Object.values(fields)[0], fields } },
});

test('asking for a link says where the mail goes and lets it be sent again, elsewhere too', async () => {
  const fetched = stubFetch(() => ({ status: 202, body: { data: {} } }));
  open();
  expect(email().autocomplete).toBe('email');
  fireEvent.change(email(), { target: { value: ' Ann@example.com' } });
  ask();
  const notice = await screen.findByText(/a mail is on its way/);
  expect(notice.textContent).toBe(
    'Ann@example.comIf an account has this address, a mail is on its way. It can take a few minutes; look into the spam folder too.',
  );
  ask('Send again');
  expect(await screen.findByText(/Sent again\./)).toBeTruthy();
  expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual(Array(2).fill('{"email":"Ann@example.com"}'));

  fireEvent.change(email(), { target: { value: 'bob@example.com' } });
  ask('Send link');
  expect((await screen.findByText('bob@example.com')).parentElement!.textContent).not.toContain('Sent again');
});

test.each([
  ['a wrong address', () => refusal({ email: 'This is not an e-mail address.' }), 'This is not an e-mail address.'],
  [
    'no answer',
    () => Promise.reject(new TypeError('network')),
    'The server did not answer. Check your connection and try again.',
  ],
])('%s is told, and what was typed stays', async (_, answer, message) => {
  stubFetch(answer);
  open();
  fireEvent.change(email(), { target: { value: 'ann@' } });
  ask();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(email().value).toBe('ann@');
  expect(screen.queryByText(/a mail is on its way/)).toBeNull();
});

test('asking too often: the wait is counted down, and what was sent before is still said', async () => {
  vi.useFakeTimers();
  let answer: { status: number; headers?: Record<string, string>; body: unknown } = { status: 202, body: { data: {} } };
  stubFetch(() => answer);
  open();
  fireEvent.change(email(), { target: { value: 'ann@example.com' } });
  ask();
  await act(() => vi.advanceTimersByTimeAsync(0));
  answer = {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { error: { code: 'RATE_LIMITED', message: 'Too many tries, again in 60 s.' } },
  };
  ask('Send again');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('alert').textContent).toContain('55 seconds left');
  expect(screen.getByText(/a mail is on its way/)).toBeTruthy();
});

test('a link’s token leaves the address, survives a reload, and buys one new password', async () => {
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
  expect(await screen.findByText('Password changed. Log in with the new one.')).toBeTruthy();
  expect(callsOf(fetched)).toEqual([
    'POST /api/auth/check-link',
    'POST /api/auth/check-link',
    'POST /api/auth/reset-password',
  ]);
  expect(fetched.mock.calls[2]![1]!.body).toBe('{"token":"t0ken","newPassword":" as typed "}');
  expect(reloaded.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/login', state: null } });
});

test('whoever is signed in here is signed out with all the others', async () => {
  adoptSession({ id: 'ann', username: 'ann' }, tokenFor('ann', 900));
  stubLink(() => ({ body: { data: {} } }));
  open('/password-reset?token=t0ken');
  await change();
  await screen.findByText(/Log in with the new one/);
  expect(getAuthState()).toEqual({ status: 'unauthenticated', user: null, sessionEnded: false });
});

test('a password that is refused is named under its field, and the link stays good', async () => {
  const answers = [refusal({ newPassword: 'A password has at least 8 characters.' }), { body: { data: {} } }];
  const fetched = stubLink(() => answers.shift()!);
  open('/forgot-password?token=t0ken');
  await screen.findByLabelText('New password', { selector: 'input' });
  fireEvent.change(password(), { target: { value: 'short' } });
  await change();
  const error = await screen.findByText('A password has at least 8 characters.');
  expect(password().getAttribute('aria-describedby')).toContain(error.closest('[id]')!.id);
  expect(password().value).toBe('short');
  fireEvent.change(password(), { target: { value: 'long enough words' } });
  await change();
  await screen.findByText(/Log in with the new one/);
  expect(fetched.mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { token: string }).token)).toEqual([
    't0ken',
    't0ken',
    't0ken',
  ]);
});

test('without an answer the password stays typed', async () => {
  stubFetch(() => Promise.reject(new TypeError('network')));
  open('/password-reset?token=t0ken');
  await screen.findByLabelText('New password', { selector: 'input' });
  fireEvent.change(password(), { target: { value: 'long enough words' } });
  await change();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server did not answer. Check your connection and try again.',
  );
  expect(password().value).toBe('long enough words');
});

test('a link that was used says so, and leads to asking for a new one', async () => {
  const message = 'This link was used before or has expired. Ask for a new one.';
  const fetched = stubFetch(() => refusal({ token: message }));
  const router = open('/password-reset?token=t0ken');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(callsOf(fetched)).toEqual(['POST /api/auth/check-link']);
  fireEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(JSON.stringify(router.state.location)).not.toContain('t0ken');
});
