import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildJob } from '../../support/people/jobs';
import { missingId, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

it('a bookmark is set and removed over both transports, also after the job ended', async () => {
  const { id } = await buildJob(ana);
  const set = 'mutation ($id: ID!, $on: Boolean!) { setJobBookmark(id: $id, bookmarked: $on) { viewerHasBookmarked } }';
  for (let time = 0; time < 2; time++)
    expect((await ben.rest(`/api/jobs/${id}/bookmark`, { method: 'POST' })).body.data.job.viewer_has_bookmarked).toBe(
      true,
    );
  expect((await ben.rest('/api/jobs/bookmarked')).body.data.jobs.map((job: any) => job.id)).toEqual([id]);
  expect((await ben.gql(set, { id, on: false })).data.setJobBookmark.viewerHasBookmarked).toBe(false);
  expect((await ben.gql(set, { id, on: true })).data.setJobBookmark.viewerHasBookmarked).toBe(true);
  await ana.rest(`/api/jobs/${id}/close`, { method: 'POST' });
  expect((await ben.gql('{ bookmarkedJobs { edges { node { id } } } }')).data.bookmarkedJobs.edges).toEqual([]);
  const removed = await ben.rest(`/api/jobs/${id}/bookmark`, { method: 'DELETE' });
  expect([removed.status, removed.body.data.job]).toEqual([200, null]);
  expect((await ben.rest(`/api/jobs/${id}/bookmark`, { method: 'DELETE' })).status).toBe(404);
});

it('a visit of the link returns the URL and counts once per person and day', async () => {
  const { id } = await buildJob(ana, { apply_url: 'https://jobs.example.com/2' });
  const [visits] = [() => ben.rest(`/api/jobs/${id}/visits`, { method: 'POST' })];
  const answers = await Promise.all([visits(), visits(), visits()]);
  expect(answers.map(({ body }) => body.data.url)).toEqual(Array(3).fill('https://jobs.example.com/2'));
  expect((await ben.gql('mutation ($id: ID!) { visitJob(id: $id) }', { id })).data.visitJob).toBe(
    'https://jobs.example.com/2',
  );
  await ana.rest(`/api/jobs/${id}/visits`, { method: 'POST' });
  expect((await ana.rest(`/api/jobs/${id}`)).body.data.job.visit_count).toBe(1);
  await server.sql(`update job_visit set day = day - 1 where job_id = $1`, [id]);
  await visits();
  expect((await ana.rest(`/api/jobs/${id}`)).body.data.job.visit_count).toBe(2);
  const { id: withoutLink } = await buildJob(ana);
  expect((await ben.rest(`/api/jobs/${withoutLink}/visits`, { method: 'POST' })).status).toBe(404);
});

it('a report is stored once per person with the latest reason', async () => {
  const { id } = await buildJob(ana);
  expect((await ben.rest(`/api/jobs/${id}/report`, { body: { reason: 'spam' } })).status).toBe(200);
  const query = 'mutation ($id: ID!, $reason: String!) { reportJob(id: $id, reason: $reason) }';
  expect((await ben.gql(query, { id, reason: 'a scam' })).data.reportJob).toBe(true);
  expect(await server.sql('select account_id, reason from job_report where job_id = $1', [id])).toEqual([
    { account_id: ben.id, reason: 'a scam' },
  ]);
  const blank = await ben.rest(`/api/jobs/${id}/report`, { body: { reason: ' ' } });
  expect([blank.status, Object.keys(blank.body.error.fields)]).toEqual([400, ['reason']]);
});

it('a post carries a published job, which readers see as long as they may see the job', async () => {
  const pay = { salary_min: 60_000, salary_currency: 'EUR', salary_period: 'year', equity_max: 1.5 };
  const job = await buildJob(ana, pay);
  const { body } = await ben.rest('/api/posts', { body: { content: '', job_id: job.id } });
  const post = body.data.post;
  expect(post.job).toEqual({
    id: job.id,
    title: job.title,
    company: job.company,
    location: job.location,
    remote: false,
    type: 'full_time',
    salary_min: 60_000,
    salary_max: null,
    salary_currency: 'EUR',
    salary_period: 'year',
    equity_min: null,
    equity_max: 1.5,
    state: 'published',
  });
  const read = async (person: Person) =>
    (await person.gql('query ($id: ID!) { post(id: $id) { job { id state } } }', { id: post.id })).data.post.job;
  expect(await read(ben)).toEqual({ id: job.id, state: 'PUBLISHED' });
  await ana.rest(`/api/jobs/${job.id}/close`, { method: 'POST' });
  expect(await read(ben)).toBeNull();
  expect(await read(ana)).toEqual({ id: job.id, state: 'CLOSED' });
  await ana.rest(`/api/jobs/${job.id}`, { method: 'DELETE' });
  expect(await read(ana)).toBeNull();
  const { id: draft } = await buildJob(ana, { status: 'draft' });
  for (const id of [draft, missingId, job.id]) {
    const refused = await ana.rest('/api/posts', { body: { content: 'x', job_id: id } });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['job_id']]);
  }
  const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { job { id } } }';
  const { id: open } = await buildJob(ana);
  expect((await ben.gql(create, { input: { jobId: open } })).data.createPost.job.id).toBe(open);
});
