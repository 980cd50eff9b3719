import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson, type Person } from '../support/people/people';
import { startTestServer, type TestServer } from '../support/server/server';
import { compareReads, measureRead } from './measure';

/**
 * Lists, facets and similar jobs with 200,000 jobs and with a tenth of them: the rows and pages that they read, which may
 * double. See network.bench.ts. npm run bench:network -- jobs
 */
const full = Number(process.env.BENCH_JOBS ?? 200_000);
const tenth = full / 10;

const list = (args: string) => (): string =>
  `{ jobs(${args} first: 20) { edges { node { id title owner { username } fit { sharedSkills } viewerHasBookmarked viewerApplicationStatus } } } }`;
const values = '{ values { value count } }';
const facets =
  (args = '') =>
  (): string =>
    `{ jobFacets${args && `(${args})`} { total types ${values} remote ${values} places ${values} skills ${values} salaries ${values} equity ${values} postedWithinDays ${values} } }`;

const reads: Record<string, (world: { jobId: string; username: string }) => string> = {
  newest: list(''),
  'best fit': list('sort: BEST_FIT'),
  'common word': list('query: "engineer"'),
  'word in 1 of 100': list('query: "saffron"'),
  'word in 1 of 1,000': list('query: "marmalade"'),
  'word in 20 jobs': list('query: "quince"'),
  'no such word': list('query: "absent"'),
  'two words': list('query: "engineer saffron"'),
  phrase: list('query: "\\"the engineer\\""'),
  'not a word': list('query: "saffron -engineer"'),
  'only an exclusion': list('query: "-absent"'),
  'from a person': ({ username }) => list(`query: "from:${username}"`)(),
  type: list('filter: { types: [INTERNSHIP] }'),
  'common skill': list('filter: { skills: ["Skill 3"] }'),
  'skill of 20 jobs': list('filter: { skills: ["Falconry"] }'),
  place: list('filter: { places: ["Lyon"] }'),
  remote: list('filter: { remote: true }'),
  'time zone': list('filter: { timeZone: 3 }'),
  'pay of half': list('filter: { salaryMin: 80000, salaryCurrency: "EUR" }'),
  'pay of 20 jobs': list('filter: { salaryMin: 900000, salaryCurrency: "EUR" }'),
  'pay of nobody': list('filter: { salaryMin: 5000000, salaryCurrency: "EUR" }'),
  equity: list('filter: { equityMin: 4.5 }'),
  'last week': list('filter: { postedWithinDays: 7 }'),
  'last day, rare word': list('query: "marmalade", filter: { postedWithinDays: 1 }'),
  'all filters, no job': list(
    'query: "engineer", filter: { types: [FULL_TIME, CONTRACT], remote: true, places: ["Lyon"], skills: ["Skill 3", "Skill 5"], salaryMin: 60000, salaryCurrency: "EUR", equityMin: 0.1, postedWithinDays: 60 }',
  ),
  'best fit, word': list('query: "saffron", sort: BEST_FIT'),
  'best fit, filter': list('sort: BEST_FIT, filter: { remote: true }'),
  'facets of all': facets(),
  'facets, common word': facets('query: "engineer"'),
  'facets, rare word': facets('query: "quince"'),
  'facets, all, no job': facets(
    'query: "engineer", filter: { types: [FULL_TIME], remote: true, places: ["Lyon"], skills: ["Skill 3"], salaryMin: 60000, salaryCurrency: "EUR", equityMin: 0.1, postedWithinDays: 60 }',
  ),
  similar: ({ jobId }) => `{ similarJobs(id: "${jobId}") { id title } }`,
  'own jobs': () => '{ ownJobs(first: 20) { edges { node { id applicationCount } } } }',
  bookmarks: () => '{ bookmarkedJobs(first: 20) { edges { node { id } } } }',
};

class JobMarket {
  server!: TestServer;
  private person!: Person;
  private world!: { jobId: string; username: string };

  constructor(private readonly jobs: number) {}

  async build(): Promise<void> {
    this.server = await startTestServer();
    this.person = await registerPerson(this.server, 'viewer');
    await fillJobs(this.server.databaseUrl, this.person.id, this.jobs);
    const [row] = await this.server.sql<{ jobId: string; username: string }>(
      `select j.id as "jobId", p.username from job j join profile p on p.id = j.owner_id where j.number = $1`,
      [this.jobs / 2],
    );
    this.world = row!;
  }

