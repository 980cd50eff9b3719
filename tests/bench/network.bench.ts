import { escapeLiteral } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerPerson, type Person } from '../support/people/people';
import { startTestServer, type TestServer } from '../support/server/server';
import { fillNetwork, type Size } from './networkData';

/**
 * Feed, suggestions, search, hashtag and notification reads at full size and at a tenth of it: what they read, by which
 * plan, and how long PostgreSQL takes. Rows, pages and plans are the same on every machine and are asserted; times are
 * printed. Rows are those that a plan visits one by one, also to pass them over; pages tell how far apart they lie, and
 * what an index reads to find them. Both may double. npm run bench:network
 */
const full: Size = { people: 20_000, follows: 400_000, posts: 500_000 };
const tenth: Size = { people: 2_000, follows: 40_000, posts: 50_000 };

/** A person in the middle of the network. */
type Other = { id: string; username: string };

const createSearch = (query: string) => () =>
  `{ searchPosts(query: ${JSON.stringify(query)}, first: 20) { edges { node { id } } } }`;

const createPeopleSearch =
  (query: string, filter = 'null') =>
  () =>
    `{ searchPeople(query: "${query}", filter: ${filter}, first: 20) { edges { node { person { username } matchedSkills excerpt } } } }`;

const facet = '{ values { value count } }';
const createFacets =
  (query: string, filter = 'null') =>
  () =>
    `{ peopleFacets(query: "${query}", filter: ${filter}) { total skills ${facet} locations ${facet} stages ${facet} lookingFor ${facet} } }`;

const reads: Record<string, (other: Other) => string> = {
  'feed, for you': () => '{ feed(mode: FOR_YOU, first: 20) { edges { node { id } } } }',
  'feed, following': () => '{ feed(mode: FOLLOWING, first: 20) { edges { node { id } } } }',
  'feed, latest': () => '{ feed(mode: LATEST, first: 20) { edges { node { id } } } }',
  suggestions: () =>
    '{ suggestions(first: 20) { edges { node { person { username } sharedConnectionCount sharedSkills } } } }',
  connections: () => '{ connections(first: 20) { edges { node { username } } } }',
  followers: () => '{ followers(first: 20) { edges { node { username } } } }',
  'path between two': ({ id }) => `{ connectionPath(toId: "${id}") { degree people { username } } }`,
  notifications: () => '{ notifications(first: 20) { edges { node { id verb about actors { username } } } } }',
  'unread count': () => '{ unreadNotificationCount }',
  'search, common word': createSearch('pricing'),
  'search, 1 in 10': createSearch('ledger'),
  'search, 1 in 100': createSearch('saffron'),
  'search, 1 in 400': createSearch('juniper'),
  'search, 1 in 1,000': createSearch('marmalade'),
  'search, 1 in 2,000': createSearch('tamarind'),
  'search, 50 posts': createSearch('quince'),
  'search, no post': createSearch('absent'),
  'search, two words': createSearch('pricing saffron'),
  'search, phrase': createSearch('"about pricing"'),
  'search, not a word': createSearch('marmalade -pricing'),
  'search, not from': ({ username }) => createSearch(`marmalade -from:${username}`)(),
  'search, hashtag': createSearch('#tag100'),
  'search, from': ({ username }) => createSearch(`from:${username}`)(),
  'people by name': createPeopleSearch('hana'),
  'people, misspelt': ({ username }) => createPeopleSearch(`${username.slice(0, 4)}${username.slice(5)}`)(),
  'people, common word': createPeopleSearch('builds'),
  'people, two words': createPeopleSearch('hana builds'),
  'people, not a word': createPeopleSearch('builds -hana'),
  'people, 50 with skill': createPeopleSearch('falconry'),
  'people, filter': createPeopleSearch('', '{ stages: [IDEA] }'),
  'people, rare filter': createPeopleSearch('', '{ skills: ["Falconry"] }'),
  'people, word and filter': createPeopleSearch('builds', '{ skills: ["Falconry"], stages: [IDEA, LAUNCHED] }'),
  'people, all filters': createPeopleSearch(
    '',
    '{ skills: ["Skill 3"], locations: ["Lyon"], stages: [IDEA, PROTOTYPE], lookingFor: [PEERS] }',
  ),
  'facets, everybody': createFacets(''),
  'facets, common word': createFacets('builds'),
  'facets, 50 with skill': createFacets('falconry'),
  'facets, misspelt': ({ username }) => createFacets(`${username.slice(0, 4)}${username.slice(5)}`)(),
  'facets, filter': createFacets('builds', '{ stages: [IDEA] }'),
  'facets, all filters': createFacets(
    'builds',
    '{ skills: ["Falconry"], locations: ["Lyon"], stages: [IDEA, PROTOTYPE], lookingFor: [PEERS] }',
  ),
  'hashtags found': () => '{ searchHashtags(query: "tag1") { name postCount } }',
  'hashtag count': () => '{ hashtag(name: "tag100") { postCount } }',
};

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};
type Explained = {
  Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
};
type RecordedQuery = { name?: string; text: string; values?: unknown[] };
type Measured = { ms: number; pages: number; rows: number; scanned: string[] };

