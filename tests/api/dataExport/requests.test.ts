import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import {
  bearer,
  createCaller,
  eventsSince,
  latestEvent,
  registerPeople,
  registerPerson,
  visitor,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { fromRest } from '../../support/transports/transports';

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

const fields = 'id status progress bytes createdAt expiresAt downloadUrl';

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

describe('requesting', () => {
  it('has the same response over both transports, for its owner only', async () => {
    const [gala, hugo] = await registerPeople(server, 'gala', 'hugo');
    expect(await read(gala)).toBeNull();
    expect((await gala.gql(`{ dataExport { ${fields} } }`)).data.dataExport).toBeNull();

    const held = holdPictures();
    await uploadPost(gala, await drawPicture());
    const { data } = await gala.gql(`mutation { requestDataExport { ${fields} } }`);
    expect(data.requestDataExport).toMatchObject({
      status: expect.stringMatching(/WAITING|RUNNING/),
      bytes: null,
      expiresAt: null,
      downloadUrl: null,
    });
    await held.reached;
    const response = await gala.rest(path, { method: 'POST' });
    expect(response.status).toBe(202);
    expect(response.body.data.export).toMatchObject({
      id: data.requestDataExport.id,
      status: 'RUNNING',
      download_url: null,
    });
    expect((await gala.gql(`mutation { requestDataExport { id } }`)).data.requestDataExport.id).toBe(
      data.requestDataExport.id,
    );
    held.letGo();
    await untilReady(gala);

    const unsigned = ({ downloadUrl, ...rest }: any) => ({ ...rest, address: new URL(downloadUrl).pathname });
    const one = unsigned(fromRest(await read(gala)));
    const other = unsigned((await gala.gql(`{ dataExport { ${fields} } }`)).data.dataExport);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ id: data.requestDataExport.id, status: 'READY', progress: 100 });
    expect(Date.parse(one.expiresAt) - Date.parse(one.createdAt)).toBeGreaterThanOrEqual(7 * 86_400_000);
    expect(await readRows(gala)).toHaveLength(1);

    expect(await read(hugo)).toBeNull();
    expect((await hugo.gql('{ dataExport { id } }')).data.dataExport).toBeNull();
  });

  it('needs a session', async () => {
    const anyone = visitor(server);
    const before = await server.sql('select count(*) from data_export');
    expect([(await anyone.rest(path)).status, (await anyone.rest(path, { method: 'POST' })).status]).toEqual([
      401, 401,
    ]);
    expect([
      (await anyone.gql('{ dataExport { id } }')).code,
      (await anyone.gql('mutation { requestDataExport { id } }')).code,
    ]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(await server.sql('select count(*) from data_export')).toEqual(before);
  });

  it('concurrently creates one', async () => {
    const ines = await registerPerson(server, 'ines');
    await uploadPost(ines, await drawPicture());
    const held = holdPictures();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? request(ines)
          : ines.gql('mutation { requestDataExport { id } }').then(({ data }) => data.requestDataExport),
      ),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    await held.reached;
    held.letGo();
    await untilReady(ines);
    expect(await readRows(ines)).toHaveLength(1);
  });

  it('is possible five times within 24 hours', async () => {
    const { id, token } = await registerPerson(server, 'jana');
    const jana = { id, ...createCaller(server, { ...bearer(token), 'x-ratelimit-bypass': '' }) } as Person;
    await server.sql(
      `insert into data_export (id, account_id, status, created_at) select gen_random_uuid(), $1, 'FAILED', now() - n * interval '1 hour' from generate_series(1, 5) n`,
      [id],
    );
    const rejected = await jana.rest(path, { method: 'POST' });
    expect(rejected).toMatchObject({
      status: 429,
      body: { error: { code: 'RATE_LIMITED', message: 'You can request your data up to 5 times in 24 hours.' } },
    });
    const wait = Number(rejected.headers.get('retry-after'));
    expect([wait > 18.9 * 3_600, wait <= 19 * 3_600]).toEqual([true, true]);
    const { errors } = await jana.gql('mutation { requestDataExport { id } }');
    expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.closeTo(wait, -2) });
    expect(await readRows(jana)).toHaveLength(5);
    await server.sql(`update data_export set created_at = created_at - interval '19 hours' where account_id = $1`, [
      id,
    ]);
    expect((await jana.rest(path, { method: 'POST' })).status).toBe(202);
    await untilReady(jana);
  });
});

describe('progress', () => {
  it('is published to the owner only, in order, up to 100', async () => {
    const [kira, lars] = await registerPeople(server, 'kira', 'lars');
    for (let n = 0; n < 3; n++) await uploadPost(kira, await drawPicture());
    const { open } = server.app.store;
    vi.spyOn(server.app.store, 'open').mockImplementation(async (key) => {
      await new Promise((resolve) => setTimeout(resolve, 450));
      return open(key);
    });
    const before = await latestEvent(server);
    const { id } = await request(kira);
    await untilReady(kira);
    const sent = await readProgress(kira, before);
    expect(sent.length).toBeGreaterThanOrEqual(5);
    expect(sent.every((data) => data.id === id)).toBe(true);
    expect(sent[0]).toEqual({ id, status: 'WAITING', progress: 0 });
    expect(sent.at(-1)).toEqual({ id, status: 'READY', progress: 100 });
    expect(new Set(sent.slice(1, -1).map(({ status }) => status))).toEqual(new Set(['RUNNING']));
    const steps = sent.map(({ progress }) => progress);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBeGreaterThanOrEqual(4);
    expect(await readProgress(lars, before)).toEqual([]);
  });
});
