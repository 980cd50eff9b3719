import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyFor, buildJob, jobFields } from '../../support/people/jobs';
import { bearer, createCaller, registerPeople, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let poster: Person;
let seeker: Person;
/** People without the key that passes limits. */
let limitedPoster: Caller;
let limitedSeeker: Caller;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  [poster, seeker] = await registerPeople(server, 'poster', 'seeker');
  [limitedPoster, limitedSeeker] = [poster, seeker].map(({ token }) =>
    createCaller(server, { ...bearer(token), 'x-ratelimit-bypass': '' }),
  ) as [Caller, Caller];
});
afterAll(() => server.close());
beforeEach(() => server.sql('delete from quota_usage'));

const useUp = (person: Person, action: string, max: number, hours: number) =>
  server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ($1, $2, now() - make_interval(hours => $3) + interval '1 minute', $4)`,
    [person.id, action, hours, max - 1],
  );

it.each([
  [
    'job',
    20,
    24,
    'You can create up to 20 jobs per day.',
    () => limitedPoster.rest('/api/jobs', { body: { ...jobFields, status: 'draft' } }),
  ],
  [
    'job edit',
    300,
    3,
    'You can edit jobs up to 300 times every 3 hours.',
    async () => {
      const { id } = await buildJob(poster, { status: 'draft' });
      return limitedPoster.rest(`/api/jobs/${id}`, { method: 'PUT', body: { title: 'Edited' } });
    },
  ],
  [
    'job application edit',
    1_000,
    3,
    'You can update applications up to 1,000 times every 3 hours.',
    async () => {
      const { id } = await applyFor(seeker, (await buildJob(poster)).id);
      return limitedPoster.rest(`/api/applications/${id}`, { method: 'PUT', body: { private_note: 'x' } });
    },
  ],
] as const)('the error of the quota of %s names the limit', async (action, max, hours, message, use) => {
  await useUp(poster, action, max, hours);
  expect((await use()).status).toBeLessThan(300);
  const { status, body, headers } = await use();
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error.message).toContain(message);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a person applies for up to 50 jobs per day, past the limits of messages', async () => {
  await useUp(seeker, 'message request', 21, 24);
  await useUp(seeker, 'job application', 50, 24);
  const apply = async () =>
    limitedSeeker.rest(`/api/jobs/${(await buildJob(poster)).id}/applications`, { body: { note: 'x' } });
  expect((await apply()).status).toBe(201);
  const { status, body } = await apply();
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error.message).toContain('You can apply to up to 50 jobs per day.');
  expect(
    await server.sql(
      `select from message where sender_id = $1 and job_id not in (select job_id from job_application)`,
      [seeker.id],
    ),
  ).toEqual([]);
});

it('descriptions count towards the bytes of long texts that a person may publish in an hour', async () => {
  const description = 'é'.repeat(10_000);
  const { id } = await buildJob(poster, { status: 'draft' });
  const change = (fields: object) => limitedPoster.rest(`/api/jobs/${id}`, { method: 'PUT', body: fields });
  const create = () => limitedPoster.rest('/api/jobs', { body: { ...jobFields, description, status: 'draft' } });
  await useUp(poster, 'long text', 200_001 - 2 * 20_000, 1);
  expect((await create()).status).toBe(201);
  expect((await change({ description })).status).toBe(200);
  expect((await change({ title: 'Another title' })).status).toBe(200);
  for (const call of [create, () => change({ description: `${description.slice(1)}e` })]) {
    const { status, body } = await call();
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(body.error.message).toContain('You can publish up to 200 kB of long texts per hour.');
  }
});

it('a person has up to 20 published jobs at once, also with concurrent calls', async () => {
  await server.sql('delete from job where owner_id = $1', [poster.id]);
  for (let n = 0; n < 18; n++) await buildJob(poster);
  const drafts = await Promise.all(Array.from({ length: 4 }, () => buildJob(poster, { status: 'draft' })));
  const answers = await Promise.all(
    drafts.map(({ id }) => limitedPoster.rest(`/api/jobs/${id}/publish`, { method: 'POST' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403]);
  const created = await limitedPoster.rest('/api/jobs', { body: jobFields });
  expect([created.status, created.body.error.message]).toEqual([
    403,
    'You can have up to 20 published jobs at once. Close one first.',
  ]);
  expect((await limitedPoster.rest('/api/jobs', { body: { ...jobFields, status: 'draft' } })).status).toBe(201);
});
