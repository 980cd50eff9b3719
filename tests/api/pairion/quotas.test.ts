import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPairionProfile, chooseCandidates, salesFields } from '../../support/people/pairion';
import { bearer, createCaller, registerPeople, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let others: Person[];
let limited: Caller;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  [ana, ...others] = await registerPeople(server, 'ana', 'ben', 'cleo');
  await buildPairionProfile(ana);
  for (const person of others) await buildPairionProfile(person, salesFields);
  limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from quota_usage');
  await chooseCandidates(server, ana);
});

const useUp = (action: string, max: number) =>
  server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ($1, $2, now() - interval '1 hour', $3)`,
    [ana.id, action, max - 1],
  );

it.each([
  ['pairion invitation', 10, 'You can send up to 10 co-founder invitations per day.', 'invite'],
  ['pairion decision', 500, 'You can pass or save up to 500 times per day.', 'save'],
  ['pairion decision', 500, 'You can pass or save up to 500 times per day.', 'pass'],
])('the quota of %s is %i a day, and its error names the limit', async (action, max, message, path) => {
  await useUp(action, max);
  const [first, second] = others as [Person, Person];
  const use = ({ id }: Person) => limited.rest(`/api/pairion/candidates/${id}/${path}`, { body: {} });
  expect((await use(first)).status).toBeLessThan(300);
  const { status, body, headers } = await use(second);
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error.message).toContain(message);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const tables = { invite: 'pairion_invitation', save: 'pairion_save', pass: 'pairion_pass' };
  const rows = await server.sql(`select from ${tables[path as keyof typeof tables]}`);
  expect(rows).toHaveLength(1);
  for (const table of Object.values(tables)) await server.sql(`delete from ${table}`);
});

it('repeating an invitation that waits changes nothing and counts once', async () => {
  await server.sql('delete from notification');
  const [ben] = others as [Person];
  const send = (note: string) => limited.rest(`/api/pairion/candidates/${ben.id}/invite`, { body: { note } });
  const first = (await send('first')).body.data.invitations;
  expect(first).toMatchObject([{ note: 'first', status: 'pending' }]);
  expect((await send('second')).body.data?.invitations).toEqual(first);
  expect(await server.sql(`select count from quota_usage where action = 'pairion invitation'`)).toEqual([{ count: 1 }]);
  expect(await server.sql(`select from notification where kind = 'pairion.invited'`)).toHaveLength(1);
});
