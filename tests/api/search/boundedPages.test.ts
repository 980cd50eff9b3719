import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let reader: Person;

const rows = 1_500;
const newest = 60_000_000;
/**
 * The newest 300 rows have one number after the other; the others lie far apart, so that a search reads many blocks. Some of
 * these are the first of a block, where a search can stop.
 */
const farNumber = `((1 - (n / ${rows}.0) ^ 0.3) * ${newest} * 0.9)::int`;
const numberOf = `case when n <= 300 then ${newest} - n when n % 48 = 0 then ${farNumber} >> 18 << 18 else (${farNumber} >> 12 << 12) + n end`;

beforeAll(async () => {
  server = await startTestServer();
  const [owner, viewer] = await registerPeople(server, 'owner', 'reader');
  reader = viewer;
  await server.sql<{ time: string }>(
    `insert into job (id, owner_id, title, company, location, type, is_remote, time_zone_from, time_zone_to, skills, salary_max, salary_currency,
       salary_period, equity_max, status, is_listed, number, published_at, expires_at)
     select gen_random_uuid(), $1, case when n % 2 = 0 then 'Engineer' else 'Designer' end || case when n > 300 and n % 7 = 0 then ' saffron' else '' end, 'Acme',
       (array['Lyon', 'Porto', 'Bergen'])[1 + n % 3], (array['FULL_TIME', 'CONTRACT', 'COFOUNDER'])[1 + n / 3 % 3], n % 5 < 2,
       case when n % 4 = 0 then -2 end, case when n % 4 = 0 then 3 end, array['Skill ' || n % 11, 'Skill ' || n % 13],
       case when n % 3 > 0 then 30000 + n * 7919 % 90000 end, case when n % 3 > 0 then (array['EUR', 'USD'])[1 + n / 5 % 2] end,
       case when n % 3 > 0 then 'YEAR' end, case when n % 4 = 1 then n % 50 / 10.0 end, 'PUBLISHED', n % 20 > 0, ${numberOf},
       now() - n * interval '80 days' / ${rows}, now() + interval '9 days'
     from generate_series(1, ${rows}) n`,
    [owner.id],
  );
  await server.sql<{ time: string }>(
    `insert into team (id, owner_id, name, pitch, stage, location, remote, number, created_at)
     select gen_random_uuid(), $1, 'Team ' || n || case when n > 300 and n % 7 = 0 then ' saffron' else '' end, 'We build.',
       (array['IDEA', 'PROTOTYPE', 'REVENUE'])[1 + n % 3], (array['Lyon', 'Porto'])[1 + n / 3 % 2], 'HYBRID', ${numberOf}, now() - n * interval '1 hour'
     from generate_series(1, ${rows}) n`,
    [owner.id],
  );
  await server.sql<{ time: string }>(
    `insert into team_role (id, team_id, title, skills, hours, equity_max, remote)
     select gen_random_uuid(), id, (array['Engineer', 'Seller'])[1 + number % 2], array['Skill ' || number % 11, 'Skill ' || number % 13],
       (array[5, 15, 30, 40])[1 + number % 4], number % 50 / 10.0, (array['YES', 'NO'])[1 + number % 2] from team`,
  );
  await server.sql<{ time: string }>(
    `insert into post (id, author_id, content, number, created_at) overriding system value
     select gen_random_uuid(), $1, 'Post' || case when n > 300 and n % 7 = 0 then ' saffron' else '' end || case when n > 300 and n % 5 = 0 then ' thyme' else '' end, ${numberOf}, now() - n * interval '1 hour'
     from generate_series(1, ${rows}) n`,
    [owner.id],
  );
});
afterAll(() => server.close());

type Pages = { ids: string[]; stops: number };

/** Milliseconds: time of the oldest listed row from the number on that a cursor has. */
async function oldestTimeFrom(field: string, cursor: string): Promise<number> {
  const [number] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const [table, time] = { jobs: ['job', 'published_at'], teams: ['team', 'created_at'] }[field] ?? [
    'post',
    'created_at',
  ];
  const listed = table === 'post' ? 'true' : 'is_listed';
  const [row] = await server.sql<{ time: string }>(
    `select to_json(${time}) #>> '{}' as time from ${table} where ${listed} and number >= $1 order by number limit 1`,
    [number],
  );
  return Date.parse(row!.time);
}

