// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../../auth/session';
import { stubFetch, buildToken } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { ToastProvider } from '../../../ui/toast/Toast';
import { SecuritySettings } from './SecuritySettings';

type Device = {
  __typename: 'Session';
  id: string;
  device: string;
  address: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

const device = (id: string, name: string): Device => ({
  __typename: 'Session',
  id,
  device: name,
  address: '192.0.2.7',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  isCurrent: id === '1',
});

/** State of the stub server: its devices, and a response per operation. */
let devices: Device[];
let responses: Record<string, (variables: Record<string, unknown>) => unknown>;
let operations: string[];

const throwServerError = (message: string) => {
  throw new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'INTERNAL' } }] });
};

// Rendering dialogs and toasts can exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  devices = [device('1', 'Chrome on Linux'), device('2', 'Firefox on Windows'), device('3', 'Safari on iOS')];
  operations = [];
  responses = {
    Devices: () => ({ sessions: devices }),
    SignOutDevice: () => ({ revokeSession: true }),
    SignOutOtherDevices: () => ({ revokeOtherSessions: 2 }),
  };
  startSession({ id: 'ann', username: 'ann' }, buildToken('ann', 900));
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

function open() {
  const link = new ApolloLink(({ operationName, variables }) => {
    operations.push(operationName!);
    return from((async () => ({ data: (await responses[operationName!]!(variables)) as never }))());
  });
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { sessions: { merge: false } } } } }),
    link,
    dataMasking: true,
  });
  render(
    <MemoryRouter>
      <ToastProvider>
        <ApolloProvider client={client}>
          <SecuritySettings />
        </ApolloProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
}

// `hidden`, because an open dialog hides the list from the accessibility tree.
const deviceNames = () =>
  screen.queryAllByRole('listitem', { hidden: true }).map((row) => row.querySelector('p')!.textContent);
const findRow = (name: string) => screen.getAllByRole('listitem').find((row) => row.textContent!.includes(name))!;
const signOut = (name: string) =>
  fireEvent.click(within(findRow(name)).getByRole('button', { name: `Log out of ${name}` }));

test('lists devices with full times in tooltips and no sign-out button for the current one', async () => {
  open();
  await screen.findByText('Chrome on Linux');
  expect(deviceNames()).toEqual(['Chrome on LinuxThis device', 'Firefox on Windows', 'Safari on iOS']);
  const row = findRow('Firefox');
  expect(row.textContent).toContain('192.0.2.7 · logged in');
  expect([...row.querySelectorAll('time')].map(({ title }) => title)).toEqual([
    expect.stringContaining('1 November 2026'),
    expect.stringContaining('20 November 2026'),
  ]);
  expect(within(findRow('Chrome')).queryByRole('button')).toBeNull();
});

test('removes a signed-out device optimistically and focuses the heading', async () => {
  const response = Promise.withResolvers<unknown>();
  responses.SignOutDevice = (variables) => {
    expect(variables).toEqual({ id: '2' });
    return response.promise;
  };
  open();
  await screen.findByText('Firefox on Windows');
  signOut('Firefox on Windows');
  await waitFor(() => expect(deviceNames()).toEqual(['Chrome on LinuxThis device', 'Safari on iOS']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  response.resolve({ revokeSession: true });
  expect(await screen.findByText('Logged out of Firefox on Windows.')).toBeTruthy();
  expect(deviceNames()).toEqual(['Chrome on LinuxThis device', 'Safari on iOS']);
});

test('restores the row and shows the error when signing out fails', async () => {
  responses.SignOutDevice = () => throwServerError('Something failed here.');
  open();
  await screen.findByText('Firefox on Windows');
  signOut('Firefox on Windows');
  expect(
    (await screen.findAllByText('Couldn’t log out of Firefox on Windows. Something failed here.'))[0],
  ).toBeTruthy();
  expect(deviceNames()).toContain('Firefox on Windows');
  responses.SignOutDevice = () => ({ revokeSession: true });
  fireEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(deviceNames()).not.toContain('Firefox on Windows'));
});

test('signs out all other devices after confirmation', async () => {
  responses.SignOutOtherDevices = () => throwServerError('Something failed here.');
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Log out of all other devices' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out of 2 other devices?' });
  expect(operations).not.toContain('SignOutOtherDevices');
  const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  confirm();
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Something failed here.');
  expect(deviceNames()).toHaveLength(3);

  responses.SignOutOtherDevices = () => ({ revokeOtherSessions: 2 });
  confirm();
  expect(await screen.findByText('Logged out of 2 devices.')).toBeTruthy();
  expect(deviceNames()).toEqual(['Chrome on LinuxThis device']);
  expect(screen.queryByRole('button', { name: 'Log out of all other devices' })).toBeNull();
});

test('shows an error for the list and retries', async () => {
  responses.Devices = () => throwServerError('Something failed here.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Something failed here.');
  responses.Devices = () => ({ sessions: devices });
  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }));

test('a changed password clears the form and refetches the devices', async () => {
  const fetched = stubFetch(() => {
    devices = devices.slice(0, 1);
    return { body: { data: {} } };
  });
  open();
  await screen.findByText('Firefox on Windows');
  expect([field('Current password').autocomplete, field('New password').autocomplete]).toEqual([
    'current-password',
    'new-password',
  ]);
  type('Current password', ' old words ');
  type('New password', ' new words ');
  change();
  expect(await screen.findByText('Password changed. Your other devices were logged out.')).toBeTruthy();
  expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toEqual({
    currentPassword: ' old words ',
    newPassword: ' new words ',
  });
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  await waitFor(() => expect(deviceNames()).toEqual(['Chrome on LinuxThis device']));
});

test('shows password errors under their fields and keeps their values', async () => {
  const fields = {
    currentPassword: 'Your current password is incorrect.',
    newPassword: 'Passwords need at least 8 characters.',
  };
  stubFetch(() => ({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT', message: fields.currentPassword, fields } },
  }));
  open();
  type('Current password', 'wrong');
  type('New password', 'short');
  change();
  for (const [label, message] of [
    ['Current password', fields.currentPassword],
    ['New password', fields.newPassword],
  ] as const) {
    const error = await screen.findByText(message);
    expect(field(label).getAttribute('aria-describedby')).toContain(error.closest('[id]')!.id);
  }
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect([field('Current password').value, field('New password').value]).toEqual(['wrong', 'short']);
  type('Current password', 'right');
  await waitFor(() => expect(screen.queryByText(fields.currentPassword)).toBeNull());
  expect(screen.getByText(fields.newPassword)).toBeTruthy();
});
