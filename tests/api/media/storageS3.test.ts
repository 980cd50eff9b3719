import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../server/storage/store';
import { drawPicture, fetchPicture, uploadPost } from '../../support/media/pictures';
import { registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { findSignatureError } from '../../support/media/signatureV4';
import { storages, type Storage } from '../../support/media/storages';
import { putFile } from '../../support/media/uploads';

const id = '01900000-0000-7000-8000-00000000000';
const openFiles = async () => (await readdir('/proc/self/fd')).length;

it('signatures are verified by Amazon’s example', () => {
  const query =
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
  const request = { method: 'GET', url: `/test.txt?${query}`, headers: { host: 'examplebucket.s3.amazonaws.com' } };
  const [secret, day] = ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', Date.parse('2013-05-24T12:00:00Z')];
  expect(findSignatureError(request, secret, day)).toBeUndefined();
  expect(findSignatureError({ ...request, method: 'PUT' }, secret, day)).toBe('SignatureDoesNotMatch');
  expect(findSignatureError({ ...request, url: request.url.replace('test', 'rest') }, secret, day)).toBe(
    'SignatureDoesNotMatch',
  );
  expect(findSignatureError(request, 'another secret', day)).toBe('SignatureDoesNotMatch');
  expect(findSignatureError(request, secret, day + 86_400_000)).toBe('Request has expired');
  expect(findSignatureError({ ...request, url: '/test.txt' }, secret, day)).toBe('AccessDenied');
});

describe.each(storages)('files $name', ({ name, open }) => {
  let storage: Storage;
  let server: TestServer;
  let store: Store;
  let ana: Person;

  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    ({ store } = server.app);
    ana = await registerPerson(server, 'ana');
  });

  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  const read = async (key: string) => {
    const file = await store.open(key);
    return file && { bytes: file.bytes, text: (await buffer(file.stream)).toString() };
  };

  it('are stored, read, measured, replaced and removed', async () => {
    for (const key of [`posts/${id}1.webp`, 'exports/one.zip']) {
      expect([await read(key), await store.size(key)]).toEqual([null, null]);
      await store.put(key, Buffer.from('first words'), 'image/webp');
      await store.put(key, Buffer.from('second'), 'image/webp');
      expect([await read(key), await store.size(key), await storage.keys()]).toEqual([
        { bytes: 6, text: 'second' },
        6,
        [key],
      ]);
      await store.remove(key);
      await store.remove(key);
      expect([await read(key), await store.size(key), await storage.keys()]).toEqual([null, null, []]);
    }
  });

  it('can be stored from a local file, which remains', async () => {
    const path = join(tmpdir(), `venturion-large-${randomBytes(6).toString('hex')}`);
    const bytes = randomBytes(3 * 1024 * 1024);
    await writeFile(path, bytes);
    await store.putFile('exports/large.zip', path, 'application/zip');
    expect((await buffer((await store.open('exports/large.zip'))!.stream)).equals(bytes)).toBe(true);
    const download = await fetch(
      await store.downloadUrl('exports/large.zip', { filename: 'my data.zip', origin: server.url }),
    );
    expect([
      download.status,
      download.headers.get('content-length'),
      download.headers.get('content-disposition'),
    ]).toEqual([200, String(bytes.length), 'attachment; filename="my data.zip"']);
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await readdir(tmpdir())).some((name) => path.endsWith(name))).toBe(true);
    await store.remove('exports/large.zip');
  });

  // The stand-in writes in place; S3 itself does not.
  if (!name.includes('bucket')) {
    it('are never readable while partially written', async () => {
      const key = `posts/${id}3.webp`;
      const [ones, twos] = [Buffer.alloc(1_000_000, '1'), Buffer.alloc(2_000_000, '2')];
      await store.put(key, ones, 'image/webp');
      const seen: string[] = [];
      const write = async () => {
        for (let n = 0; n < 10; n++) await store.put(key, n % 2 ? ones : twos, 'image/webp');
      };
      const look = async () => {
        for (let n = 0; n < 20; n++) {
          const bytes = await buffer((await store.open(key))!.stream);
          seen.push(bytes.equals(ones) || bytes.equals(twos) ? 'whole' : `${bytes.length} bytes`);
        }
      };
      await Promise.all([write(), look(), look()]);
      expect([...new Set(seen)]).toEqual(['whole']);
      await store.remove(key);
      expect(await storage.keys()).toEqual([]);
    });
  }

  it('are downloaded by signed URLs only, each for one file, one name and ten minutes', async () => {
    await store.put('exports/one.zip', Buffer.from('mine'), 'application/zip');
    await store.put('exports/two.zip', Buffer.from('theirs'), 'application/zip');
    const address = (key: string) => store.downloadUrl(key, { filename: 'data.zip', origin: server.url });
    const url = await address('exports/one.zip');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 601_000 });
    const expired = await address('exports/one.zip').finally(() => vi.useRealTimers());
    expect(await (await fetch(url)).text()).toBe('mine');
    const rejected = [
      expired,
      url.replace('one', 'two'),
      url.replace('data.zip', 'data.html'),
      url.split('?')[0]!,
      `${url}0`,
    ];
    for (const wrong of rejected) {
      const { status, text } = await fetch(wrong).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }));
      expect([wrong, [403, 404].includes(status), /mine|theirs/.test(text)]).toEqual([wrong, true, false]);
    }
    expect((await putFile(url, Buffer.from('changed'))).status).toBeGreaterThanOrEqual(400);
    expect((await read('exports/one.zip'))!.text).toBe('mine');
    for (const key of ['exports/one.zip', 'exports/two.zip']) {
      expect((await fetchPicture(server, `/media/${key}`)).status).toBe(404);
      await store.remove(key);
    }
  });

  it('are also served by this server, and cached only shortly because posts can become private', async () => {
    const { post } = (await uploadPost(ana, await drawPicture({ width: 1_000, height: 500 }))).body.data;
    const own = await fetchPicture(
      server,
      `/media/${new URL(post.image, server.url).pathname.split('/').slice(-2).join('/')}`,
    );
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=600',
    ]);
    const direct = await fetchPicture(server, post.image);
    expect([direct.status, direct.headers.get('cache-control'), direct.bytes.equals(own.bytes)]).toEqual([
      200,
      'public, max-age=600',
      true,
    ]);
    expect(post.image.startsWith(storage.env.S3_PUBLIC_URL ?? '/media/')).toBe(true);
    const head = await fetch(`${server.url}/media/posts/${post.image.split('/').at(-1)}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(own.bytes.length)]);
    const missing = await fetchPicture(server, `/media/posts/${id}9.webp`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.runIf(process.platform === 'linux')('are closed when a reader disconnects half way', async () => {
    await store.put(`profile/${id}2.webp`, randomBytes(8 * 1024 * 1024), 'image/webp');
    const leave = async () => {
      const reader = request(`${server.url}/media/profile/${id}2.webp`).end();
      const [response] = (await once(reader, 'response')) as [IncomingMessage];
      await once(response, 'data');
      reader.destroy();
    };
    await leave();
    const before = await openFiles();
    await Promise.all(Array.from({ length: 12 }, leave));
    await vi.waitFor(async () => expect(await openFiles()).toBeLessThan(before + 6), 10_000);
    await store.remove(`profile/${id}2.webp`);
  });

  it('are allowed for by the pages’ content security policy', async () => {
    const policy = (await fetch(`${server.url}/api/docs/`)).headers.get('content-security-policy')!;
    const toSources = (name: string) =>
      policy
        .split(';')
        .find((part) => part.trim().startsWith(name))!
        .trim()
        .split(' ')
        .slice(1);
    const { S3_ENDPOINT: uploads, S3_PUBLIC_URL: pictures } = storage.env;
    const ofStorage = (sources: string[]) => sources.filter((source) => source.startsWith('http://127.0.0.1'));
    expect(ofStorage(toSources('connect-src'))).toEqual(uploads ? [uploads] : []);
    expect(ofStorage(toSources('img-src'))).toEqual(pictures ? [new URL(pictures).origin] : []);
  });
});