/** Ids of all pages of a list, and how many of the pages stopped before they were full. */
async function readPages(field: string, types: string, variables: object, first: number): Promise<Pages> {
  const names = [...types.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  const query = `query ($first: Int, $after: String, ${types}) {
    ${field}(first: $first, after: $after, ${names.map((name) => `${name}: $${name}`).join(', ')}) {
      edges { cursor node { id } } pageInfo { hasNextPage endCursor searchedTo } } }`;
  const found: Pages = { ids: [], stops: 0 };
  for (let after: string | null = null; ;) {
    const { data, errors } = await reader.gql(query, { ...variables, first, after });
    expect(errors).toBeUndefined();
    const { edges, pageInfo } = data[field];
    found.ids.push(...edges.map(({ node }: any) => node.id));
    if (pageInfo.searchedTo !== null) {
      found.stops++;
      expect(pageInfo.hasNextPage).toBe(true);
      expect(Date.parse(pageInfo.searchedTo)).toBe(await oldestTimeFrom(field, pageInfo.endCursor));
    } else if (pageInfo.hasNextPage) {
      expect(edges).toHaveLength(first);
      expect(pageInfo.endCursor).toBe(edges.at(-1).cursor);
    }
    if (!pageInfo.hasNextPage) return found;
    expect(pageInfo.endCursor).not.toBe(after);
    after = pageInfo.endCursor;
  }
}

const idsOf = async (table: string, conditions: string[], values: unknown[] = []): Promise<string[]> =>
  (
    await server.sql<{ id: string }>(
      `select id from ${table} t where ${conditions.join(' and ') || 'true'} order by number desc`,
      values,
    )
  ).map(({ id }) => id);

/** Some of the values, or none: no filter. */
const someOf = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 0, maxLength: 2 });
const oneOf = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: null });
const words = fc.constantFrom('', 'engineer', 'saffron', 'engineer saffron', 'saffron -engineer', '-engineer');
const hasWords: Record<string, string> = {
  '': 'true',
  engineer: `text ~* 'engineer'`,
  saffron: `text ~* 'saffron'`,
  'engineer saffron': `text ~* 'engineer' and text ~* 'saffron'`,
  'saffron -engineer': `text ~* 'saffron' and text !~* 'engineer'`,
  '-engineer': `text !~* 'engineer'`,
};
const first = fc.constantFrom(7, 20, 50);

const jobFilter = fc.record({
  types: someOf('FULL_TIME', 'CONTRACT', 'COFOUNDER'),
  remote: oneOf(true, false),
  places: someOf('Lyon', 'porto', 'Bergen'),
  skills: someOf('skill 3', 'Skill 5', 'Skill 12', 'Falconry'),
  salaryMin: oneOf(40_000, 77_777, 110_000),
  salaryCurrency: fc.constant('EUR'),
  equityMin: oneOf(0.2, 2, 4.4),
  postedWithinDays: oneOf(7, 60),
  timeZone: oneOf(-2, 3, 9),
});

/** The same filter as conditions on the columns of the table `t`, with the parameters $1 to $9. */
const jobConditions = [
  't.is_listed',
  `(cardinality($1::text[]) = 0 or type = any($1))`,
  `($2::boolean is null or is_remote = $2)`,
  `(cardinality($3::text[]) = 0 or lower(location) in (select lower(one) from unnest($3) one))`,
  `(cardinality($4::text[]) = 0 or exists (select from unnest(skills) has join unnest($4) one on lower(has) = lower(one)))`,
  `($5::int is null or (salary_currency = $6 and salary_max >= $5))`,
  `($7::numeric is null or equity_max >= $7)`,
  `($8::int is null or published_at >= now() - make_interval(days => $8))`,
  `($9::int is null or $9 between time_zone_from and time_zone_to or (is_remote and time_zone_from is null))`,
];

const jobTypes = '$query: String, $filter: JobFilterInput';

