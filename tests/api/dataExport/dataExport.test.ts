import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import AdmZip from 'adm-zip';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDataExport } from '../../../server/modules/dataExport/dataExport.build';
import { sweepDataExports } from '../../../server/modules/dataExport/dataExport.sweep';
import { keyOf } from '../../../server/modules/media/media.files';
import { mergeModules } from '../../../server/modules/module';
import { storageDown } from '../../../server/storage/store';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import {
  bearer,
  block,
  buildComment,
  buildPost,
  callerOf,
  connect,
  cookieOf,
  eventsSince,
  follow,
  latestEvent,
  passwordOf,
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
const until = (wanted: string) => (person: Person) =>
  vi.waitFor(
    async () => {
      await hurry();
      expect((await read(person)).status).toBe(wanted);
    },
    { timeout: 40_000, interval: 100 },
  );
const untilReady = until('READY');
const untilFailed = until('FAILED');
const rowsOf = ({ id }: { id: string }) =>
  server.sql('select * from data_export where account_id = $1 order by created_at', [id]);
const progressOf = async (person: Person, after: string) =>
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

/** Holds the storage up at the first picture that is asked for. */
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

const leftovers = () => readdir(join(server.app.config.dataDir, 'tmp'));
const isStored = async ({ id }: { id: string }) => {
  const [row] = await server.sql('select file_key from data_export where id = $1', [id]);
  return row ? (await server.app.store.size(row.file_key)) !== null : false;
};

describe('the archive', () => {
  it('holds all that is kept about a person, and nothing of anybody else', async () => {
    const [ana, ben, cleo] = await registerPeople(server, 'ana', 'ben', 'cleo');
    const again = await callerOf(server).rest('/api/auth/login', {
      body: { username: 'ben', password: passwordOf('ben') },
      headers: { 'user-agent': 'The Browser of Ben' },
    });
    const post = await buildPost(ana, { content: 'ana’s private “note”: naïve\n<b>ünïcode</b> 🚀', is_public: false });
    await ana.rest(`/api/posts/${post.id}`, { method: 'PUT', body: { content: 'as it was changed' } });
    const theirs = await buildPost(ben, { content: 'ben is public about it' });
    await buildPost(ben, { content: 'ben keeps this to himself', is_public: false });
    await connect(server, ana, ben);
    await follow(server, ana, ben);
    await block(server, ana, cleo);
    await block(server, cleo, ben);
    for (const person of [ana, ben]) {
      await buildComment(person, theirs.id, { content: `${person.username} comments` });
      await person.rest(`/api/posts/${theirs.id}/like`, { method: 'POST' });
      await person.rest(`/api/posts/${theirs.id}/bookmark`, { method: 'POST' });
    }
    await ana.rest('/api/profile', { method: 'PUT', body: { bio: 'ana’s bio', skills: ['sales', 'C++'] } });
    await ben.rest('/api/profile', { method: 'PUT', body: { bio: 'ben’s bio' } });

    await request(ana);
    const { zip, bytes } = await downloadZip(ana);

    const declared = Object.entries(mergeModules('personalData'));
    expect(declared.length).toBeGreaterThan(10);
    expect(
      zip
        .getEntries()
        .map(({ entryName }) => entryName)
        .toSorted(),
    ).toEqual(['README.txt', ...declared.map(([name]) => `data/${name}.json`)].toSorted());
    for (const [name, select] of declared) {
      const [{ rows }] = (await server.sql(`select coalesce(json_agg(t), '[]') as rows from (${select}) t`, [
        ana.id,
      ])) as [{ rows: unknown[] }];
      expect(json(zip, name), name).toEqual(rows);
    }
    expect(json(zip, 'account')).toEqual([expect.objectContaining({ id: ana.id, email: 'ana@example.com' })]);
    expect(json(zip, 'profile')).toEqual([
      expect.objectContaining({ username: 'ana', bio: 'ana’s bio', skills: ['sales', 'C++'] }),
    ]);
    expect(json(zip, 'posts')).toEqual([
      expect.objectContaining({ id: post.id, content: 'as it was changed', is_public: false }),
    ]);
    expect(json(zip, 'post_revisions')).toEqual([
      expect.objectContaining({ post_id: post.id, content: 'ana’s private “note”: naïve\n<b>ünïcode</b> 🚀' }),
    ]);
    expect(json(zip, 'comments')).toEqual([expect.objectContaining({ post_id: theirs.id, content: 'ana comments' })]);
    expect(json(zip, 'blocks')).toEqual([expect.objectContaining({ blocked_id: cleo.id })]);
    expect(json(zip, 'sessions')).toHaveLength(1);

    const everything = [bytes.toString('latin1'), ...zip.getEntries().map((entry) => zip.readAsText(entry))].join('\n');
    const hashes = await server.sql(
      `select password_hash as secret from account union all select encode(hash, 'hex') from refresh_token union all select encode(hash, 'base64') from refresh_token`,
    );
    const sessions = await server.sql('select id as secret from session where account_id <> $1', [ana.id]);
    const secrets = [...hashes, ...sessions].map(({ secret }) => String(secret));
    expect(secrets.length).toBeGreaterThan(10);
    const others = [
      ...secrets,
      ana.token,
      ana.cookie,
      ben.token,
      cookieOf(again),
      'ben@example.com',
      'ben keeps this',
      'ben comments',
      'ben’s bio',
      'The Browser of Ben',
      'cleo@',
    ];
    expect(others.filter((text) => everything.includes(text))).toEqual([]);
  });

  it('is complete however much there is', async () => {
    const dora = await registerPerson(server, 'dora');
    await server.sql(
      `insert into post (id, author_id, content) select gen_random_uuid(), $1, 'note ' || n from generate_series(1, 1203) n`,
      [dora.id],
    );
    await request(dora);
    const { zip } = await downloadZip(dora);
    const posts: { content: string }[] = json(zip, 'posts');
    expect([posts.length, new Set(posts.map(({ content }) => content)).size]).toEqual([1_203, 1_203]);
    expect(zip.readAsText('README.txt')).toContain(
      'data/posts.json\n  Posts: 1,203 entries, each with id, content, is_public',
    );
    expect(zip.readAsText('README.txt')).toContain('data/bookmarks.json\n  Bookmarks: none\n');
  });

  it('is of one moment: what is written meanwhile is in none of its files', async () => {
    const edna = await registerPerson(server, 'edna');
    const post = await buildPost(edna, { content: 'before' });
    // The reading has begun once it waits for this lock; posts come after comments.
    await withLocked('comment', async (admin) => {
      await request(edna);
      await vi.waitFor(async () => expect((await server.sql(`select ${waitingReader}`)).length).toBe(1), 20_000);
      await admin.query(`update post set content = 'after' where id = $1`, [post.id]);
    });
    const { zip } = await downloadZip(edna);
    expect(json(zip, 'posts')[0].content).toBe('before');
  });

  it('has the pictures in their largest size, and says which are missing', async () => {
    const faye = await registerPerson(server, 'faye');
    const wide = (await uploadPost(faye, await drawPicture({ width: 2_000, height: 1_000 }))).body.data.post;
    const lost = (await uploadPost(faye, await drawPicture())).body.data.post;
    await server.app.store.remove(keyOf(lost.image));
    await request(faye);
    const { zip } = await downloadZip(faye);
    const pictures = zip.getEntries().filter(({ entryName }) => entryName.startsWith('pictures/'));
    expect(pictures.map(({ entryName }) => entryName)).toEqual([`pictures/${keyOf(wide.image)}`]);
    const { data } = await sharp(pictures[0]!.getData()).raw().toBuffer({ resolveWithObject: true });
    expect(data.length).toBe(1_600 * 800 * 3);
    const readme = zip.readAsText('README.txt');
    expect(readme).toContain('1 picture of yours');
    expect(readme).toContain(`could not be found and are not included:\n  ${keyOf(lost.image)}`);
    expect(json(zip, 'pictures').map(({ url }: { url: string }) => url)).toEqual([wide.image, lost.image]);
  });

  it('leaves nothing in the folder it was made in', async () => {
    expect(await leftovers()).toEqual([]);
  });
});

describe('asking', () => {
  it('answers alike over both transports, for nobody but its owner', async () => {
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
    const asked = await gala.rest(path, { method: 'POST' });
    expect(asked.status).toBe(202);
    expect(asked.body.data.export).toMatchObject({
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
    expect(await rowsOf(gala)).toHaveLength(1);

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

  it('many times at once makes one', async () => {
    const ines = await registerPerson(server, 'ines');
    await uploadPost(ines, await drawPicture());
    const held = holdPictures();
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? request(ines)
          : ines.gql('mutation { requestDataExport { id } }').then(({ data }) => data.requestDataExport),
      ),
    );
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    await held.reached;
    held.letGo();
    await untilReady(ines);
    expect(await rowsOf(ines)).toHaveLength(1);
  });

  it('is possible five times within 24 hours', async () => {
    const { id, token } = await registerPerson(server, 'jana');
    const jana = { id, ...callerOf(server, { ...bearer(token), 'x-ratelimit-bypass': '' }) } as Person;
    await server.sql(
      `insert into data_export (id, account_id, status, created_at) select gen_random_uuid(), $1, 'FAILED', now() - n * interval '1 hour' from generate_series(1, 5) n`,
      [id],
    );
    const refused = await jana.rest(path, { method: 'POST' });
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'RATE_LIMITED', message: 'You can ask for your data 5 times in 24 hours.' } },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 18.9 * 3_600, wait <= 19 * 3_600]).toEqual([true, true]);
    const { errors } = await jana.gql('mutation { requestDataExport { id } }');
    expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.closeTo(wait, -2) });
    expect(await rowsOf(jana)).toHaveLength(5);
    await server.sql(`update data_export set created_at = created_at - interval '19 hours' where account_id = $1`, [
      id,
    ]);
    expect((await jana.rest(path, { method: 'POST' })).status).toBe(202);
    await untilReady(jana);
  });
});

