// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAuthState } from '../../../auth/authState';
import { startSession } from '../../../auth/session';
import { listFetchCalls, stubFetch, buildToken } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { LoginPage } from '../login/LoginPage';
import { DeleteAccount } from './DeleteAccount';

// Rendering dialogs and toasts can exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => startSession({ id: 'ann', username: 'ann' }, buildToken('ann', 900)));
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

async function openDialog() {
  const router = createMemoryRouter(
    [
      { path: '/settings', element: <DeleteAccount /> },
      { path: '/login', element: <LoginPage /> },
    ],
    { initialEntries: ['/settings'] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return { router, dialog: await screen.findByRole('dialog', { name: /^Delete account ann/ }) };
}

const usernameField = () => screen.getByLabelText<HTMLInputElement>('Type your username to confirm');
const confirm = (dialog: HTMLElement, typed: string) => {
  fireEvent.change(usernameField(), { target: { value: typed } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
};

test('links to the data export', () => {
  const router = createMemoryRouter([{ path: '/settings', element: <DeleteAccount /> }], {
    initialEntries: ['/settings'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('link', { name: 'Download your data' }));
  expect(router.state.location).toMatchObject({ pathname: '/settings', hash: '#data' });
});

test('rejects a username that does not match', async () => {
  const fetched = stubFetch(() => ({ body: { data: {} } }));
  const { dialog } = await openDialog();
  confirm(dialog, 'bob');
  expect(await within(dialog).findByText('That doesn’t match your username.')).toBeTruthy();
  expect(usernameField().getAttribute('aria-invalid')).toBe('true');
  expect(fetched).not.toHaveBeenCalled();
});

test('the matching username deletes the account, signs out, and redirects to the login page with a notice', async () => {
  const fetched = stubFetch(() => ({ body: { data: {} } }));
  const { router, dialog } = await openDialog();
  confirm(dialog, ' Ann ');
  expect(await screen.findByText(/use the link we emailed you within 14 days\./)).toBeTruthy();
  expect(listFetchCalls(fetched)).toEqual(['DELETE /api/users/me', 'POST /api/auth/logout']);
  expect(getAuthState()).toEqual({ status: 'unauthenticated', user: null, sessionEnded: false });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('shows an error in the dialog and keeps the typed username', async () => {
  stubFetch(() => Promise.reject(new TypeError('network')));
  const { dialog } = await openDialog();
  confirm(dialog, 'ann');
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Can’t reach the server. Check your connection and try again.',
  );
  expect(usernameField().value).toBe('ann');
  expect(getAuthState().status).toBe('authenticated');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
