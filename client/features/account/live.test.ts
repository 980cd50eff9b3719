// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsOf, signedInBody, stubFetch, tokenFor } from '../../auth/testing';
import { setToken } from '../../auth/tokens';
import { handlers } from './live';

beforeEach(() => setToken(tokenFor('ann', 900, { sid: 'session-1' })));
afterEach(() => vi.unstubAllGlobals());

const end = (sessionId: string) => handlers['session.ended']!({ sessionId, reason: 'logged_out' }, {} as never);

test('the end of this session is noticed at once; that of another is not its business', async () => {
  const fetched = stubFetch(() => ({ body: signedInBody('ann') }));
  end('session-2');
  expect(fetched).not.toHaveBeenCalled();
  end('session-1');
  await vi.waitFor(() => expect(callsOf(fetched)).toEqual(['POST /api/auth/refresh']));
});
