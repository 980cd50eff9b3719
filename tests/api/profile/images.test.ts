import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpMedia } from '../../../server/modules/media/media.cleanup';
import { drawPicture, fetchPicture, jobsDone, uploadImage, uploadPost } from '../../support/media/pictures';
import {
  createCaller,
  bearer,
  eventsSince,
  latestEvent,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { storages, type Storage } from '../../support/media/storages';
import { openSlot, uploadFile } from '../../support/media/uploads';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let storage: Storage;
let ana: Person;
let ben: Person;
let anyone: Caller;
let picture: Buffer;

const toStorageKey = (url: string) => url.split('/').slice(-2).join('/');
const listSizes = (details: any): string[] =>
  details.src_set.split(', ').map((size: string) => toStorageKey(size.split(' ')[0]!));
const readProfile = async (person: Person) => (await person.rest('/api/profile')).body.data.profile;
const graphqlProfile = async (person: Person) =>
  (
    await person.gql(
      '{ me { profile { avatarUrl coverImageUrl avatar { url width height srcSet } cover { url width height srcSet } } } }',
    )
  ).data.me.profile;
const readMediaRows = (person: Person) =>
  server.sql('select id from media where owner_id = $1 and folder = $2', [person.id, 'profile']);

describe.each(storages.slice(0, 2))('pictures of a profile, stored $name', ({ open }) => {
  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    [ana, ben] = await registerPeople(server, 'ana', 'ben');
    anyone = visitor(server);
    picture = await drawPicture({ width: 1_500, height: 1_000, format: 'jpeg' });
  });

  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  it('are uploaded as a form and returned by both transports', async () => {
    const since = await latestEvent(server);
    const { status, body } = await uploadImage(ana, picture, 'avatar');
    expect([status, Object.keys(body.data)]).toEqual([200, ['imageUrl', 'profile']]);
    const { imageUrl, profile } = body.data;
    expect(profile).toMatchObject({
      avatar_url: imageUrl,
      avatar: imageUrl,
      avatar_details: { width: 384, height: 384 },
    });
    expect(await readProfile(ana)).toEqual(profile);
    const cover = (await uploadImage(ana, picture, 'cover')).body.data;
    expect(cover.profile).toMatchObject({
      cover_image_url: cover.imageUrl,
      avatar_url: imageUrl,
      cover_details: { url: cover.imageUrl, width: 1_500, height: 1_000 },
    });
    const { avatar_details: small, cover_details: wide } = cover.profile;
    expect(await graphqlProfile(ana)).toEqual({
      avatarUrl: imageUrl,
      coverImageUrl: cover.imageUrl,
      avatar: { url: small.url, width: 384, height: 384, srcSet: small.src_set },
      cover: { url: wide.url, width: 1_500, height: 1_000, srcSet: wide.src_set },
    });
    const measured = await Promise.all(
      [...listSizes(small), ...listSizes(wide)].map(async (key) =>
        sharp((await fetchPicture(server, `/media/${key}`)).bytes).metadata(),
      ),
    );
    expect(measured.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 128, 128],
      ['webp', 384, 384],
      ['webp', 640, 427],
      ['webp', 1_280, 853],
      ['webp', 1_500, 1_000],
    ]);
    const events = await eventsSince(server, ana, since);
    expect(events.map(({ type, channel }) => [type, channel])).toEqual([
      ['profile.updated', `private-user-${ana.id}`],
      ['profile.updated', `private-user-${ana.id}`],
    ]);
    expect(await eventsSince(server, ben, since)).toEqual([]);
  });

  it('replace the previous one and its files; null removes the last', async () => {
    const first = (await uploadImage(ben, picture, 'avatar')).body.data.profile.avatar_details;
    const second = (await uploadImage(ben, await drawPicture(), 'avatar')).body.data.profile.avatar_details;
    await jobsDone(server);
    expect(await readMediaRows(ben)).toHaveLength(1);
    const [current, replaced] = [listSizes(second), listSizes(first)];
    expect((await storage.keys()).filter((key) => [...current, ...replaced].includes(key))).toEqual(current.toSorted());
    expect(
      (await ben.rest('/api/profile', { method: 'PUT', body: { avatar_url: null } })).body.data.profile,
    ).toMatchObject({
      avatar_url: null,
      avatar: null,
      avatar_details: null,
    });
    await jobsDone(server);
    expect([await readMediaRows(ben), (await storage.keys()).filter((key) => current.includes(key))]).toEqual([[], []]);
  });

  it('are stored once after concurrent uploads', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => uploadImage(ben, picture, 'avatar')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await jobsDone(server);
    const [{ id } = { id: '' }, ...others] = await readMediaRows(ben);
    expect([others, (await readProfile(ben)).avatar_details.url.includes(id)]).toEqual([[], true]);
  });

  it('are rejected with the invalid field', async () => {
    const rejectedUploads: [string, Promise<any>][] = [
      ['image', expectNoWrites(server, () => uploadImage(ana, Buffer.from('no picture'), 'avatar'))],
      ['image', expectNoWrites(server, () => uploadImage(ana, Buffer.alloc(0), 'avatar'))],
      ['image', expectNoWrites(server, () => uploadImage(ana, undefined, 'avatar'))],
      ['type', expectNoWrites(server, () => uploadImage(ana, picture, 'banner'))],
      ['type', expectNoWrites(server, () => uploadImage(ana, picture, ''))],
      ['file', expectNoWrites(server, () => uploadImage(ana, picture, 'avatar', 'file'))],
      ['body', expectNoWrites(server, () => ana.rest('/api/profile/upload-image', { body: { type: 'avatar' } }))],
    ];
    for (const [field, call] of rejectedUploads)
      expect(await call).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
      });
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('image', new Blob([new Uint8Array(picture)]), name);
    expect(await ana.rest('/api/profile/upload-image', { body: two })).toMatchObject({
      status: 400,
      body: { error: { fields: { image: expect.stringMatching(/one picture/) } } },
    });
    expect(await expectNoWrites(server, () => uploadImage(anyone, picture))).toMatchObject({ status: 401 });
  });

  it('are deleted by the sweep only once unused', async () => {
    const used = (await uploadPost(ana, picture)).body.data.post;
    const avatar = await readProfile(ana);
    const [unused, fresh] = await Promise.all([uploadPost(ana, picture), uploadPost(ana, picture)]).then((responses) =>
      responses.map(({ body }) => body.data.post),
    );
    await server.sql('update post set image_id = null where id = any($1)', [[unused.id, fresh.id]]);
    await server.sql(`update media set created_at = now() - interval '25 hours' where url = any($1)`, [
      [used.image, unused.image, avatar.avatar_details.url, avatar.cover_image_url],
    ]);
    const before = await storage.keys();
    await cleanUpMedia(server.app);
    await jobsDone(server);
    expect(await storage.keys()).toEqual(before.filter((key) => !listSizes(unused.image_details).includes(key)));
    expect(await server.sql('select from media where url = $1', [unused.image])).toEqual([]);
    expect(
      (await server.sql('select from media where url = any($1)', [[used.image, fresh.image, avatar.cover_image_url]]))
        .length,
    ).toBe(3);
  });

  it('leave neither uploads nor partial files after an hour', async () => {
    const [old, young] = [
      await uploadFile(ana, picture, { type: 'image/jpeg' }),
      await uploadFile(ana, picture, { type: 'image/jpeg' }),
    ];
    const shown = (await uploadPost(ana, picture)).body.data.post;
    const halfMade = toStorageKey((await openSlot(ana, { size: picture.length })).publicUrl);
    await server.app.store.put(halfMade, picture, 'image/webp');
    await server.app.store.put(halfMade.replace('.webp', '-480.webp'), picture, 'image/webp');
    const idsIn = (urls: string[]) => urls.map((url) => toStorageKey(url).slice('posts/'.length, 'posts/'.length + 36));
    await server.sql(`update upload set created_at = now() - interval '61 minutes' where id = any($1)`, [
      idsIn([old, halfMade, shown.image]),
    ]);
    await server.sql(`update upload set created_at = now() - interval '59 minutes' where id = any($1)`, [
      idsIn([young]),
    ]);
    await cleanUpMedia(server.app);
    await jobsDone(server);
    const keys = await storage.keys();
    const current = (url: string) => keys.filter((key) => key.includes(idsIn([url])[0]!)).length;
    expect([current(old), current(halfMade), current(young), current(shown.image)]).toEqual([0, 0, 1, 3]);
    const late = await ana.rest('/api/posts', { body: { content: 'late', image: old } });
    expect(late).toMatchObject({
      status: 400,
      body: { error: { fields: { image: expect.stringMatching(/Upload the file again/) } } },
    });
    expect((await ana.rest('/api/posts', { body: { content: 'in time', image: young } })).status).toBe(201);
  });

  it('are changed by either name of the avatar, also when the rest of the profile is sent back', async () => {
    const [dora] = await registerPeople(server, 'dora');
    const upload = () => uploadFile(dora, picture, { folder: 'profile', type: 'image/jpeg' });
    const put = async (changes: Record<string, unknown>) =>
      (await dora.rest('/api/profile', { method: 'PUT', body: { ...(await readProfile(dora)), ...changes } })).body.data
        .profile;
    const first = await put({ avatar_url: await upload() });
    const second = await put({ avatar: await upload() });
    expect(new Set([null, first.avatar_url, second.avatar_url]).size).toBe(3);
    expect(await put({})).toEqual(second);
  });

  it('are removed by the placeholder’s path', async () => {
    const [finn] = await registerPeople(server, 'finn');
    await uploadImage(finn, picture, 'avatar');
    await uploadImage(finn, picture, 'cover');
    const { status, body } = await finn.rest('/api/profile', {
      method: 'PUT',
      body: { avatar_url: '/images/avatar.svg', cover_image_url: 'http://venturion.test/images/cover.svg' },
    });
    expect([status, body.data.profile]).toMatchObject([
      200,
      { avatar_url: null, avatar: null, cover_image_url: null, avatar_details: null, cover_details: null },
    ]);
    const wrongKind = { avatar_url: '/images/cover.svg' };
    expect((await finn.rest('/api/profile', { method: 'PUT', body: wrongKind })).status).toBe(400);
  });

  it('are limited to 120 per hour', async () => {
    const [cara] = await registerPeople(server, 'cara');
    const hurried = createCaller(server, { ...bearer(cara.token), 'x-ratelimit-bypass': '' });
    await server.sql(
      `insert into upload (id, owner_id, folder, key, content_type, created_at) select gen_random_uuid(), $1, 'posts', 'incoming/' || n, 'image/png', now() - interval '50 minutes' from generate_series(1, 119) n`,
      [cara.id],
    );
    expect((await uploadImage(hurried, picture)).status).toBe(200);
    const late = [
      await uploadImage(hurried, picture),
      await uploadPost(hurried, picture),
      await hurried.rest('/api/storage/r2/presign', {
        body: { filename: 'x', contentType: 'image/png', folder: 'posts', size: 1 },
      }),
    ];
    for (const response of late)
      expect([
        response.status,
        response.body.error.code,
        Math.round(Number(response.headers.get('retry-after')) / 60),
      ]).toEqual([429, 'RATE_LIMITED', 10]);
    expect((await uploadImage(cara, picture)).status).toBe(200);
  });
});
