import { describe, expect, it } from 'vitest';
import { findSignatureIssue, sign, signForOwner, signInText, subscriptionText, verifySignature } from './signature';

const app = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

describe('findSignatureIssue', () => {
  // The worked example of Pusher's HTTP API reference.
  const body = Buffer.from('{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}');
  const query =
    'auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f' +
    '&auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c';
  const check = (changes: { method?: string; path?: string; query?: string; body?: Buffer; now?: number } = {}) =>
    findSignatureIssue(
      app,
      {
        method: changes.method ?? 'POST',
        path: changes.path ?? '/apps/3/events',
        query: new URLSearchParams(changes.query ?? query),
        body: changes.body ?? body,
      },
      changes.now ?? 1353088179,
    );

  it('accepts the published example', () => expect(check()).toBeUndefined());

  it('accepts clocks up to 600 s apart in both directions', () => {
    expect(check({ now: 1353088179 + 600 })).toBeUndefined();
    expect(check({ now: 1353088179 - 600 })).toBeUndefined();
    expect(check({ now: 1353088179 + 601 })).toMatch('Timestamp expired');
    expect(check({ now: 1353088179 - 601 })).toMatch('Timestamp expired');
  });

  it.each([
    ['another method', { method: 'GET' }, 'auth_signature'],
    ['another path', { path: '/apps/3/batch_events' }, 'auth_signature'],
    ['another body', { body: Buffer.from('{}') }, 'body_md5'],
    ['an added parameter', { query: `${query}&info=user_count` }, 'auth_signature'],
    ['another signature', { query: query.replace('da45', 'da46') }, 'auth_signature'],
    ['a short signature', { query: query.slice(0, -1) }, 'auth_signature'],
    ['no signature', { query: query.split('&auth_signature')[0]! }, 'auth_signature'],
    ['another key', { query: query.replace('auth_key=278', 'auth_key=279') }, 'auth_key'],
    ['another version', { query: query.replace('auth_version=1.0', 'auth_version=2.0') }, 'auth_version'],
    ['a timestamp that is not a number', { query: query.replace('1353088179', '1e9') }, 'Timestamp'],
  ])('rejects %s', (_, changes, message) => expect(check(changes)).toMatch(message));

  it('sorts parameters by their lower-case names', () => {
    const signature = sign(
      app.secret,
      `GET\n/apps/3/channels\nauth_key=${app.key}&auth_timestamp=1353088179&auth_version=1.0&info=b&zeta=a`,
    );
    const shuffled = `Zeta=a&info=b&auth_version=1.0&auth_timestamp=1353088179&auth_key=${app.key}&auth_signature=${signature}`;
    expect(check({ method: 'GET', path: '/apps/3/channels', query: shuffled, body: Buffer.alloc(0) })).toBeUndefined();
  });
});

describe('verifySignature', () => {
  // The worked example of Pusher's reference on authentication signatures.
  const documented = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

  it('accepts the published example of a private channel', () => {
    const auth = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4';
    const verify = (...text: Parameters<typeof subscriptionText>) =>
      verifySignature(documented, auth, subscriptionText(...text));
    expect(verify('1234.1234', 'private-foobar')).toEqual({});
    expect(verify('1234.1235', 'private-foobar')).toBeUndefined();
    expect(verify('1234.1234', 'private-foobar', '{}')).toBeUndefined();
    expect(verifySignature(documented, undefined, '1234.1234:private-foobar')).toBeUndefined();
  });

  it('does not accept the signature of a user for a channel', () => {
    const auth = `${documented.key}:${sign(documented.secret, '1.2::user::{"id":"7"}')}`;
    expect(verifySignature(documented, auth, signInText('1.2', '{"id":"7"}'))).toEqual({});
    expect(verifySignature(documented, auth, signInText('1.2', '{"id":"8"}'))).toBeUndefined();
    expect(verifySignature(documented, auth, subscriptionText('1.2', '{"id":"7"}'))).toBeUndefined();
  });

  it('returns the owner, which the signature covers', () => {
    const owner = { sessionId: 's', accountId: 'a', expiresMs: 7 };
    const text = subscriptionText('1.2', 'private-a');
    const auth = signForOwner(documented, owner, text);
    expect(verifySignature(documented, auth, text)).toEqual({ owner });
    for (const forged of [
      auth.replace('.s.', '.t.'),
      auth.replace('.a.', '.b.'),
      auth.replace(/7$/, '8'),
      `${auth}.9`,
      auth.slice(0, auth.indexOf('.')),
    ])
      expect(verifySignature(documented, forged, text), forged).toBeUndefined();
    // Without its owner the signature must not cover channel data with the same text.
    const bare = auth.slice(0, auth.indexOf('.'));
    expect(verifySignature(documented, bare, subscriptionText('1.2', 'private-a', 's.a.7'))).toBeUndefined();
  });
});
