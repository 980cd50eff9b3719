import { Client } from 'pg';
import { countEqual, mustFail, repeat, rest, type Account, type Attack } from './harness';

const sessionCount = 14_000;
let owner: Account;

/** More than 13,107 sessions used to exceed the parameters of one statement, so that nobody could be signed out. */
export const attack: Attack = {
  number: 3,
  title: `an owner with ${sessionCount} active sessions, and many sign-ins with the right password`,
  async prepare({ signUp, databaseUrl }) {
    owner = await signUp();
    const client = new Client(databaseUrl);
    await client.connect();
    await client.query(
      `insert into session (id, account_id, user_agent, address, created_at, last_used_at, expires_at)
       select gen_random_uuid(), $1, 'attack', '10.0.0.1', now(), now(), now() + interval '1 day' from generate_series(1, $2::int)`,
      [owner.id, sessionCount],
    );
    await client.end();
  },
  async run(target) {
    const trySignIn = async () => {
      const json = { username: owner.username, password: owner.password };
      return (await rest(target, undefined, '/api/auth/login', { json })).status;
    };
    const signIns = await Promise.all(Array.from({ length: 150 }, trySignIn));
    // The limit of active sessions has ended the first one.
    const signIn = await rest(target, undefined, '/api/auth/login', {
      json: { username: owner.username, password: owner.password },
      headers: target.bypass,
    });
    const session = { token: signIn.body.accessToken as string };
    const startedAt = performance.now();
    const changed = await rest(target, session, '/api/auth/change-password', {
      json: { currentPassword: owner.password, newPassword: 'another-password-that-is-long' },
    });
    const ms = Math.round(performance.now() - startedAt);
    const sessions = await rest(target, session, '/api/auth/sessions');
    const signIn20 = () => Promise.all(Array.from({ length: 20 }, trySignIn));
    signIns.push(...(await repeat(4_000, signIn20)));
    mustFail(
      changed.status !== 200,
      `The password cannot be changed: ${changed.status} ${JSON.stringify(changed.body)}`,
    );
    return {
      'sign-ins': countEqual(signIns),
      'changing the password in ms': ms,
      'sessions left': sessions.body.data.sessions.length,
    };
  },
};
