// @vitest-environment happy-dom
import { InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken } from '../../auth/testing';
import { setToken } from '../../http/accessToken';
import { handlers } from './live';
import { DevicesDocument } from './settings/__generated__/Devices.generated';

beforeEach(() => setToken(buildToken('ann', 900, { sid: 'session-1' })));
afterEach(() => vi.unstubAllGlobals());

const emitSessionEnded = (sessionId: string, cache = new InMemoryCache()) =>
  handlers['session.ended']!({ sessionId, reason: 'revoked' }, { cache } as never);

test('session.ended refreshes the token for this session and ignores others', async () => {
  const fetched = stubFetch(() => ({ body: buildAuthResponse('ann') }));
  emitSessionEnded('session-2');
  expect(fetched).not.toHaveBeenCalled();
  emitSessionEnded('session-1');
  await vi.waitFor(() => expect(listFetchCalls(fetched)).toEqual(['POST /api/auth/refresh']));
});

test('session.ended removes the device from the cached list; an unknown id changes nothing', () => {
  const cache = new InMemoryCache();
  const session = (id: string, isCurrent: boolean) => ({
    __typename: 'Session' as const,
    id,
    isCurrent,
    device: 'Firefox on Linux',
    address: '127.0.0.1',
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: '2026-11-20T10:00:00.000Z',
  });
  cache.writeQuery({
    query: DevicesDocument,
    data: { sessions: [session('session-1', true), session('session-2', false)] } as never,
  });
  const deviceIds = () => cache.readQuery({ query: DevicesDocument })?.sessions.map(({ id }) => id);
  emitSessionEnded('session-9', cache);
  expect(deviceIds()).toEqual(['session-1', 'session-2']);
  emitSessionEnded('session-2', cache);
  expect(deviceIds()).toEqual(['session-1']);
});