  measure = (name: string) => measureRead(this.server, this.person, reads[name]!(this.world));
}

/** Fills a migrated database with jobs of 1,000 posters, a tenth of them expired or closed, by SQL alone. */
async function fillJobs(databaseUrl: string, viewer: string, jobs: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run(`create temp table person as select n as place, gen_random_uuid() as id from generate_series(1, 1000) n`);
  await run(`insert into account (id, email, password_hash) select id, 'p' || place || '@bench.test', '-' from person`);
  await run(`insert into profile (id, username, display_name) select id, 'p' || place, 'Person ' || place from person`);
  await run(
    `update profile set skills = array['Skill 7', 'Skill 11'], looking_for = array['CO_FOUNDER'], location = 'Lyon, France' where id = '${viewer}'`,
  );
  await run(`
    insert into job (id, owner_id, title, company, location, description, type, is_remote, time_zone_from, time_zone_to, skills,
      salary_min, salary_max, salary_currency, salary_period, equity_min, equity_max, status, is_listed, number, published_at, expires_at)
    select gen_random_uuid(), case when n % (${jobs} / 40) = 9 then '${viewer}'::uuid else p.id end,
      (array['Backend engineer', 'The engineer', 'Designer', 'Operator', 'Seller'])[1 + n % 5] || case when n % 100 = 3 then ' saffron' else '' end
        || case when n % 1000 = 30 then ' marmalade' else '' end || case when n % (${jobs} / 20) = 7 then ' quince' else '' end,
      'Company ' || n % 3000, (array['Lyon, France', 'Berlin, Germany', 'Porto, Portugal', ''])[1 + n % 4],
      repeat('We build things for shops and write about what happened. ', 1 + n % 12),
      (array['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'COFOUNDER'])[1 + n / 7 % 5], n % 3 = 0,
      case when n % 6 = 0 then n % 8 - 4 end, case when n % 6 = 0 then n % 8 end,
      array['Skill ' || n % 97, 'Skill ' || n % 31] || case when n % (${jobs} / 20) = 11 then array['Falconry'] else '{}' end,
      case when n % 4 < 3 then 40000 + n * 7919 % 60000 end, case when n % 4 < 3 then 60000 + n * 7919 % 60000 + case when n % (${jobs} / 20) = 13 then 900000 else 0 end end,
      case when n % 4 < 3 then (array['EUR', 'USD'])[1 + n / 3 % 2] end, case when n % 4 < 3 then 'YEAR' end,
      case when n % 3 = 1 then 0.1 end, case when n % 3 = 1 then 0.2 + n % 50 / 10.0 end,
      case when n % 20 = 19 then 'CLOSED' else 'PUBLISHED' end, n % 20 < 18, n,
      now() - (${jobs} - n) * interval '88 days' / ${jobs}, case when n % 20 = 18 then now() - interval '1 day' else now() + interval '2 days' end
    from generate_series(1, ${jobs}) n join person p on p.place = 1 + n * 7 % 1000 order by n`);
  await run(`select setval('job_number', ${jobs})`);
  await run(
    `insert into job_bookmark (job_id, account_id, created_at) select id, '${viewer}', published_at from job where number % (${jobs} / 100) = 1`,
  );
  await run(
    `insert into application (id, job_id, applicant_id) select gen_random_uuid(), j.id, p.id from job j join person p on p.place < 4 where j.number % 100 = 1`,
  );
  await run('vacuum analyze');
  await client.end();
}

const [small, large] = [new JobMarket(tenth), new JobMarket(full)];

beforeAll(async () => {
  await small.build();
  await large.build();
});
afterAll(async () => {
  await small.server.close();
  await large.server.close();
});

test('ten times the jobs cost no more than twice the rows and pages, along indexes', async () => {
  const { lines, issues } = await compareReads(Object.keys(reads), (name, size) =>
    (size === 'small' ? small : large).measure(name),
  );
  console.log(`\n${tenth} jobs → ${full} jobs\n${lines.join('\n')}`);
  expect(issues).toEqual([]);
});
