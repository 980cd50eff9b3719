import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mediaLimits } from '../../../shared/contracts/media';
import { drawPicture, uploadImage, uploadPost } from '../../support/media/pictures';
import { bearer, createCaller, registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { uploadFile } from '../../support/media/uploads';

let server: TestServer;
let ana: Person;
let png: Buffer;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
  png = await drawPicture();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await registerPerson(server, `ana${++round}`);
});

const slot = () =>
  ana.rest('/api/storage/r2/presign', {
    body: { filename: 'a.png', contentType: 'image/png', folder: 'posts', size: png.length },
  });
const createUpload = () =>
  ana.gql(
    'mutation ($size: Int!) { createUpload(input: { filename: "a.png", contentType: "image/png", folder: "posts", size: $size }) { uploadUrl } }',
    { size: png.length },
  );

/** Lets a person have stored files of this size, without the files. */
const useUp = (bytes: number) =>
  server.sql(
    `insert into media (id, owner_id, folder, url, width, height, src_set, placeholder, bytes)
     values (gen_random_uuid(), $1, 'posts', '/media/posts/' || gen_random_uuid() || '.webp', 1, 1, '', '', $2)`,
    [ana.id, bytes],
  );

const storedFiles = async () =>
  (await readdir(server.app.config.dataDir, { recursive: true }))
    .filter((path) => /\.webp$|incoming\/./.test(path))
    .toSorted();

it('refuses files of a person whose stored files use up the quota, and says what helps', async () => {
  const url = await uploadFile(ana, png);
  await useUp(mediaLimits.quotaBytes - 1);
  const before = await storedFiles();
  for (const answer of [
    await slot(),
    await uploadPost(ana, png, { content: 'look' }),
    await uploadImage(ana, png),
    await ana.rest('/api/posts', { body: { content: 'look', image: url } }),
  ])
    expect(answer).toMatchObject({
      status: 403,
      body: { error: { code: 'FORBIDDEN', message: expect.stringMatching(/1 GB of your storage.*Delete/) } },
    });
  expect(await createUpload()).toMatchObject({ code: 'FORBIDDEN' });
  expect(await storedFiles()).toEqual(before);
  expect((await ana.rest('/api/posts', { body: { content: 'only words' } })).status).toBe(201);
  await server.sql('delete from media where owner_id = $1', [ana.id]);
  expect((await ana.rest('/api/posts', { body: { content: 'look', image: url } })).status).toBe(201);
});

it('counts uploads of the last hour towards the quota, and says when they expire', async () => {
  await uploadFile(ana, png);
  await useUp(mediaLimits.quotaBytes - 2 * png.length + 1);
  const refused = await slot();
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
  const seconds = Number(refused.headers.get('retry-after'));
  expect([seconds > 3_500, seconds <= 3_600]).toEqual([true, true]);
});

it('counts concurrent slots of one person one after another', async () => {
  await useUp(mediaLimits.quotaBytes - 3 * png.length);
  const statuses = (await Promise.all(Array.from({ length: 12 }, slot))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
});

it('does not count the files of others', async () => {
  const bob = await registerPerson(server, `bob${round}`);
  await useUp(mediaLimits.quotaBytes);
  expect((await uploadPost(bob, png, { content: 'look' })).status).toBe(201);
});

it('processes six files of a person at a time, because all people share a queue', async () => {
  // Bodies that still arrive take no slot of the account's requests.
  const large = await drawPicture({ width: 3_000, height: 2_000 });
  const limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => uploadPost(limited, large, { content: 'look' })));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(6);
  for (const { status } of refused) expect(status).toBe(429);
  expect((await uploadPost(limited, large, { content: 'look' })).status).toBe(201);
});
