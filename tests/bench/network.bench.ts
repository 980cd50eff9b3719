import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerPerson, type Person } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { fillNetwork, type Size } from './networkData';

/**
 * Feed, suggestions, search, hashtag and notification reads at full size and at a tenth of it: what they read, by which
 * plan, and how long PostgreSQL takes. Pages and plans are asserted, times are printed: npm run bench:network
 */
const full: Size = { people: 20_000, follows: 400_000, posts: 500_000 };
const tenth: Size = { people: 2_000, follows: 40_000, posts: 50_000 };

const reads: Record<string, string> = {
  'feed, for you': '{ feed(mode: FOR_YOU, first: 20) { edges { node { id } } } }',
  'feed, following': '{ feed(mode: FOLLOWING, first: 20) { edges { node { id } } } }',
  'feed, latest': '{ feed(mode: LATEST, first: 20) { edges { node { id } } } }',
  suggestions: '{ suggestions(first: 20) { edges { node { person { username } sharedConnectionCount } } } }',
  connections: '{ connections(first: 20) { edges { node { username } } } }',
  followers: '{ followers(first: 20) { edges { node { username } } } }',
  notifications: '{ notifications(first: 20) { edges { node { id verb about actors { username } } } } }',
  'unread count': '{ unreadNotificationCount }',
  'search, common word': '{ searchPosts(query: "pricing", first: 20) { edges { node { id } } } }',
  'search, rare word': '{ searchPosts(query: "marmalade", first: 20) { edges { node { id } } } }',
  'search, hashtag': '{ searchPosts(query: "#tag100", first: 20) { edges { node { id } } } }',
  'search, from': '{ searchPosts(query: "from:person77 pricing", first: 20) { edges { node { id } } } }',
  'search, people': '{ searchPeople(query: "hana num", first: 20) { edges { node { username } } } }',
  'search, misspelt': '{ searchPeople(query: "persn1234", first: 20) { edges { node { username } } } }',
  'hashtags found': '{ searchHashtags(query: "tag1") { name postCount } }',
};

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
type Measured = { ms: number; pages: number; scanned: string[] };

/** Tables that grow with the network. A plan that reads one from end to end does not hold. */
const growing = new Set(['post', 'follow', 'connection', 'profile', 'post_tag', 'notification', 'notification_actor', 'post_like', 'comment']);

const fullScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && growing.has(plan['Relation Name'] ?? '') ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(fullScans),
];

class Network {
  server!: TestServer;
  person!: Person;

  constructor(private readonly size: Size) {}

  async build(): Promise<void> {
    this.server = await startTestServer();
    this.person = await registerPerson(this.server, 'viewer');
    await fillNetwork(this.server.databaseUrl, this.person.id, this.size);
  }

  /** Explains what one GraphQL read asks of PostgreSQL, planned for its values. The quickest of five counts. */
  async measure(query: string): Promise<Measured> {
    const { pool } = this.server.app;
    const spy = vi.spyOn(pool, 'query');
    const { errors } = await this.person.gql(query);
    expect(errors).toBeUndefined();
    const asked = spy.mock.calls.map(([first]: unknown[]) => first as { text?: string; values?: unknown[] }).filter(({ text }) => text?.trim().startsWith('select') && !/graphile|from event/.test(text));
    spy.mockRestore();
    const total: Measured = { ms: 0, pages: 0, scanned: [] };
    for (const { text, values } of asked) {
      const runs = [];
      for (let run = 0; run < 5; run++) {
        const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
        runs.push(JSON.parse(typeof rows[0]['QUERY PLAN'] === 'string' ? rows[0]['QUERY PLAN'] : JSON.stringify(rows[0]['QUERY PLAN']))[0]);
      }
      const best = runs.toSorted((a, b) => a['Execution Time'] - b['Execution Time'])[0];
      total.ms += best['Execution Time'];
      total.pages += best.Plan['Shared Hit Blocks'] + best.Plan['Shared Read Blocks'];
      total.scanned.push(...fullScans(best.Plan));
    }
    return total;
  }
}

const [small, large] = [new Network(tenth), new Network(full)];

beforeAll(async () => {
  await small.build();
  await large.build();
});
afterAll(async () => {
  await small.server.close();
  await large.server.close();
});

test('ten times the network costs no more than twice the pages, along indexes', async () => {
  const lines: string[] = [];
  const faults: string[] = [];
  for (const [name, query] of Object.entries(reads)) {
    const [before, after] = [await small.measure(query), await large.measure(query)];
    const ratio = (one: number, other: number) => (other / Math.max(one, 0.001)).toFixed(2);
    lines.push(`  ${name.padEnd(20)} ${before.ms.toFixed(2).padStart(8)} ms → ${after.ms.toFixed(2).padStart(8)} ms (${ratio(before.ms, after.ms)})   pages ${before.pages} → ${after.pages} (${ratio(before.pages, after.pages)}) ${after.scanned.length > 0 ? `  scans ${after.scanned.join(', ')}` : ''}`);
    if (after.scanned.length > 0) faults.push(`${name} reads all of ${after.scanned.join(', ')}`);
    if (after.pages > 2 * before.pages + 50) faults.push(`${name} reads ${after.pages} pages, against ${before.pages} at a tenth`);
  }
  console.log(`\n${tenth.posts} posts → ${full.posts} posts\n${lines.join('\n')}`);
  expect(faults).toEqual([]);
});
