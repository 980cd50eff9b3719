import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJob, jobFields } from '../../support/people/jobs';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = await registerPeople(server, 'ana');
});
afterAll(() => server.close());

const pay = { salary_min: 10, salary_max: 20, salary_currency: 'EUR', salary_period: 'hour' };

/** Fields of a job that is not valid, and the fields that the error names. */
const invalid: [what: string, fields: Record<string, unknown>, names: string[]][] = [
  ['no title', { title: undefined }, ['title']],
  ['a blank title', { title: '  ' }, ['title']],
  ['a title of 256 characters', { title: 'x'.repeat(256) }, ['title']],
  ['a number as title', { title: 5 }, ['title']],
  ['no company', { company: null }, ['company']],
  ['no text', { description: '' }, ['description']],
  ['a text of 10,001 characters', { description: 'x'.repeat(10_001) }, ['description']],
  ['no place', { location: '' }, ['location']],
  ['neither text nor place', { location: '', description: null }, ['description', 'location']],
  ['a place of 101 characters', { location: 'x'.repeat(101) }, ['location']],
  ['no type', { type: undefined }, ['type']],
  ['an unknown type', { type: 'volunteer' }, ['type']],
  ['an unknown seniority', { seniority: 'guru' }, ['seniority']],
  ['an unknown status', { status: 'closed' }, ['status']],
  ['remote as text', { remote: 'yes' }, ['remote']],
  ['21 skills', { skills: Array.from({ length: 21 }, (_, n) => `skill ${n}`) }, ['skills']],
  ['skills as text', { skills: 'SQL' }, ['skills']],
  ['one time zone', { time_zone_from: 1 }, ['time_zone_to']],
  ['the other time zone', { time_zone_to: 1 }, ['time_zone_from']],
  ['time zones in the wrong order', { time_zone_from: 3, time_zone_to: 1 }, ['time_zone_from']],
  ['half a time zone', { time_zone_from: 1.5, time_zone_to: 2 }, ['time_zone_from']],
  ['a time zone that does not exist', { time_zone_from: 1, time_zone_to: 15 }, ['time_zone_to']],
  ['pay in the wrong order', { ...pay, salary_min: 21 }, ['salary_min']],
  ['pay without currency', { ...pay, salary_currency: null }, ['salary_currency']],
  ['pay without period', { ...pay, salary_period: undefined }, ['salary_period']],
  ['pay without both', { salary_max: 5 }, ['salary_currency', 'salary_period']],
  ['an unknown currency', { ...pay, salary_currency: 'XYZ' }, ['salary_currency']],
  ['an unknown period', { ...pay, salary_period: 'week' }, ['salary_period']],
  ['pay of zero', { ...pay, salary_min: 0 }, ['salary_min']],
  ['pay with cents', { ...pay, salary_max: 20.5 }, ['salary_max']],
  ['pay above a trillion', { ...pay, salary_max: 1_000_000_000_001 }, ['salary_max']],
  ['pay as text', { ...pay, salary_min: '10' }, ['salary_min']],
  ['equity in the wrong order', { equity_min: 2, equity_max: 1 }, ['equity_min']],
  ['equity above 100', { equity_max: 100.01 }, ['equity_max']],
  ['negative equity', { equity_min: -1 }, ['equity_min']],
  ['equity with three decimals', { equity_min: 0.125 }, ['equity_min']],
  ['a link with a script', { apply_url: 'javascript:alert(1)' }, ['apply_url']],
  ['a link with data', { apply_url: 'data:text/html,<script>alert(1)</script>' }, ['apply_url']],
  ['a link to a mailbox', { apply_url: 'mailto:ana@example.com' }, ['apply_url']],
  ['a link with a password', { apply_url: 'https://ana:secret@example.com' }, ['apply_url']],
  ['a link of 501 characters', { apply_url: `https://example.com/${'x'.repeat(481)}` }, ['apply_url']],
];

const camel = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

