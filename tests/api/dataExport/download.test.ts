import AdmZip from 'adm-zip';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanUpDataExports } from '../../../server/modules/dataExport/dataExport.cleanup';
import { registerPeople, registerPerson, type Person } from '../../support/people/people';
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
const until = (status: string) => (person: Person) =>
  vi.waitFor(
    async () => {
      await hurry();
      expect((await read(person)).status).toBe(status);
    },
    { timeout: 40_000, interval: 100 },
  );

const untilReady = until('READY');

const readJobRows = ({ id }: { id: string }) =>
  server.sql('select * from data_export where account_id = $1 order by created_at', [id]);

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

const hurry = () =>
  server.sql(
    `select graphile_worker.reschedule_jobs(array[id], run_at => now()) from graphile_worker.jobs where task_identifier = 'dataExport.build' and locked_at is null`,
  );

const holds: (() => void)[] = [];

const isStored = async ({ id }: { id: string }) => {
  const [row] = await server.sql('select file_key from data_export where id = $1', [id]);
  return row ? (await server.app.store.size(row.file_key)) !== null : false;
};

describe('the download', () => {
  it('works without a token, under a descriptive file name', async () => {
    const tara = await registerPerson(server, 'tara');
    await request(tara);
    const { response } = await downloadZip(tara);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="venturion-tara-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('rejects a modified URL and one older than ten minutes', async () => {
    const [uma, vera] = await registerPeople(server, 'uma', 'vera');
    for (const person of [uma, vera]) {
      await request(person);
      await untilReady(person);
    }
    const [mine, theirs] = [(await read(uma)).download_url, (await read(vera)).download_url];
    const changed = [
      mine.replace(new URL(mine).pathname, new URL(theirs).pathname),
      mine.replace('venturion-uma', 'venturion-you'),
      mine.replace(/expires=\d+/, (expires: string) => `${expires}0`),
      mine.replace(/signature=./, (start: string) => `signature=${start.endsWith('A') ? 'B' : 'A'}`),
      mine.split('?')[0],
    ];
    expect(await Promise.all(changed.map(async (address) => (await reach(address)).status))).toEqual([
      403, 403, 403, 403, 403,
    ]);
    expect((await reach(mine)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect((await reach(mine)).status).toBe(403);
    vi.useRealTimers();
    // Each reading gives another ten minutes, until the archive itself has expired.
    expect((await reach((await read(uma)).download_url)).status).toBe(200);
    await server.sql('update data_export set expires_at = now() where account_id = $1', [uma.id]);
    expect(await read(uma)).toMatchObject({ status: 'READY', download_url: null });
  });

  it('is deleted when a newer one is ready and when it expires', async () => {
    const wanda = await registerPerson(server, 'wanda');
    const first = await request(wanda);
    await untilReady(wanda);
    const { download_url: old } = await read(wanda);
    const second = await request(wanda);
    await vi.waitFor(async () => expect(await read(wanda)).toMatchObject({ id: second.id, status: 'READY' }), 20_000);
    await vi.waitFor(async () => expect((await reach(old)).status).toBe(404), 20_000);
    await downloadZip(wanda);

    await cleanUpDataExports(server.app);
    expect((await readJobRows(wanda)).map(({ id }) => id)).toEqual([first.id, second.id]);
    await server.sql(`update data_export set created_at = created_at - interval '25 hours' where account_id = $1`, [
      wanda.id,
    ]);
    await cleanUpDataExports(server.app);
    expect((await readJobRows(wanda)).map(({ id }) => id)).toEqual([second.id]);
    expect(await isStored(second)).toBe(true);
    const { download_url: last } = await read(wanda);
    await server.sql(`update data_export set expires_at = now() - interval '1 second' where account_id = $1`, [
      wanda.id,
    ]);
    await cleanUpDataExports(server.app);
    expect(await readJobRows(wanda)).toEqual([]);
    await vi.waitFor(async () => expect((await reach(last)).status).toBe(404), 20_000);
    expect(await read(wanda)).toBeNull();
  });
});