/** A scan that visits no more rows than this stopped early, because a page was full. */
const scannedRows = 5_000;

/** Tables that grow with the network. A plan must not scan one completely. */
const growing = new Set([
  'post',
  'follow',
  'connection',
  'profile',
  'post_tag',
  'notification',
  'notification_actor',
  'post_like',
  'comment',
]);

const visitedRows = (plan: Plan) =>
  Math.round(
    (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops'],
  );

const allRows = (plan: Plan): number =>
  (plan['Relation Name'] ? visitedRows(plan) : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + allRows(part), 0);

const fullScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && growing.has(plan['Relation Name'] ?? '') && visitedRows(plan) > scannedRows
    ? [plan['Relation Name']!]
    : []),
  ...(plan.Plans ?? []).flatMap(fullScans),
];

class Network {
  server!: TestServer;
  person!: Person;
  private other!: Other;

  constructor(private readonly size: Size) {}

  async build(): Promise<void> {
    this.server = await startTestServer();
    this.person = await registerPerson(this.server, 'viewer');
    await fillNetwork(this.server.databaseUrl, this.person.id, this.size);
    [this.other] = (await this.server.sql<Other>('select id, username from profile order by id offset $1 limit 1', [
      this.size.people / 2,
    ])) as [Other];
  }

  /** Explains the statements of one GraphQL read. The fastest of five runs counts. */
  async measure(read: (other: Other) => string): Promise<Measured> {
    const { pool } = this.server.app;
    const spy = vi.spyOn(pool, 'query');
    const { errors } = await this.person.gql(read(this.other));
    expect(errors).toBeUndefined();
    const queries = spy.mock.calls
      .map(([first]: unknown[]) => first as RecordedQuery)
      .filter(({ text }) => /^\s*(select|with)/.test(text ?? '') && !/graphile|from event/.test(text));
    spy.mockRestore();
    const total: Measured = { ms: 0, pages: 0, rows: 0, scanned: [] };
    for (const statement of queries) {
      const runs = await this.explain(statement);
      const best = runs.toSorted((a, b) => a['Execution Time'] - b['Execution Time'])[0]!;
      total.ms += best['Execution Time'];
      total.pages += best.Plan['Shared Hit Blocks'] + best.Plan['Shared Read Blocks'];
      total.rows += allRows(best.Plan);
      total.scanned.push(...fullScans(best.Plan));
    }
    return total;
  }

  /** A statement with a name is planned once for all values, the others for each call. */
  private async explain({ name, text, values = [] }: RecordedQuery): Promise<Explained[]> {
    const client = await this.server.app.pool.connect();
    const explained: Explained[] = [];
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      if (name) await client.query(`prepare explained as ${text}`);
      for (let run = 0; run < 5; run++) {
        const { rows } = name
          ? await client.query(
              `explain (analyze, buffers, format json) execute explained ${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`,
            )
          : await client.query(`explain (analyze, buffers, format json) ${text}`, values);
        explained.push(...(rows[0]['QUERY PLAN'] as Explained[]));
      }
      if (name) await client.query('deallocate explained');
      await client.query('reset plan_cache_mode');
    } finally {
      client.release();
    }
    return explained;
  }
}

const literal = (value: unknown) =>
  Array.isArray(value)
    ? `array[${value.map((one) => escapeLiteral(String(one))).join(', ')}]`
    : escapeLiteral(String(value));

/** Trees grow a level and pages fill by chance: this tolerance covers both. */
const slack = { pages: 50, rows: 50 };

const [small, large] = [new Network(tenth), new Network(full)];

beforeAll(async () => {
  await small.build();
  await large.build();
});
afterAll(async () => {
  await small.server.close();
  await large.server.close();
});

test('ten times the network costs no more than twice the rows and pages, along indexes', async () => {
  const lines: string[] = [];
  const issues: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const [before, after] = [await small.measure(read), await large.measure(read)];
    const ratio = (one: number, other: number) => (other / Math.max(one, 0.001)).toFixed(2);
    const grown = (what: 'rows' | 'pages') =>
      `${what} ${before[what]} → ${after[what]} (${ratio(before[what], after[what])})`.padEnd(26);
    lines.push(
      `  ${name.padEnd(20)} ${before.ms.toFixed(2).padStart(6)} ms → ${after.ms.toFixed(2).padStart(6)} ms (${ratio(before.ms, after.ms)})   ${grown('rows')} ${grown('pages')}${after.scanned.length > 0 ? ` scans ${after.scanned.join(', ')}` : ''}`,
    );
    if (after.scanned.length > 0) issues.push(`${name} reads all of ${after.scanned.join(', ')}`);
    for (const what of ['rows', 'pages'] as const) {
      if (after[what] > 2 * before[what] + slack[what])
        issues.push(`${name} reads ${after[what]} ${what}, against ${before[what]} at a tenth`);
    }
  }
  console.log(`\n${tenth.posts} posts → ${full.posts} posts\n${lines.join('\n')}`);
  expect(issues).toEqual([]);
});
