import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import AdmZip from 'adm-zip';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDataExport } from '../../../server/modules/dataExport/dataExport.build';
import { storageUnavailable } from '../../../server/storage/store';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import { eventsSince, latestEvent, registerPerson, type Person } from '../../support/people/people';
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

const untilFailed = until('FAILED');

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

const leftovers = () => readdir(join(server.app.config.dataDir, 'tmp'));

describe('failures', () => {
  it('waits for an unavailable storage and retains the progress', async () => {
    const mona = await registerPerson(server, 'mona');
    const putFile = vi.spyOn(server.app.store, 'putFile').mockRejectedValue(storageUnavailable(new Error('no route')));
    const before = await latestEvent(server);
    const { id } = await request(mona);
    await vi.waitFor(() => expect(putFile).toHaveBeenCalledTimes(1), 20_000);
    await vi.waitFor(
      async () => {
        await hurry();
        expect(putFile).toHaveBeenCalledTimes(2);
      },
      { timeout: 20_000, interval: 300 },
    );
    const during = await read(mona);
    expect(during).toMatchObject({ id, status: 'RUNNING', download_url: null });
    expect(during.progress).toBeGreaterThan(90);
    putFile.mockRestore();
    await untilReady(mona);
    const sent = await readProgress(mona, before);
    const steps = sent.map(({ progress }) => progress);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(sent.filter(({ status }) => status === 'READY')).toHaveLength(1);
    await downloadZip(mona);
    expect(await leftovers()).toEqual([]);
  });

  it('an attempt aborted while a picture is opened closes that picture', async () => {
    const person = await registerPerson(server, 'given-up');
    await uploadPost(person, await drawPicture());
    const id = randomUUID();
    const fileKey = `exports/${id}.zip`;
    await server.sql('insert into data_export (id, account_id, file_key) values ($1, $2, $3)', [
      id,
      person.id,
      fileKey,
    ]);
    const givenUp = new AbortController();
    const { open } = server.app.store;
    const opened: Readable[] = [];
    vi.spyOn(server.app.store, 'open').mockImplementation(async (key) => {
      const file = await open(key);
      opened.push(file!.stream);
      givenUp.abort();
      return file;
    });
    await expect(buildDataExport(server.app, { id, fileKey }, givenUp.signal)).rejects.toThrow();
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('an aborted attempt that still completes does not delete the file of the next one', async () => {
    const person = await registerPerson(server, 'twice-begun');
    await uploadPost(person, await drawPicture());
    const id = randomUUID();
    const fileKey = `exports/${id}.zip`;
    await server.sql('insert into data_export (id, account_id, file_key) values ($1, $2, $3)', [
      id,
      person.id,
      fileKey,
    ]);
    const build = () => buildDataExport(server.app, { id, fileKey }, new AbortController().signal);
    const [isKeeping, mayKeep] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { putFile } = server.app.store;
    vi.spyOn(server.app.store, 'putFile').mockImplementationOnce(async (...file) => {
      isKeeping.resolve();
      await mayKeep.promise;
      return putFile(...file);
    });
    const first = build().catch(() => undefined);
    await isKeeping.promise;
    const pictures = holdPictures();
    const second = build();
    await pictures.reached;
    mayKeep.resolve();
    await first;
    pictures.letGo();
    await second;
    expect((await downloadZip(person)).zip.getEntry('README.txt')).toBeTruthy();
    expect(await readdir(join(server.app.config.dataDir, 'tmp'))).toEqual([]);
  });

  it('fails after twenty attempts, reports it, and can be requested again', async () => {
    const nils = await registerPerson(server, 'nils');
    const putFile = vi.spyOn(server.app.store, 'putFile').mockRejectedValue(storageUnavailable(new Error('no route')));
    const before = await latestEvent(server);
    const { id } = await request(nils);
    const lastTry = `update data_export set attempt = 19 where id = $1 and not exists (select from graphile_worker.jobs where task_identifier = 'dataExport.build' and (locked_at is not null or attempts = 0)) returning id`;
    await vi.waitFor(async () => expect(await server.sql(lastTry, [id])).toHaveLength(1), 20_000);
    await untilFailed(nils);
    expect((await readProgress(nils, before)).at(-1)).toMatchObject({ id, status: 'FAILED' });
    expect(server.errors.splice(0)).toEqual([
      expect.objectContaining({ msg: 'a data download could not be made', id }),
    ]);
    putFile.mockRestore();
    const next = await request(nils);
    expect(next.id).not.toBe(id);
    await untilReady(nils);
  });

  it('a permanent error fails without retries', async () => {
    const olga = await registerPerson(server, 'olga');
    await server.sql('alter table notification_off rename to notification_off_away');
    try {
      await request(olga);
      await untilFailed(olga);
    } finally {
      await server.sql('alter table notification_off_away rename to notification_off');
    }
    expect(await readRows(olga)).toEqual([expect.objectContaining({ attempt: 1, status: 'FAILED' })]);
    expect(server.errors.splice(0)).toHaveLength(1);
  });
});
