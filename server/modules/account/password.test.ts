import { expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './password';

it('hashes with argon2id, 19 MiB and 2 passes, and verifies only the same password', async () => {
  const hash = await hashPassword('a long password');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await matchesPassword(hash, 'a long password')).toBe(true);
  expect(await matchesPassword(hash, 'another password')).toBe(false);
});

it('matches no password without a hash', async () => {
  expect(await matchesPassword(null, 'no account has this password')).toBe(false);
});

it('queues a bounded number of passwords', async () => {
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('a long password')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(39);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 1 } });
});
