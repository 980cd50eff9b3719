// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAuthState } from '../../../auth/authState';
import { listFetchCalls, buildAuthResponse, stubFetch, type StubResponse } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { SignupPage } from './SignupPage';

beforeEach(() => {
  vi.useFakeTimers();
  setToken(null);
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignupPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/signup', state: { from: '/network' } }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const pause = (ms = 400) => act(() => vi.advanceTimersByTimeAsync(ms));
const describedBy = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('fields have autocomplete attributes and the password rules', () => {
  open();
  expect(['Email', 'Username', 'Password'].map((label) => field(label).autocomplete)).toEqual([
    'email',
    'username',
    'new-password',
  ]);
  expect(field('Username').getAttribute('autocapitalize')).toBe('none');
  expect(describedBy('Password')).toBe('8 to 128 characters. Avoid common passwords.');
});

test('checks the username after a debounce; 404 means free', async () => {
  const fetched = stubFetch(({ url }) => ({
    status: url.endsWith('/ann') ? 200 : 404,
    body: { data: { profile: { username: 'ann' } } },
  }));
  open();
  type('Username', 'an');
  await pause();
  type('Username', 'Ann ');
  await pause(399);
  expect(fetched).not.toHaveBeenCalled();
  await pause(1);
  expect(describedBy('Username')).toBe('ann is taken. Try another.');
  type('Username', 'ann_b');
  expect(describedBy('Username')).toBe('Checking…');
  await pause();
  expect(describedBy('Username')).toBe('ann_b is available.');
  expect(listFetchCalls(fetched)).toEqual(['GET /api/profile/username/ann', 'GET /api/profile/username/ann_b']);
});

test('shows the server’s reason for a reserved username', async () => {
  const rejection = 'This username isn’t available. Try another.';
  stubFetch(() => ({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT', message: rejection, fields: { username: rejection } } },
  }));
  open();
  type('Username', 'admin');
  await pause();
  expect(describedBy('Username')).toBe(rejection);
});

test('drops a late response for another username and ignores server errors', async () => {
  const late = Promise.withResolvers<{ status: number }>();
  stubFetch(({ url }) => (url.endsWith('/slow') ? late.promise : { status: 500 }));
  open();
  type('Username', 'slow');
  await pause();
  type('Username', 'other');
  await pause();
  late.resolve({ status: 404 });
  await pause(0);
  expect(describedBy('Username')).toContain('3 to 30 letters');
});

test('shows a hint for an address with an account and none for a new one', async () => {
  const fetched = stubFetch(({ body }) => ({
    status: (body as { email: string }).email === 'ann@example.com' ? 200 : 404,
    body: { data: { exists: true } },
  }));
  open();
  type('Email', 'ann@');
  await pause();
  type('Email', 'Ann@Example.com');
  await pause();
  expect(describedBy('Email')).toBe('You already have an account with this email. Log in instead.');
  type('Email', 'bob@example.com');
  await pause();
  expect(describedBy('Email')).toBe('');
  expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/check-email', 'POST /api/auth/check-email']);
});

async function submitAll() {
  type('Email', 'ann@example.com');
  type('Username', 'ann');
  type('Password', ' as typed ');
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await pause(0);
}

test('shows every field error, focuses the first, and keeps values', async () => {
  const fields = {
    username: 'This username is taken. Try another.',
    password: 'Passwords need at least 8 characters.',
  };
  stubFetch(() => ({ status: 409, body: { error: { code: 'CONFLICT', message: fields.username, fields } } }));
  open();
  await submitAll();
  expect(document.activeElement).toBe(field('Username'));
  expect(describedBy('Username')).toContain(fields.username);
  expect(describedBy('Password')).toContain(fields.password);
  expect(['Email', 'Username', 'Password'].map((label) => field(label).value)).toEqual([
    'ann@example.com',
    'ann',
    ' as typed ',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows either the availability hint or the submission error, whichever is newer', async () => {
  const takenNames = {
    username: 'This username is taken. Try another.',
    email: 'You already have an account with this email. Log in instead.',
  };
  stubFetch(({ url }) =>
    url.endsWith('/register')
      ? { status: 409, body: { error: { code: 'CONFLICT', message: takenNames.username, fields: takenNames } } }
      : { body: { data: {} } },
  );
  open();
  type('Email', 'ann@example.com');
  type('Username', 'ann');
  await pause();
  expect([describedBy('Email'), describedBy('Username')]).toEqual([
    'You already have an account with this email. Log in instead.',
    'ann is taken. Try another.',
  ]);
  await submitAll();
  expect([describedBy('Email').trim(), describedBy('Username').trim()]).toEqual([
    takenNames.email,
    takenNames.username,
  ]);
  type('Username', 'ann_b');
  await pause();
  expect([describedBy('Email').trim(), describedBy('Username')]).toEqual([
    takenNames.email,
    'ann_b is taken. Try another.',
  ]);
});

test.each<[string, () => StubResponse | Promise<StubResponse>]>([
  ['Registration failed', () => ({ status: 500 })],
  ['Registration failed. Please try again.', () => ({ status: 201, body: { data: {} } })],
  ['No response from server. Please check your internet connection.', () => Promise.reject(new TypeError('network'))],
  ['An unexpected error occurred. Please try again.', () => Promise.reject(new Error('surprise'))],
])('shows the signup error: %s', async (message, respond) => {
  stubFetch(respond);
  open();
  await submitAll();
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(['Email', 'Username', 'Password'].map((label) => field(label).value)).toEqual([
    'ann@example.com',
    'ann',
    ' as typed ',
  ]);
});

test('shows the error of an unknown field above the form', async () => {
  stubFetch(() => ({
    status: 400,
    body: { error: { message: 'The body isn’t valid JSON.', fields: { body: 'The body isn’t valid JSON.' } } },
  }));
  open();
  await submitAll();
  expect(screen.getByRole('alert').textContent).toBe('The body isn’t valid JSON.');
});

test('redirects to the requested page after signup', async () => {
  const fetched = stubFetch(() => ({ status: 201, body: buildAuthResponse('ann') }));
  const router = open();
  await submitAll();
  expect(router.state.location.pathname).toBe('/network');
  expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toEqual({
    email: 'ann@example.com',
    username: 'ann',
    password: ' as typed ',
  });
});

test('validates a field that loses focus, until it is edited', async () => {
  stubFetch(() => ({ status: 404 }));
  open();
  fireEvent.blur(field('Email'));
  expect(describedBy('Email')).toBe('');
  for (const [label, value, error] of [
    ['Email', 'ann@', 'Enter a valid email.'],
    ['Username', 'a!', 'Usernames need at least 3 characters.'],
    ['Username', 'a!!', 'Use only letters a–z, numbers and underscores. Periods and hyphens are OK in the middle.'],
    ['Password', 'short', 'Passwords need at least 8 characters.'],
  ] as const) {
    type(label, value);
    await pause();
    expect(field(label).getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.blur(field(label));
    expect(describedBy(label)).toContain(error);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    type(label, `${value}x`);
    await pause();
    expect(describedBy(label)).not.toContain(error);
  }
});