describe('progress', () => {
  it('is told to the owner alone, in order, up to 100', async () => {
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
    const told = await progressOf(kira, before);
    expect(told.length).toBeGreaterThanOrEqual(5);
    expect(told.every((data) => data.id === id)).toBe(true);
    expect(told[0]).toEqual({ id, status: 'WAITING', progress: 0 });
    expect(told.at(-1)).toEqual({ id, status: 'READY', progress: 100 });
    expect(new Set(told.slice(1, -1).map(({ status }) => status))).toEqual(new Set(['RUNNING']));
    const steps = told.map(({ progress }) => progress);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBeGreaterThanOrEqual(4);
    expect(await progressOf(lars, before)).toEqual([]);
  });
});

describe('faults', () => {
  it('a storage that is away is waited for, with the progress kept', async () => {
    const mona = await registerPerson(server, 'mona');
    const putFile = vi.spyOn(server.app.store, 'putFile').mockRejectedValue(storageDown(new Error('no route')));
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
    const told = await progressOf(mona, before);
    const steps = told.map(({ progress }) => progress);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(told.filter(({ status }) => status === 'READY')).toHaveLength(1);
    await downloadZip(mona);
    expect(await leftovers()).toEqual([]);
  });

  it('a try that is given up as a picture is opened closes that picture', async () => {
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

  it('a try that was given up, and still ends, does not take the next one’s file away', async () => {
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

  it('after twenty tries it has failed, says so, and can be asked for again', async () => {
    const nils = await registerPerson(server, 'nils');
    const putFile = vi.spyOn(server.app.store, 'putFile').mockRejectedValue(storageDown(new Error('no route')));
    const before = await latestEvent(server);
    const { id } = await request(nils);
    const lastTry = `update data_export set attempt = 19 where id = $1 and not exists (select from graphile_worker.jobs where task_identifier = 'dataExport.build' and (locked_at is not null or attempts = 0)) returning id`;
    await vi.waitFor(async () => expect(await server.sql(lastTry, [id])).toHaveLength(1), 20_000);
    await untilFailed(nils);
    expect((await progressOf(nils, before)).at(-1)).toMatchObject({ id, status: 'FAILED' });
    expect(server.faults.splice(0)).toEqual([
      expect.objectContaining({ msg: 'a data download could not be made', id }),
    ]);
    putFile.mockRestore();
    const next = await request(nils);
    expect(next.id).not.toBe(id);
    await untilReady(nils);
  });

  it('what no try can pass fails at once', async () => {
    const olga = await registerPerson(server, 'olga');
    await server.sql('alter table notification_off rename to notification_off_away');
    try {
      await request(olga);
      await untilFailed(olga);
    } finally {
      await server.sql('alter table notification_off_away rename to notification_off');
    }
    expect(await rowsOf(olga)).toEqual([expect.objectContaining({ attempt: 1, status: 'FAILED' })]);
    expect(server.faults.splice(0)).toHaveLength(1);
  });

  it('a database connection that is lost amid the reading does no harm', async () => {
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
    expect(server.app.pool.totalCount - server.app.pool.idleCount).toBeLessThanOrEqual(2);
  });

  it('a server that is killed amid it: another one makes it, and it is ready once', async () => {
    const quin = await registerPerson(server, 'quin');
    await uploadPost(quin, await drawPicture());
    const held = holdPictures();
    const before = await latestEvent(server);
    const { id } = await request(quin);
    await held.reached;
    // The job looks as one does whose process is long gone; this process is stuck, and comes back when all is over.
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
    const told = await progressOf(quin, before);
    expect(told.filter(({ status }) => status === 'READY')).toEqual([{ id, status: 'READY', progress: 100 }]);
    expect(await rowsOf(quin)).toEqual([expect.objectContaining({ attempt: 2, status: 'READY' })]);
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
      const [{ file_key: key }] = (await rowsOf(person)) as [Record<string, string>];
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

describe('the download', () => {
  it('works without a token, under a name that says what it is', async () => {
    const tara = await registerPerson(server, 'tara');
    await request(tara);
    const { response } = await downloadZip(tara);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="venturion-tara-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('refuses an address that was changed, and one older than ten minutes', async () => {
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

  it('is thrown away when a newer one is ready, and after its time', async () => {
    const wanda = await registerPerson(server, 'wanda');
    const first = await request(wanda);
    await untilReady(wanda);
    const { download_url: old } = await read(wanda);
    const second = await request(wanda);
    await vi.waitFor(async () => expect(await read(wanda)).toMatchObject({ id: second.id, status: 'READY' }), 20_000);
    await vi.waitFor(async () => expect((await reach(old)).status).toBe(404), 20_000);
    await downloadZip(wanda);

    await sweepDataExports(server.app);
    expect((await rowsOf(wanda)).map(({ id }) => id)).toEqual([first.id, second.id]);
    await server.sql(`update data_export set created_at = created_at - interval '25 hours' where account_id = $1`, [
      wanda.id,
    ]);
    await sweepDataExports(server.app);
    expect((await rowsOf(wanda)).map(({ id }) => id)).toEqual([second.id]);
    expect(await isStored(second)).toBe(true);
    const { download_url: last } = await read(wanda);
    await server.sql(`update data_export set expires_at = now() - interval '1 second' where account_id = $1`, [
      wanda.id,
    ]);
    await sweepDataExports(server.app);
    expect(await rowsOf(wanda)).toEqual([]);
    await vi.waitFor(async () => expect((await reach(last)).status).toBe(404), 20_000);
    expect(await read(wanda)).toBeNull();
  });
});
