import AdmZip from 'adm-zip';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import { buildPost, eventsSince, latestEvent, registerPerson, type Person } from '../../support/people/people';
import { expectReleasedConnections } from '../../support/server/connections';
import { startTestServer, type TestServer } from '../../support/server/server';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterEach(() => {
  for (const letGo of holds.splice(0)) letGo();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

afterAll(() => server.close());

const path = '/api/users/me/export';

const read = async (person: Person) => (await person.rest(path)).body.data.export;

const request = async (person: Person) => (await person.rest(path, { method: 'POST' })).body.data.export;

/** Waits, with tries that would run in a while run now. */
const until = (target: string) => (person: Person) =>
  vi.waitFor(
    async () => {
      await hurry();
      expect((await read(person)).status).toBe(target);
    },
    { timeout: 40_000, interval: 100 },
  );

const untilReady = until('READY');

const readRows = ({ id }: { id: string }) =>
  server.sql('select * from data_export where account_id = $1 order by created_at', [id]);

const readProgress = async (person: Person, after: string) =>
  (await eventsSince(server, person, after))
    .filter(({ type }) => type === 'dataExport.progressed')
    .map(({ data }) => data);

/** An address of ours, as this test can reach it. */
const reach = (address: string) => {
  const { pathname, search } = new URL(address);
  return fetch(server.url + pathname + search);
};

async function downloadZip(person: Person): Promise<{ zip: AdmZip; bytes: Buffer; response: Response }> {
  await untilReady(person);
  const { download_url, bytes: length } = await read(person);
  const response = await reach(download_url);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(length);
  return { zip: new AdmZip(bytes), bytes, response };
}

const json = (zip: AdmZip, section: string) => JSON.parse(zip.readAsText(`data/${section}.json`));

const hurry = () =>
  server.sql(
    `select graphile_worker.reschedule_jobs(array[id], run_at => now()) from graphile_worker.jobs where task_identifier = 'dataExport.build' and locked_at is null`,
  );

const holds: (() => void)[] = [];

/** Blocks the storage at the first requested picture. */
function holdPictures(): { reached: Promise<void>; letGo: () => void } {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  holds.push(held.resolve);
  const { open } = server.app.store;
  vi.spyOn(server.app.store, 'open').mockImplementationOnce(async (key) => {
    reached.resolve();
    await held.promise;
    return open(key);
  });
  return { reached: reached.promise, letGo: held.resolve };
}

/** Runs `work` while reading a table has to wait. */
async function withLocked(table: string, work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: server.databaseUrl });
  await admin.connect();
  try {
    await admin.query(`begin; lock table ${table} in access exclusive mode`);
    await work(admin);
    await admin.query('commit');
  } finally {
    await admin.end();
  }
}

/** The connection on which an archive is being read, once it waits for a lock. */
const waitingReader = `from pg_stat_activity where datname = current_database() and query like 'declare section%' and wait_event_type = 'Lock'`;

describe('failures', () => {
  it('survives a database connection that is lost while reading', async () => {
    const pia = await registerPerson(server, 'pia');
    await buildPost(pia);
    await withLocked('post', async () => {
      await request(pia);
      await vi.waitFor(
        async () => expect(await server.sql(`select pg_terminate_backend(pid) ${waitingReader}`)).toHaveLength(1),
        20_000,
      );
    });
    await untilReady(pia);
    expect(json((await downloadZip(pia)).zip, 'posts')).toHaveLength(1);
    await expectReleasedConnections(server);
  });

  it('another server completes the export once after the first is killed', async () => {
    const quin = await registerPerson(server, 'quin');
    await uploadPost(quin, await drawPicture());
    const held = holdPictures();
    const before = await latestEvent(server);
    const { id } = await request(quin);
    await held.reached;
    // The job's lock looks expired, as after the death of its process; this process is blocked and resumes afterwards.
    await server.sql(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_at is not null`,
    );
    const second = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { DATA_DIR: server.app.config.dataDir },
    });
    try {
      await untilReady(quin);
      const { zip } = await downloadZip(quin);
      expect(zip.getEntries().filter(({ entryName }) => entryName.startsWith('pictures/'))).toHaveLength(1);
      held.letGo();
      await vi.waitFor(
        async () =>
          expect(
            await server.sql(`select from graphile_worker.jobs where task_identifier = 'dataExport.build'`),
          ).toEqual([]),
        20_000,
      );
    } finally {
      await second.close();
    }
    const progress = await readProgress(quin, before);
    expect(progress.filter(({ status }) => status === 'READY')).toEqual([{ id, status: 'READY', progress: 100 }]);
    expect(await readRows(quin)).toEqual([expect.objectContaining({ attempt: 2, status: 'READY' })]);
    await downloadZip(quin);
  });

  it.each(['is being deleted', 'is erased'])(
    'an account that %s meanwhile gets none, and nothing stays',
    async (what) => {
      const name = what === 'is erased' ? 'ruth' : 'sten';
      const person = await registerPerson(server, name);
      await uploadPost(person, await drawPicture());
      const held = holdPictures();
      const { id } = await request(person);
      const [{ file_key: key }] = (await readRows(person)) as [Record<string, string>];
      await held.reached;
      if (what === 'is erased') {
        await server.sql('delete from post where author_id = $1', [person.id]);
        await server.sql('delete from account where id = $1', [person.id]);
      } else await person.rest('/api/users/me', { method: 'DELETE' });
      held.letGo();
      await vi.waitFor(
        async () =>
          expect(
            await server.sql(
              `select from graphile_worker.jobs where task_identifier in ('dataExport.build', 'media.removeFiles')`,
            ),
          ).toEqual([]),
        20_000,
      );
      expect(await server.sql('select from data_export where id = $1', [id])).toEqual([]);
      expect(await server.app.store.size(key!)).toBeNull();
      expect(
        await server.sql(`select from event where data ->> 'id' = $1 and data ->> 'status' in ('READY', 'FAILED')`, [
          id,
        ]),
      ).toEqual([]);
    },
  );
});
