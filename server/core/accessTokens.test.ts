import { expect, test } from 'vitest';
import { createAccessTokens } from './accessTokens';

test('tokens of one session and one second differ, and name the same session', () => {
  const { sign, verify } = createAccessTokens('a secret of a test');
  const tokens = [sign('an account', 'a session'), sign('an account', 'a session')];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(verify(token)).toMatchObject({ id: 'an account', sessionId: 'a session' });
});

test('a token of another secret is not valid', () => {
  const token = createAccessTokens('one secret').sign('an account', 'a session');
  expect(createAccessTokens('another secret').verify(token)).toBeNull();
});
