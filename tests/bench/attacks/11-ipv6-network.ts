import { randomUUID } from 'node:crypto';
import { countEqual, mustFail, repeat, rest, type Attack } from './harness';

/** Limits used to count full addresses, of which a network has 2^64. */
export const attack: Attack = {
  number: 11,
  title: 'sign-ups and guessed passwords from many addresses of one IPv6 network',
  async run(target) {
    let address = 1;
    const next = () => ({ 'x-forwarded-for': `2001:db8:1:2::${(address++).toString(16)}` });
    const signUps = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const username = `v${randomUUID().slice(0, 13).replaceAll('-', '')}`;
        const json = { username, email: `${username}@example.com`, password: 'founders-meet-here' };
        return (await rest(target, undefined, '/api/auth/register', { json, headers: next() })).status;
      }),
    );
    const guesses = await repeat(3_000, () =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          const json = { username: `u${randomUUID().slice(0, 8)}`, password: 'a wrong password' };
          return (await rest(target, undefined, '/api/auth/login', { json, headers: next() })).status;
        }),
      ),
    );
    const made = signUps.filter((status) => status === 201).length;
    mustFail(made > 30, `${made} accounts were made.`);
    mustFail(!guesses.includes(429), 'Guesses were not limited.');
    return { 'sign-ups': countEqual(signUps), guesses: countEqual(guesses) };
  },
};
