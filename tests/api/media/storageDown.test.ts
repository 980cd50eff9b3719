import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, fetchPicture, jobsDone, uploadImage, uploadPost } from '../../support/media/pictures';
import { registerPerson, type Answer, type Person } from '../../support/people/people';
import { startS3, type S3Server } from '../../support/media/s3';
import { startTestServer, type TestServer } from '../../support/server/server';
import { storages, type Storage } from '../../support/media/storages';
import { openSlot, putFile, uploadFile } from '../../support/media/uploads';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let png: Buffer;

const setAvatar = (url: string) =>
  ana.rest('/api/profile', { method: 'PUT', body: { headline: 'with a new face', avatar_url: url } });
const createPost = (url: string) =>
  ana.gql('mutation ($url: String!) { createPost(input: { content: "look", image: $url }) { image { url } } }', {
    url,
  });
const path = (post: any) => `/media/posts/${post.image.split('/').at(-1)}`;

/** Expects an error that describes the problem and the remedy. */
function expectDown({ status, headers, body }: Answer): void {
  expect([status, body.error?.code, body.message]).toEqual([
    503,
    'UNAVAILABLE',
    'Files are temporarily unavailable. Try again in a moment.',
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe.each(storages)('files stored $name while it is unreachable', ({ open }) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    ana = await registerPerson(server, 'ana');
    png = await drawPicture();
  });

  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  it('are neither accepted nor served, no write is partial, text still works, and everything recovers afterwards', async () => {
    const shown = (await uploadPost(ana, png)).body.data.post;
    const uploaded = { avatar: await uploadFile(ana, png, { folder: 'profile' }), post: await uploadFile(ana, png) };
    await jobsDone(server);
    const before = await storage.keys();

    await storage.disconnect();
    await expectNoWrites(server, async () => {
      expectDown(await uploadPost(ana, png, { content: 'with a picture' }));
      expectDown(await uploadImage(ana, png));
      expectDown(await setAvatar(uploaded.avatar));
      expect(await createPost(uploaded.post)).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
        errors: [{ message: 'Files are temporarily unavailable. Try again in a moment.' }],
      });
      expectDown(await ana.rest(path(shown)));
    });
    const slot = await openSlot(ana, { size: png.length });
    if (storage.env.DATA_DIR)
      expect(JSON.parse((await putFile(slot.uploadUrl, png)).body).error.code).toBe('UNAVAILABLE');
    else await expect(putFile(slot.uploadUrl, png)).rejects.toThrow('fetch failed');
    expect((await ana.rest('/api/posts', { body: { content: 'only words' } })).status).toBe(201);
    expect((await ana.rest('/api/profile', { method: 'PUT', body: { headline: 'only words' } })).status).toBe(200);
    expect((await ana.rest(`/api/posts/${shown.id}`, { method: 'DELETE' })).status).toBe(200);

    await storage.reconnect();
    expect((await setAvatar(uploaded.avatar)).status).toBe(200);
    expect((await createPost(uploaded.post)).status).toBe(200);
    expect((await putFile(slot.uploadUrl, png)).status).toBe(200);
    expect((await uploadImage(ana, png, 'cover')).status).toBe(200);
    await jobsDone(server);
    const storedKeys = (await storage.keys()).filter((key) => !key.startsWith('incoming/'));
    const sources = (await server.sql('select src_set from media')).flatMap(({ src_set }) =>
      src_set.split(', ').map((size: string) => size.split(' ')[0]!.split('/').slice(-2).join('/')),
    );
    expect(storedKeys).toEqual(sources.toSorted());
    expect(storedKeys).not.toContain(before.find((key) => shown.image.endsWith(key)));
  });
});

describe('a faulty bucket', () => {
  let s3: S3Server;

  beforeAll(async () => {
    s3 = await startS3();
    server = await startTestServer({ env: s3.env });
    ana = await registerPerson(server, 'ana');
    png = await drawPicture();
  });

  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  it.each(['failing', 'withoutBucket', 'silent'] as const)(
    '%s: is reported as unavailable, not as empty',
    async (state) => {
      const shown = (await uploadPost(ana, png)).body.data.post;
      const uploaded = await uploadFile(ana, png, { folder: 'profile' });
      await s3.setState(state);
      const responses = await Promise.all([
        uploadPost(ana, png),
        uploadImage(ana, png),
        setAvatar(uploaded),
        ana.rest(path(shown)),
      ]);
      responses.forEach(expectDown);
      await s3.setState('well');
      expect((await setAvatar(uploaded)).status).toBe(200);
      expect((await fetchPicture(server, path(shown))).status).toBe(200);
    },
  );

  it('an interrupted file: the picture is rejected and can be requested again', async () => {
    const shown = (await uploadPost(ana, png)).body.data.post;
    const uploaded = await uploadFile(ana, png, { folder: 'profile' });
    await s3.setState('cut');
    expectDown(await setAvatar(uploaded));
    await expect(ana.rest(path(shown))).rejects.toThrow(/terminated|fetch failed/);
    await s3.setState('well');
    expect((await setAvatar(uploaded)).status).toBe(200);
    expect((await fetchPicture(server, path(shown))).status).toBe(200);
  });

  it('a single failure: the request is retried once', async () => {
    s3.requests();
    await s3.setState('stumbling');
    expect((await uploadPost(ana, png)).status).toBe(201);
    expect(s3.requests().filter((request) => request.startsWith('PUT')).length).toBe(2);
  });
});
