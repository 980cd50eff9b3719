// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthProvider, useAuth } from './AuthProvider';
import { loading, setAuthState } from './authState';
import { listFetchCalls, buildAuthResponse, stubFetch } from './testing';
import { setToken } from '../http/accessToken';

beforeEach(() => {
  setToken(null);
  setAuthState(loading);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Who() {
  const { status, user, sessionEnded, logout } = useAuth();
  return (
    <button type="button" onClick={() => void logout()}>
      {status} {user?.username} {sessionEnded && 'ended'}
    </button>
  );
}

const open = () =>
  render(
    <StrictMode>
      <AuthProvider>
        <Who />
      </AuthProvider>
    </StrictMode>,
  );
const fail = (detail: unknown) => act(() => window.dispatchEvent(new CustomEvent('auth:failed', { detail })));

test('starts as loading until one refresh settles', async () => {
  const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
  open();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('authenticated name-ann')).toBeTruthy();
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh']);
});

test('is unauthenticated without a session, and no session has ended', async () => {
  stubFetch(() => ({ status: 401 }));
  open();
  expect(await screen.findByText('unauthenticated')).toBeTruthy();
});

test('checks the session after a network error before it settles', async () => {
  const fetchStub = stubFetch(({ method }) => {
    if (method === 'POST') throw new TypeError('network');
    return { body: buildAuthResponse('ann') };
  });
  open();
  expect(await screen.findByText('authenticated name-ann')).toBeTruthy();
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
});

test.each(['refresh_failed', 'refresh_error'])('auth:failed with %s signs out; other events do not', async (reason) => {
  stubFetch(() => ({ body: buildAuthResponse('ann') }));
  open();
  await screen.findByText('authenticated name-ann');
  for (const detail of [null, {}, { reason: 'other' }]) fail(detail);
  expect(screen.getByText('authenticated name-ann')).toBeTruthy();
  fail({ reason });
  expect(screen.getByText('unauthenticated ended')).toBeTruthy();
});

test('is unauthenticated after logout', async () => {
  const fetchStub = stubFetch(() => ({ body: buildAuthResponse('ann') }));
  open();
  fireEvent.click(await screen.findByText('authenticated name-ann'));
  expect(await screen.findByText('unauthenticated')).toBeTruthy();
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/auth/refresh', 'POST /api/auth/logout']);
});