describe('a job is refused with', () => {
  it.each(invalid)('%s', async (_what, fields, names) => {
    const job = await buildJob(ana);
    await expectNoWrites(server, async () => {
      const created = await ana.rest('/api/jobs', { body: { ...jobFields, ...fields } });
      expect([created.status, Object.keys(created.body.error.fields).toSorted()]).toEqual([400, names.toSorted()]);
      // An update ignores the status, and null for what every job has.
      if ('status' in fields || Object.values(fields).some((value) => value == null)) return;
      const updated = await ana.rest(`/api/jobs/${job.id}`, { method: 'PUT', body: fields });
      expect([updated.status, Object.keys(updated.body.error.fields).toSorted()]).toEqual([400, names.toSorted()]);
    });
  });
});

it('GraphQL names the same fields in camelCase', async () => {
  const input = {
    ...jobFields,
    type: 'FULL_TIME',
    salaryMin: 5,
    salaryMax: 4,
    equityMin: 3,
    equityMax: 2,
    timeZoneFrom: 1,
  };
  const { errors } = await ana.gql('mutation ($input: CreateJobInput!) { createJob(input: $input) { id } }', { input });
  expect(Object.keys(errors![0]!.extensions.fields!).toSorted()).toEqual(
    ['salary_min', 'salary_currency', 'salary_period', 'equity_min', 'time_zone_to'].map(camel).toSorted(),
  );
});

it('every currency that the runtime knows and every largest value is accepted', async () => {
  const whole = await buildJob(ana, {
    title: 'x'.repeat(255),
    description: 'é'.repeat(10_000),
    salary_min: 1,
    salary_max: 1_000_000_000_000,
    salary_currency: 'JPY',
    salary_period: 'hour',
    equity_min: 0,
    equity_max: 100,
    time_zone_from: -12,
    time_zone_to: 14,
    skills: Array.from({ length: 20 }, (_, n) => `skill ${n}`),
  });
  expect(whole).toMatchObject({ salary_max: 1_000_000_000_000, equity_max: 100, equity_min: 0 });
});

it('a visitor sees and writes nothing', async () => {
  const { id } = await buildJob(ana);
  const anyone = visitor(server);
  await expectNoWrites(server, async () => {
    for (const [method, path] of [
      ['GET', '/jobs'],
      ['GET', '/search/jobs?query=engineer'],
      ['GET', '/jobs/mine'],
      ['GET', '/jobs/bookmarked'],
      ['GET', '/jobs/filters'],
      ['GET', '/applications/mine'],
      ['GET', `/jobs/${id}`],
      ['GET', `/jobs/${id}/similar`],
      ['GET', `/jobs/${id}/applications`],
      ['POST', '/jobs'],
      ['POST', '/jobs/filters'],
      ['PUT', `/jobs/${id}`],
      ['DELETE', `/jobs/${id}`],
      ...['publish', 'close', 'renew', 'bookmark', 'visits', 'report', 'applications'].map(
        (action) => ['POST', `/jobs/${id}/${action}`] as const,
      ),
    ] as const)
      expect((await anyone.rest(`/api${path}`, { method, ...(method === 'POST' && { body: {} }) })).status, path).toBe(
        401,
      );
    for (const query of [
      '{ jobs { edges { node { id } } } }',
      '{ jobFacets { total } }',
      '{ ownJobs { edges { node { id } } } }',
      '{ ownJobApplications { edges { node { id } } } }',
      '{ savedJobFilters { id } }',
      `{ job(id: "${id}") { id } }`,
      `{ similarJobs(id: "${id}") { id } }`,
      `{ node(id: "${id}") { id } }`,
    ])
      expect((await anyone.gql(query)).code, query).toBe('UNAUTHENTICATED');
  });
});

describe('a search is refused with', () => {
  it.each([
    ['query', `query=${'x'.repeat(201)}`],
    ['type', 'type=volunteer'],
    ['remote', 'remote=yes'],
    ['salary_min', 'salary_min=0'],
    ['salary_min', 'salary_min=much'],
    ['salary_currency', 'salary_min=5&salary_currency=XYZ'],
    ['equity_min', 'equity_min=101'],
    ['posted_within_days', 'posted_within_days=0'],
    ['time_zone', 'time_zone=20'],
    ['sort', 'sort=oldest'],
    ['skill', Array.from({ length: 11 }, (_, n) => `skill=${n}`).join('&')],
    ['place', `place=${'x'.repeat(101)}`],
  ])('a wrong %s (%#)', async (name, query) => {
    const { status, body } = await ana.rest(`/api/jobs?${query}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [name]]);
  });
});
