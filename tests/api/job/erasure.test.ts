import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeModules } from '../../../server/modules/module';
import { applyFor, buildJob } from '../../support/people/jobs';
import { registerPeople, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let poster: Person;
let applicant: Person;
let other: Person;
let job: any;

/** Both do everything with jobs that leaves a trace. */
beforeAll(async () => {
  server = await startTestServer();
  [poster, applicant, other] = await registerPeople(server, 'poster', 'applicant', 'other');
  job = await buildJob(poster, { apply_url: 'https://example.com' });
  const application = await applyFor(applicant, job.id, 'my words');
  await poster.rest(`/api/applications/${application.id}`, {
    method: 'PUT',
    body: { status: 'shortlisted', private_note: 'private verdict' },
  });
  for (const action of ['bookmark', 'visits'])
    await applicant.rest(`/api/jobs/${job.id}/${action}`, { method: 'POST' });
  await applicant.rest(`/api/jobs/${job.id}/report`, { body: { reason: 'odd' } });
  await applicant.rest('/api/jobs/filters', { body: { name: 'Mine', query: 'ledger' } });
  await applicant.rest('/api/posts', { body: { content: 'look', job_id: job.id } });
});
afterAll(() => server.close());

const dataOf = async (person: Person): Promise<Record<string, any[]>> => {
  const files = Object.entries(mergeModules('personalData')).filter(([name]) => name.startsWith('job'));
  const rows = await Promise.all(files.map(async ([name, select]) => [name, await server.sql(select, [person.id])]));
  return Object.fromEntries(rows);
};

it('the data download has what a person did with jobs, and the private note for the poster alone', async () => {
  const own = await dataOf(applicant);
  expect(Object.fromEntries(Object.entries(own).map(([name, rows]) => [name, rows.length]))).toEqual({
    jobs: 0,
    job_applications: 1,
    job_private_notes: 0,
    job_bookmarks: 1,
    job_saved_filters: 1,
    job_reports: 1,
    job_visits: 1,
  });
  expect(own.job_applications![0]).toMatchObject({ note: 'my words', status: 'SHORTLISTED' });
  expect(JSON.stringify(own)).not.toContain('private verdict');
  const { posts, messages } = mergeModules('personalData');
  for (const select of [posts!, messages!])
    expect(await server.sql(select, [applicant.id])).toEqual([expect.objectContaining({ job_id: job.id })]);
  const posted = await dataOf(poster);
  expect(posted.jobs).toEqual([expect.objectContaining({ id: job.id, visit_count: 1 })]);
  expect(posted.job_private_notes).toEqual([expect.objectContaining({ private_note: 'private verdict' })]);
  expect(JSON.stringify(posted)).not.toContain('my words');
  expect(Object.values(await dataOf(other)).flat()).toEqual([]);
});

const erase = async (person: Person) => {
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [person.id]);
  await server.sql('update profile set hidden = true where id = $1', [person.id]);
  await runJob(server, 'account.erase', { accountId: person.id });
};

it('erasing an applicant removes the application and leaves the job', async () => {
  await erase(applicant);
  for (const table of ['job_application', 'job_bookmark', 'job_report', 'job_visit', 'job_saved_filter'])
    expect(await server.sql(`select from ${table}`), table).toEqual([]);
  const { body } = await poster.rest(`/api/jobs/${job.id}/applications`);
  expect(body.data.applications).toEqual([]);
  expect((await other.rest(`/api/jobs/${job.id}`)).status).toBe(200);
});

it('erasing a poster removes the jobs and the cards of them', async () => {
  const { body } = await other.rest('/api/posts', { body: { content: 'look', job_id: job.id } });
  await applyFor(other, job.id);
  await erase(poster);
  expect(await server.sql('select from job')).toEqual([]);
  expect(await server.sql('select from job_application')).toEqual([]);
  expect((await other.rest(`/api/posts/${body.data.post.id}`)).body.data.post.job).toBeNull();
  expect(await server.sql('select from post where job_id is not null')).toEqual([]);
});
