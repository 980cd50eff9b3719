import { countEqual, mustFail, repeat, rest, type Attack } from './harness';

/** Wrong sign-ins under a person's id used to count as wrong passwords of their password change. */
export const attack: Attack = {
  number: 16,
  title: 'wrong sign-ins under a person’s id and name, then the change of their password',
  async run(target) {
    const victim = await target.signUp();
    const statuses = await repeat(3_000, () =>
      Promise.all(
        [victim.id, victim.username, `${victim.username}@example.com`].map(async (username) => {
          const json = { username, password: 'a wrong password' };
          return (await rest(target, undefined, '/api/auth/login', { json })).status;
        }),
      ),
    );
    const changed = await rest(target, victim, '/api/auth/change-password', {
      json: { currentPassword: victim.password, newPassword: 'another-password-that-is-long' },
      headers: { cookie: victim.cookie, 'x-forwarded-for': '10.200.0.1' },
    });
    mustFail(
      changed.status !== 200,
      `The password cannot be changed: ${changed.status} ${JSON.stringify(changed.body)}`,
    );
    return { 'wrong sign-ins': countEqual(statuses), 'change of the password': changed.status };
  },
};
