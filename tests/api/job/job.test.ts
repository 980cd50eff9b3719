import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJob, jobFields } from '../../support/people/jobs';
import { missingId, registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

const allFields = `id title company location remote type state owner { id username } teamId description seniority timeZoneFrom timeZoneTo
  skills salaryMin salaryMax salaryCurrency salaryPeriod equityMin equityMax applyUrl publishedAt expiresAt createdAt updatedAt
  visitCount applicationCount fit { sharedSkills sharesPlace meetsNeed } viewerHasBookmarked viewerCanEdit viewerCanApply
  viewerApplicationId viewerApplicationStatus`;

const whole = {
  ...jobFields,
  remote: true,
  seniority: 'senior',
  time_zone_from: -1,
  time_zone_to: 3,
  skills: ['SQL', 'sql', 'TypeScript '],
  salary_min: 80_000,
  salary_max: 5_000_000_000,
  salary_currency: 'eur',
  salary_period: 'year',
  equity_min: 0.25,
  equity_max: 1.5,
  apply_url: 'jobs.example.com/1',
};

/** One call over each transport, with the job that it returns in REST's spelling of enums. */
const calls = {
  REST: {
    change: async (person: Person, id: string, path: string) => {
      const { status, body } = await person.rest(`/api/jobs/${id}/${path}`, { method: 'POST' });
      return status === 200 ? body.data.job.state : body.error.code;
    },
    update: async (person: Person, id: string, changes: object) => {
      const { status, body } = await person.rest(`/api/jobs/${id}`, { method: 'PUT', body: changes });
      return status === 200 ? body.data.job : body.error.code;
    },
    remove: async (person: Person, id: string) => {
      const { status, body } = await person.rest(`/api/jobs/${id}`, { method: 'DELETE' });
      return status === 200 ? body.data.id : body.error.code;
    },
  },
  GraphQL: {
    change: async (person: Person, id: string, path: string) => {
      const { data, code } = await person.gql(`mutation ($id: ID!) { ${path}Job(id: $id) { state } }`, { id });
      return code ?? data[`${path}Job`].state.toLowerCase();
    },
    update: async (person: Person, id: string, changes: object) => {
      const { data, code } = await person.gql(
        'mutation ($id: ID!, $input: UpdateJobInput!) { updateJob(id: $id, input: $input) { title } }',
        { id, input: changes },
      );
      return code ?? data.updateJob;
    },
    remove: async (person: Person, id: string) => {
      const { data, code } = await person.gql('mutation ($id: ID!) { deleteJob(id: $id) { id } }', { id });
      return code ?? data.deleteJob.id;
    },
  },
};
const transports = Object.entries(calls);

const makeExpired = (id: string) =>
  server.sql(`update job set expires_at = now() - interval '1 minute' where id = $1`, [id]);

it('a whole job reads the same over REST and GraphQL', async () => {
  const created = await buildJob(ana, whole);
  expect(created).toMatchObject({
    type: 'full_time',
    state: 'published',
    seniority: 'senior',
    remote: true,
    skills: ['SQL', 'TypeScript'],
    salary_min: 80_000,
    salary_max: 5_000_000_000,
    salary_currency: 'EUR',
    salary_period: 'year',
    equity_min: 0.25,
    equity_max: 1.5,
    apply_url: 'https://jobs.example.com/1',
    visit_count: 0,
    application_count: 0,
    viewer_can_edit: true,
    viewer_can_apply: false,
    owner: { username: 'ana' },
  });
  const { data } = await ben.gql(`query ($id: ID!) { job(id: $id) { ${allFields} } }`, { id: created.id });
  const { body } = await ben.rest(`/api/jobs/${created.id}`);
  const job = body.data.job;
  expect(data.job).toMatchObject({
    type: 'FULL_TIME',
    state: 'PUBLISHED',
    seniority: 'SENIOR',
    salaryPeriod: 'YEAR',
    salaryMax: 5_000_000_000,
    visitCount: null,
    applicationCount: null,
    viewerCanEdit: false,
    viewerCanApply: true,
  });
  const camel = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const enums = ['type', 'state', 'seniority', 'salary_period'];
  for (const [name, value] of Object.entries(job))
    if (!['owner', 'team', 'fit'].includes(name))
      expect(data.job[camel(name)], name).toEqual(enums.includes(name) ? String(value).toUpperCase() : value);
});

it('GraphQL creates what REST creates', async () => {
  const input = {
    title: whole.title,
    company: whole.company,
    location: whole.location,
    description: whole.description,
    type: 'COFOUNDER',
    status: 'DRAFT',
  };
  const { data } = await ana.gql(
    'mutation ($input: CreateJobInput!) { createJob(input: $input) { id type state publishedAt expiresAt } }',
    { input },
  );
  expect(data.createJob).toMatchObject({ type: 'COFOUNDER', state: 'DRAFT', publishedAt: null, expiresAt: null });
  expect((await ana.rest(`/api/jobs/${data.createJob.id}`)).body.data.job).toMatchObject({
    type: 'cofounder',
    state: 'draft',
  });
});

it('a repeated Idempotency-Key creates one job', async () => {
  const headers = { 'idempotency-key': 'one job' };
  const [one, other] = await Promise.all(
    [1, 2].map(() => ana.rest('/api/jobs', { body: { ...jobFields, title: 'Once' }, headers })),
  );
  expect(one!.body.data.job.id).toBe(other!.body.data.job.id);
  expect(await server.sql(`select id from job where title = 'Once'`)).toHaveLength(1);
});

describe.each(transports)('over %s', (_name, { change, update, remove }) => {
  it('a job goes from draft over published and closed back to published', async () => {
    const { id } = await buildJob(ana, { status: 'draft' });
    expect(await change(ana, id, 'close')).toBe('CONFLICT');
    expect(await change(ana, id, 'renew')).toBe('CONFLICT');
    expect(await change(ana, id, 'publish')).toBe('published');
    const [first] = await server.sql(
      'select number, published_at, (expires_at - published_at)::text as life from job where id = $1',
      [id],
    );
    expect(first!.life).toBe('90 days');
    expect(await change(ana, id, 'publish')).toBe('published');
    expect(await change(ana, id, 'close')).toBe('closed');
    expect(await change(ana, id, 'close')).toBe('closed');
    expect(await change(ana, id, 'renew')).toBe('CONFLICT');
    expect(await change(ana, id, 'publish')).toBe('published');
    const [second] = await server.sql('select number, published_at from job where id = $1', [id]);
    expect(second).toEqual({ number: first!.number, published_at: first!.published_at });
  });

  it('an expired job is renewed for 90 days', async () => {
    const { id } = await buildJob(ana);
    await makeExpired(id);
    expect((await ana.rest(`/api/jobs/${id}`)).body.data.job.state).toBe('expired');
    expect((await ben.rest(`/api/jobs/${id}`)).status).toBe(404);
    expect(await change(ana, id, 'renew')).toBe('published');
    const [row] = await server.sql(
      `select expires_at > now() + interval '89 days' as "isLong" from job where id = $1`,
      [id],
    );
    expect(row).toEqual({ isLong: true });
    expect((await ben.rest(`/api/jobs/${id}`)).status).toBe(200);
  });

  it('a draft without text or place is published only when it is complete', async () => {
    const { id } = await buildJob(ana, { status: 'draft', description: '', location: null });
    const incomplete = await ana.rest(`/api/jobs/${id}/publish`, { method: 'POST' });
    expect([incomplete.status, Object.keys(incomplete.body.error.fields)]).toEqual([400, ['description', 'location']]);
    expect(await change(ana, id, 'publish')).toBe('BAD_USER_INPUT');
    await update(ana, id, { description: 'Text', remote: true });
    expect(await change(ana, id, 'publish')).toBe('published');
  });

  it('only the poster changes a job', async () => {
    const { id } = await buildJob(ana);
    const { id: draft } = await buildJob(ana, { status: 'draft' });
    await expectNoWrites(server, async () => {
      for (const path of ['publish', 'close', 'renew']) {
        expect(await change(ben, id, path)).toBe('FORBIDDEN');
        expect(await change(ben, draft, path)).toBe('NOT_FOUND');
        expect(await change(ben, missingId, path)).toBe('NOT_FOUND');
        expect(await change(visitor(server) as Person, id, path)).toBe('UNAUTHENTICATED');
      }
      expect(await update(ben, id, { title: 'Mine' })).toBe('FORBIDDEN');
      expect(await update(ben, draft, { title: 'Mine' })).toBe('NOT_FOUND');
      expect(await remove(ben, id)).toBe('FORBIDDEN');
      expect(await remove(ben, draft)).toBe('NOT_FOUND');
    });
  });

  it('an update changes the given fields and null clears those that a job may lack', async () => {
    const { id } = await buildJob(ana, whole);
    expect(await update(ana, id, { title: 'Changed' })).toMatchObject({ title: 'Changed' });
    expect((await ana.rest(`/api/jobs/${id}`)).body.data.job).toMatchObject({
      salary_min: 80_000,
      seniority: 'senior',
    });
    await ana.rest(`/api/jobs/${id}`, {
      method: 'PUT',
      body: { title: null, salary_min: null, salary_max: null, seniority: null, apply_url: null, skills: null },
    });
    expect((await ana.rest(`/api/jobs/${id}`)).body.data.job).toMatchObject({
      title: 'Changed',
      salary_min: null,
      salary_currency: null,
      seniority: null,
      apply_url: null,
      skills: [],
    });
  });

  it('a deleted job is gone', async () => {
    const { id } = await buildJob(ana);
    expect(await remove(ana, id)).toBe(id);
    expect((await ana.rest(`/api/jobs/${id}`)).status).toBe(404);
    expect(await remove(ana, id)).toBe('NOT_FOUND');
  });
});
