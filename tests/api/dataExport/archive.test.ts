import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyFromUrl } from '../../../server/modules/media/media.files';
import { mergeModules } from '../../../server/modules/module';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import {
  block,
  buildComment,
  buildPost,
  createCaller,
  connect,
  readCookie,
  follow,
  buildPassword,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
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

describe('the archive', () => {
  it('contains everything stored about a person and nothing about anyone else', async () => {
    const [ana, ben, cleo] = await registerPeople(server, 'ana', 'ben', 'cleo');
    const again = await createCaller(server).rest('/api/auth/login', {
      body: { username: 'ben', password: buildPassword('ben') },
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
      readCookie(again),
      'ben@example.com',
      'ben keeps this',
      'ben comments',
      'ben’s bio',
      'The Browser of Ben',
      'cleo@',
    ];
    expect(others.filter((text) => everything.includes(text))).toEqual([]);
  });

  it('is complete for any amount of data', async () => {
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

  it('is a snapshot: concurrent writes are in none of its files', async () => {
    const edna = await registerPerson(server, 'edna');
    const post = await buildPost(edna, { content: 'before' });
    // The export is reading once it waits for this lock; it reads posts after comments.
    await withLocked('comment', async (admin) => {
      await request(edna);
      await vi.waitFor(async () => expect((await server.sql(`select ${waitingReader}`)).length).toBe(1), 20_000);
      await admin.query(`update post set content = 'after' where id = $1`, [post.id]);
    });
    const { zip } = await downloadZip(edna);
    expect(json(zip, 'posts')[0].content).toBe('before');
  });

  it('contains the pictures in their largest size and lists missing ones', async () => {
    const faye = await registerPerson(server, 'faye');
    const wide = (await uploadPost(faye, await drawPicture({ width: 2_000, height: 1_000 }))).body.data.post;
    const lost = (await uploadPost(faye, await drawPicture())).body.data.post;
    await server.app.store.remove(keyFromUrl(lost.image));
    await request(faye);
    const { zip } = await downloadZip(faye);
    const pictures = zip.getEntries().filter(({ entryName }) => entryName.startsWith('pictures/'));
    expect(pictures.map(({ entryName }) => entryName)).toEqual([`pictures/${keyFromUrl(wide.image)}`]);
    const { data } = await sharp(pictures[0]!.getData()).raw().toBuffer({ resolveWithObject: true });
    expect(data.length).toBe(1_600 * 800 * 3);
    const readme = zip.readAsText('README.txt');
    expect(readme).toContain('1 picture in the largest size');
    expect(readme).toContain(`couldn’t be found and aren’t included:\n  ${keyFromUrl(lost.image)}`);
    expect(json(zip, 'pictures').map(({ url }: { url: string }) => url)).toEqual([wide.image, lost.image]);
  });

  it('leaves no temporary file', async () => {
    expect(await leftovers()).toEqual([]);
  });
});
