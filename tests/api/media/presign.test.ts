import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPicture, fetchPicture, jobsDone } from '../../support/media/pictures';
import { missingId, registerPeople, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { storages, type Storage } from '../../support/media/storages';
import { faultyFields, openSlot, putFile, uploadFile, uses } from '../../support/media/uploads';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let storage: Storage;
let ana: Person;
let ben: Person;
let anyone: Caller;
let png: Buffer;

const presign = (caller: Caller, input: object) => caller.rest('/api/storage/r2/presign', { body: input });
const createUpload = (caller: Caller, input: object) =>
  caller.gql('mutation ($input: CreateUploadInput!) { createUpload(input: $input) { uploadUrl publicUrl } }', {
    input,
  });
const file = { filename: 'me.png', contentType: 'image/png', folder: 'profile', size: 1 };

/** An address with one parameter of its query changed, whatever the storage calls it. */
function changed(address: string, name: RegExp, value: string): string {
  const url = new URL(address);
  for (const parameter of url.searchParams.keys()) if (name.test(parameter)) url.searchParams.set(parameter, value);
  return url.href;
}

async function send(url: string, method: string): Promise<number> {
  const response = await fetch(url, { method });
  await response.arrayBuffer();
  return response.status;
}

describe.each(storages)('uploads stored $name', ({ open }) => {
  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    [ana, ben] = await registerPeople(server, 'ana', 'ben');
    anyone = visitor(server);
    png = await drawPicture();
  });

  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  it('get a slot, described equally by both transports', async () => {
    const { status, body } = await presign(ana, { ...file, size: png.length });
    const slot = {
      uploadUrl: expect.stringMatching(/^http:.*\/incoming\//),
      publicUrl: expect.stringMatching(/^http:.*\/profile\/[0-9a-f-]{36}\.webp$/),
    };
    expect([status, body]).toEqual([200, { data: slot, ...slot }]);
    const { data } = await createUpload(ana, { ...file, size: png.length });
    expect(data.createUpload).toEqual(slot);
    const shape = ({ uploadUrl }: { uploadUrl: string }) => [
      new URL(uploadUrl).origin,
      [...new URL(uploadUrl).searchParams.keys()],
    ];
    expect(shape(data.createUpload)).toEqual(shape(body));
  });

  it('retain the file’s name without bidirectional control characters', async () => {
    await presign(ana, { ...file, filename: 'deck\u202Egnp.exe.png' });
    expect(await server.sql('select filename from upload order by id desc limit 1')).toEqual([
      { filename: 'deckgnp.exe.png' },
    ]);
  });

  it('get no slot with invalid input or without a sign-in', async () => {
    const invalidInputs: [object, string][] = [
      [{ filename: ' ' }, 'filename'],
      [{ filename: 'x'.repeat(256) }, 'filename'],
      [{ filename: undefined }, 'filename'],
      [{ contentType: 'image/svg+xml' }, 'contentType'],
      [{ contentType: 'text/html' }, 'contentType'],
      [{ contentType: 'application/pdf' }, 'contentType'],
      [{ folder: 'exports' }, 'folder'],
      [{ folder: '../profile' }, 'folder'],
      [{ size: 0 }, 'size'],
      [{ size: 10 * 1024 * 1024 + 1 }, 'size'],
    ];
    const before = await server.sql('select id from upload');
    for (const [wrong, field] of invalidInputs) {
      const input = { ...file, ...wrong };
      expect(await presign(ana, input)).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
      });
      const graphql = await createUpload(ana, input);
      expect([graphql.status, graphql.code], field).toEqual([400, 'BAD_USER_INPUT']);
      if (Object.values(wrong)[0] !== undefined) expect(faultyFields(graphql)).toEqual([field]);
    }
    expect(await presign(anyone, file)).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
    expect(await createUpload(anyone, file)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await presign(ana, { ...file, contentType: 'application/pdf', folder: 'chat' })).status).toBe(200);
    expect((await server.sql('select id from upload')).length).toBe(before.length + 1);
  });

  it('are accepted only as declared', async () => {
    const { uploadUrl } = await openSlot(ana, { size: png.length });
    const other = await openSlot(ben, { size: png.length });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 11 * 60_000 });
    const expired = await openSlot(ana, { size: png.length }).finally(() => vi.useRealTimers());
    const before = await storage.keys();
    const rejected = await Promise.all([
      putFile(uploadUrl, png, 'text/html'),
      putFile(uploadUrl, png, 'image/svg+xml'),
      putFile(uploadUrl, png.subarray(1)),
      putFile(uploadUrl, Buffer.concat([png, png])),
      putFile(uploadUrl, Buffer.alloc(0)),
      putFile(expired.uploadUrl, png),
      putFile(changed(uploadUrl, /signature$/i, 'a'.repeat(43)), png),
      putFile(changed(uploadUrl, /expires$/i, '604799'), png),
      putFile(changed(expired.uploadUrl, /^(expires|X-Amz-Date)$/, '29991231T000000Z'), png),
      putFile(changed(uploadUrl, /^type$/, 'text/html'), png, 'text/html'),
      putFile(uploadUrl.replace(new URL(uploadUrl).pathname, new URL(other.uploadUrl).pathname), png),
      putFile(uploadUrl.replace(/incoming[^?]*/, 'posts/index.html'), png),
      putFile(uploadUrl.split('?')[0]!, png),
    ]);
    expect(rejected.map(({ status }) => ([400, 403, 404].includes(status) ? 'rejected' : status))).toEqual(
      rejected.map(() => 'rejected'),
    );
    for (const method of ['GET', 'DELETE', 'POST'])
      expect([method, (await send(uploadUrl, method)) >= 400]).toEqual([method, true]);
    expect(await storage.keys()).toEqual(before);
    expect((await putFile(uploadUrl, png)).status).toBe(200);
    expect(await storage.keys()).toHaveLength(before.length + 1);
  });

  it('need no size: this server then receives the file, up to the limit', async () => {
    const { uploadUrl, publicUrl } = await openSlot(ana, {});
    expect(new URL(uploadUrl).origin).toBe(server.url);
    const before = await storage.keys();
    for (const [file, type, status] of [
      [png, 'text/html', 400],
      [Buffer.alloc(0), 'image/png', 400],
      [Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png', 413],
    ] as const)
      expect((await putFile(uploadUrl, file, type)).status).toBe(status);
    expect((await putFile(`${uploadUrl}&bytes=${png.length}`, png)).status).toBe(403);
    expect(await storage.keys()).toEqual(before);
    expect((await putFile(uploadUrl, png)).status).toBe(200);
    expect(await server.sql('select size from upload order by id desc limit 1')).toEqual([{ size: 10 * 1024 * 1024 }]);
    expect((await ana.rest('/api/posts', { body: { content: 'look', image: publicUrl } })).status).toBe(201);
    const { data } = await createUpload(ana, { ...file, size: undefined });
    expect(new URL(data.createUpload.uploadUrl).origin).toBe(server.url);
  });

  it.each(uses)('are shown once $name references them', async ({ folder, call, shown }) => {
    const url = await uploadFile(ana, png, { folder });
    expect((await fetchPicture(server, url)).status).toBe(404);
    const result: any = await call(ana, url);
    expect(result.status).toBe(200 + Number(result.body?.data.post !== undefined));
    const address = shown(result);
    expect(new URL(address, server.url).href).toBe(url);
    const { status, bytes } = await fetchPicture(server, address);
    expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'webp']);
    await jobsDone(server);
    expect(
      (await storage.keys()).filter(
        (key) => key.includes(url.split('/').at(-1)!.slice(0, 36)) && key.startsWith('incoming/'),
      ),
    ).toEqual([]);
  });

  it.each(uses)(
    'are rejected for $name when they belong to others, are foreign or missing',
    async ({ folder, field, call }) => {
      const { publicUrl: empty } = await openSlot(ana, { folder, size: png.length });
      const elsewhere = await uploadFile(ana, png, { folder: folder === 'posts' ? 'profile' : 'posts' });
      const theirs = await uploadFile(ben, png, { folder });
      const before = await storage.keys();
      await expectNoWrites(server, async () => {
        for (const url of [
          empty,
          elsewhere,
          theirs,
          'https://evil.example/x.png',
          `/media/${folder}/${missingId}.webp`,
          `${empty}.html`,
          'x',
          'data:image/png;base64,AAAA',
          '../../etc/passwd',
        ]) {
          const result: any = await call(ana, url);
          expect([result.status, ...faultyFields(result)], url).toEqual([400, field]);
        }
      });
      expect(await storage.keys()).toEqual(before);
    },
  );

  it('become one picture when several requests reference them concurrently', async () => {
    const url = await uploadFile(ana, await drawPicture({ width: 1_200, height: 900 }));
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ana.rest('/api/posts', { body: { content: `${n}`, image: url } })),
    );
    expect(responses.map(({ status, body }) => [status, new URL(body.data.post.image, server.url).href])).toEqual(
      responses.map(() => [201, url]),
    );
    expect((await ana.rest('/api/posts', { body: { content: 'again', image: url } })).status).toBe(201);
    const id = url.split('/').at(-1)!.slice(0, 36);
    expect(await server.sql('select width from media where id = $1', [id])).toEqual([{ width: 1_200 }]);
    await jobsDone(server);
    expect((await storage.keys()).filter((key) => key.includes(id))).toEqual([
      `posts/${id}-480.webp`,
      `posts/${id}-960.webp`,
      `posts/${id}.webp`,
    ]);
  });

  it('cannot be fetched unprocessed by any path', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script>');
    const { uploadUrl, publicUrl } = await openSlot(ana, { size: script.length });
    expect((await putFile(uploadUrl, script)).status).toBe(200);
    const key = (await storage.keys()).find((name) => name.includes(publicUrl.split('/').at(-1)!.slice(0, 36)))!;
    expect(key).toMatch(/^incoming\//);
    const signed = uploadUrl.slice(uploadUrl.indexOf('?'));
    const up = ['..', '%2e%2e', '.%2e', '..%2f..', '%252e%252e', '..%5c..', '..;', '....//'];
    const paths = [
      `/media/${key}`,
      `/media//${key}`,
      `/media/./${key}`,
      `/media/${key.replace('/', '%2f')}`,
      `/media/${key}%00.webp`,
      `/media/files/${key}`,
      `/media/parts/${key}`,
      `/files/${key}`,
      `/${key}`,
      ...up.flatMap((step) => [
        `/media/${step}/files/${key}`,
        `/media/posts/${step}/${step}/files/${key}`,
        `/media/posts/${step}/${key}`,
        `/assets/${step}/files/${key}`,
      ]),
      `/api/storage/files/${key}`,
      `/api/storage/files/${key}${signed}`,
      `/api/storage/files/${key}${signed}&filename=x.html`,
      new URL(publicUrl).pathname,
    ];
    for (const path of paths) {
      // Not by fetch, which tidies paths up.
      const [response] = (await once(request({ port: server.port, path }).end(), 'response')) as [IncomingMessage];
      const body = await text(response);
      // What is no address of data is one of the product's page, where the client is built.
      const isNothing = response.statusCode! >= 400 || body.includes('<div id="root">');
      expect([path, isNothing, body.includes('alert(')]).toEqual([path, true, false]);
    }
    if (storage.env.S3_ENDPOINT)
      expect(await send(`${storage.env.S3_ENDPOINT}/${storage.env.S3_BUCKET}/${key}`, 'GET')).toBe(403);
  });
});
