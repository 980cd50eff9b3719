import { readdir, stat } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bearer, createCaller, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { openSlot } from '../../support/media/uploads';

let server: TestServer;
let [ana, bob]: Person[] = [];
const megabyte = 1024 * 1024;
const open: ClientRequest[] = [];

beforeAll(async () => {
  server = await startTestServer();
  [ana, bob] = await registerPeople(server, 'ana', 'bob');
});
afterEach(() => {
  for (const each of open.splice(0)) each.destroy();
});
afterAll(() => server.close());

/** Starts a request whose body of 10 MB stops after `bytes`. @returns its status once there is one */
function startUpload(
  path: string,
  headers: Record<string, string>,
  method = 'POST',
  start = Buffer.alloc(0),
  bytes = megabyte,
): Promise<number | 'cut'> {
  const upload = request({ port: server.port, path, method, headers: { 'content-length': 10 * megabyte, ...headers } });
  open.push(upload);
  upload.write(Buffer.concat([start, Buffer.alloc(bytes, 'x')]));
  return new Promise((resolve) => {
    upload.on('response', (response) => resolve(response.resume().statusCode!));
    upload.on('error', () => resolve('cut'));
  });
}

const startForm = (person: Person, bytes = megabyte) =>
  startUpload(
    '/api/posts/media',
    { ...bearer(person.token), 'content-type': 'multipart/form-data; boundary=b' },
    'POST',
    Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    bytes,
  );

/** The answers that have arrived. */
const settled = async (answers: Promise<unknown>[]) =>
  (await Promise.all(answers.map((answer) => Promise.race([answer, null])))).filter(Boolean);

async function bytesOnDisk(): Promise<number> {
  const folder = join(server.app.config.dataDir, 'uploads');
  const sizes = (await readdir(folder).catch(() => [])).map(
    async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it('bounds the uploads under way per person, and writes them to the disk while they arrive', async () => {
  const answers = Array.from({ length: 20 }, () => startForm(ana!));
  let refused: unknown[] = [];
  await vi.waitFor(async () => {
    refused = await settled(answers);
    expect(refused).toHaveLength(8);
  }, 5_000);
  expect(refused).toEqual(refused.map(() => 429));
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBeGreaterThan(11 * megabyte), 5_000);
  expect((await bob!.rest('/api/posts', { body: { content: 'x'.repeat(2_000) } })).status).toBe(201);
  for (const each of open.splice(0)) each.destroy();
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBe(0), 5_000);
  const limited = createCaller(server, { ...bearer(ana!.token), 'x-ratelimit-bypass': '' });
  const form = new FormData();
  form.append('content', 'x'.repeat(2_000));
  form.append('image_alt', 'y'.repeat(1_000));
  expect((await limited.rest('/api/posts/media', { body: form })).status).toBe(201);
});

it('bounds the bodies under way per address on every route', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': String(megabyte - 1) };
  const answers = ['/graphql', '/api/auth/login', '/api/posts', '/api/storage/r2/presign'].flatMap((path) =>
    Array.from({ length: 10 }, () => startUpload(path, headers, 'POST', Buffer.from('{"a":"'), megabyte / 2)),
  );
  await vi.waitFor(async () => expect(await settled(answers)).toEqual(Array.from({ length: 10 }, () => 429)), 5_000);
});

it('bounds the uploads to signed addresses per person', async () => {
  const { uploadUrl } = await openSlot(ana!, { size: 10 * megabyte });
  const { pathname, search } = new URL(uploadUrl);
  const answers = Array.from({ length: 20 }, () =>
    startUpload(pathname + search, { 'content-type': 'image/png' }, 'PUT'),
  );
  await vi.waitFor(async () => expect(await settled(answers)).toEqual(Array.from({ length: 8 }, () => 429)), 5_000);
});

it(
  'ends a connection whose body arrives too slowly, or stops after most of it has arrived',
  { timeout: 40_000 },
  async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '1000' };
    const small = startUpload('/api/auth/login', headers, 'POST', Buffer.from('{"a":'), 0);
    const form = startForm(ana!, 9 * megabyte);
    expect(await Promise.all([small, form])).toEqual([408, 408]);
    await vi.waitFor(async () => expect(await bytesOnDisk()).toBe(0), 5_000);
  },
);
