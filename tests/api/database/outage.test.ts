import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { registerPeople, type Person } from '../../support/people/people';
import { expectReleasedConnections } from '../../support/server/connections';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer();
  people = await registerPeople(server, 'ana', 'ben', 'cleo', 'dora');
});
afterAll(() => server.close());

/** Ends every connection of the application that is in a transaction, as a crash of the database would. */
const cutWriters = (admin: Client) =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'`);

test(
  'connections lost during writes return to the pool: callers get 503 meanwhile, and nothing stays blocked',
  { timeout: 60_000 },
  async () => {
    const admin = new Client({ connectionString: server.databaseUrl });
    await admin.connect();
    const statuses = new Map<number, number>();
    const storm = new AbortController();
    // A lock makes every write wait inside its transaction, where the cut finds it.
    const cutting = (async () => {
      for (let cut = 0; cut < 20; cut++) {
        await admin.query('begin');
        await admin.query('lock table post in share mode');
        await new Promise((resolve) => setTimeout(resolve, 60));
        await cutWriters(admin);
        await admin.query('rollback');
      }
      storm.abort();
    })();
    const writers = people.flatMap((person) =>
      Array.from({ length: 4 }, async () => {
        while (!storm.signal.aborted) {
          const { status } = await person.rest('/api/posts', { body: { content: 'through the storm' } });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    await Promise.all([cutting, ...writers]);
    await admin.end();
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(20);
    const after = await Promise.all(
      people.map((person) => person.rest('/api/posts', { body: { content: 'after the storm' } })),
    );
    expect(after.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await expectReleasedConnections(server);
  },
);

test('the feed returns 503, also when its document is cached', async () => {
  const fetchFeed = () => people[0]!.gql('{ feed(mode: LATEST) { edges { node { id } } } }');
  await fetchFeed();
  await fetchFeed();
  const query = server.app.pool.query;
  server.app.pool.query = (() =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }))) as never;
  try {
    expect(await fetchFeed()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  } finally {
    server.app.pool.query = query;
  }
});
