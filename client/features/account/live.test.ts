// @vitest-environment happy-dom
import { InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsOf, signedInBody, stubFetch, tokenFor } from '../../auth/testing';
import { setToken } from '../../auth/tokens';
import { handlers } from './live';
import { DevicesDocument } from './settings/__generated__/Devices.generated';

beforeEach(() => setToken(tokenFor('ann', 900, { sid: 'session-1' })));
afterEach(() => vi.unstubAllGlobals());

const end = (sessionId: string, cache = new InMemoryCache()) =>
  handlers['session.ended']!({ sessionId, reason: 'revoked' }, { cache } as never);

test('the end of this session is noticed at once; that of another is not its business', async () => {
  const fetched = stubFetch(() => ({ body: signedInBody('ann') }));
  end('session-2');
  expect(fetched).not.toHaveBeenCalled();
  end('session-1');
  await vi.waitFor(() => expect(callsOf(fetched)).toEqual(['POST /api/auth/refresh']));
});

test('a device signed out elsewhere goes from the list; one that is not in it changes nothing', () => {
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
  const listed = () => cache.readQuery({ query: DevicesDocument })?.sessions.map(({ id }) => id);
  end('session-9', cache);
  expect(listed()).toEqual(['session-1', 'session-2']);
  end('session-2', cache);
  expect(listed()).toEqual(['session-1']);
});