describe('pages of a search that looks at so much for each', () => {
  it('have every job that a scan of the table finds, once and newest first', async () => {
    let stops = 0;
    await fc.assert(
      fc.asyncProperty(words, jobFilter, first, async (query, filter, size) => {
        const found = await readPages('jobs', jobTypes, { query, filter }, size);
        const inTitle = hasWords[query]!.replaceAll('text', 'title');
        const expected = await idsOf('job', [...jobConditions, inTitle], Object.values(filter));
        expect(found.ids).toEqual(expected);
        stops += found.stops;
        const { data } = await reader.gql(
          `query (${jobTypes}) { jobFacets(query: $query, filter: $filter) { total isComplete } }`,
          { query, filter },
        );
        const { total, isComplete } = data.jobFacets;
        if (isComplete) expect(total).toBe(expected.length);
        else expect(total).toBeLessThanOrEqual(Math.min(250, expected.length));
      }),
      { numRuns: 100 },
    );
    expect(stops).toBeGreaterThan(0);
  }, 60_000);

  it('by best fit have each ranked job once, and say when the search stopped before all', async () => {
    let stops = 0;
    for (const query of ['engineer', 'saffron', 'engineer saffron'])
      for (const filter of [{ types: ['CONTRACT'], remote: true }, { places: ['Lyon'] }, { skills: ['Skill 12'] }]) {
        const { data } = await reader.gql(
          `query ($query: String, $filter: JobFilterInput) {

            first: jobs(query: $query, filter: $filter, sort: BEST_FIT, first: 5) { edges { node { id } } pageInfo { hasNextPage endCursor searchedTo } } }`,
          { query, filter },
        );
        const ids: string[] = [];
        let page = data.first;
        for (; page.pageInfo.hasNextPage;) {
          expect(page.edges).toHaveLength(5);
          expect(page.pageInfo.searchedTo).toBeNull();
          ids.push(...page.edges.map(({ node }: any) => node.id));
          const next = await reader.gql(
            `query ($query: String, $filter: JobFilterInput, $after: String) {
              jobs(query: $query, filter: $filter, sort: BEST_FIT, first: 5, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor searchedTo } } }`,
            { query, filter, after: page.pageInfo.endCursor },
          );
          page = next.data.jobs;
        }
        ids.push(...page.edges.map(({ node }: any) => node.id));
        expect(new Set(ids).size).toBe(ids.length);
        const matches = (await readPages('jobs', jobTypes, { query, filter }, 50)).ids;
        expect(matches).toEqual(expect.arrayContaining(ids));
        if (page.pageInfo.searchedTo === null) expect(ids).toHaveLength(Math.min(250, matches.length));
        else stops++;
      }
    expect(stops).toBeGreaterThan(0);
  });

  it('have every team, likewise', async () => {
    const filters = fc.record({
      stages: someOf('IDEA', 'PROTOTYPE', 'REVENUE'),
      places: someOf('Lyon', 'Porto'),
      skills: someOf('skill 3', 'Skill 12', 'Falconry'),
      remote: someOf('YES', 'NO'),
      hours: oneOf(10, 20),
      equityMin: oneOf(0.2, 4.4),
    });
    const conditions = [
      `(cardinality($1::text[]) = 0 or stage = any($1))`,
      `(cardinality($2::text[]) = 0 or location = any($2))`,
      `exists (select from team_role r where r.team_id = t.id
        and (cardinality($3::text[]) = 0 or exists (select from unnest(r.skills) has join unnest($3) one on lower(has) = lower(one)))
        and (cardinality($4::text[]) = 0 or r.remote = any($4)) and ($5::int is null or r.hours <= $5) and ($6::numeric is null or r.equity_max >= $6))`,
    ];
    let stops = 0;
    await fc.assert(
      fc.asyncProperty(words, filters, first, async (query, filter, size) => {
        const found = await readPages('teams', '$query: String, $filter: TeamFilterInput', { query, filter }, size);
        const text = `(name || (select title from team_role where team_id = t.id))`;
        const expected = [...conditions, hasWords[query]!.replaceAll('text', text)];
        expect(found.ids).toEqual(await idsOf('team', expected, Object.values(filter)));
        stops += found.stops;
      }),
      { numRuns: 100 },
    );
    expect(stops).toBeGreaterThan(0);
  }, 60_000);

  it.each([
    ['saffron', `content ~ 'saffron'`],
    ['saffron thyme', `content ~ 'saffron' and content ~ 'thyme'`],
    ['thyme -saffron', `content ~ 'thyme' and content !~ 'saffron'`],
    ['-post', 'false'],
    ['post saffron -thyme', `content ~ 'saffron' and content !~ 'thyme'`],
  ])('have every post that matches %s', async (query, condition) => {
    for (const size of [7, 50])
      expect((await readPages('searchPosts', '$query: String!', { query }, size)).ids).toEqual(
        await idsOf('post', [condition]),
      );
  });
});
