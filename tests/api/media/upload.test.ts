import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, fetchPicture, jobsDone, uploadPost } from '../../support/media/pictures';
import { buildPost, registerPeople, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { readOverBothTransports } from '../../support/transports/transports';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  anyone = visitor(server);
});
afterAll(() => server.close());

async function download(path: string): Promise<Buffer> {
  const { status, bytes } = await fetchPicture(server, path);
  expect(status).toBe(200);
  return bytes;
}

describe('a post with a picture', () => {
  it('carries it in the sizes the client shows', async () => {
    const result = await uploadPost(ana, await drawPicture({ width: 2_000, height: 1_000, format: 'jpeg' }), {
      content: 'our whiteboard',
      image_alt: 'A funnel',
      name: 'board.jpg',
      type: 'image/jpeg',
    });
    expect(result.status).toBe(201);
    const { post } = result.body.data;
    expect(post).toMatchObject({
      content: 'our whiteboard',
      user_id: ana.id,
      is_public: true,
      image: post.image_details.url,
    });
    expect(post.image_details).toMatchObject({ width: 1_600, height: 800, alt: 'A funnel' });
    expect(Buffer.from(post.image_details.placeholder, 'base64').length).toBeLessThan(40);
    const sizes = post.image_details.src_set.split(', ').map((part: string) => part.split(' '));
    expect(sizes.map(([, width]: string[]) => width)).toEqual(['480w', '960w', '1600w']);
    for (const [url, width] of sizes) {
      const { format, width: pixels } = await sharp(await download(url)).metadata();
      expect([format, `${pixels}w`]).toEqual(['webp', width]);
    }
    expect((await readOverBothTransports(ben, post.id)).image.url).toBe(post.image);
  });

  it('needs no text and accepts the field name media too', async () => {
    const { status, body } = await uploadPost(ana, await drawPicture(), { field: 'media', is_public: 'false' });
    expect(status).toBe(201);
    expect(body.data.post).toMatchObject({
      content: '',
      is_public: false,
      image: expect.stringMatching(/^\/media\/posts\/[0-9a-f-]{36}\.webp$/),
    });
    expect(
      (await ana.rest(`/api/posts/${body.data.post.id}`, { method: 'PUT', body: { content: 'words after all' } }))
        .status,
    ).toBe(200);
    expect(
      (await ana.rest(`/api/posts/${body.data.post.id}`, { method: 'PUT', body: { content: '' } })).body.data.post
        .content,
    ).toBe('');
  });

  it('may be any readable format, whatever its file name', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const { status, body } = await uploadPost(ana, await drawPicture({ format }), {
        name: 'picture.txt',
        type: 'text/plain',
      });
      expect(status, format).toBe(201);
      expect(body.data.post.image_details).toMatchObject({ width: 320, height: 200 });
    }
  });

  it('may use an earlier upload of the same person only', async () => {
    const { image } = (await uploadPost(ana, await drawPicture())).body.data.post;
    expect((await ana.rest('/api/posts', { body: { content: 'again', image } })).body.data.post.image).toBe(image);
    const stolen = await expectNoWrites(server, () => ben.rest('/api/posts', { body: { content: 'mine', image } }));
    expect(stolen).toMatchObject({ status: 400, body: { error: { fields: { image: expect.any(String) } } } });
    const gql = await ana.gql(
      'mutation ($image: String!) { createPost(input: { image: $image, imageAlt: "As before" }) { image { url alt } } }',
      { image },
    );
    expect(gql.data.createPost.image).toEqual({ url: image, alt: 'As before' });
  });

  it('is rotated by its EXIF orientation', async () => {
    const upright = await sharp(await drawPicture({ width: 300, height: 100 }))
      .jpeg()
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await uploadPost(ana, upright);
    expect(body.data.post.image_details).toMatchObject({ width: 100, height: 300 });
  });
});

describe('stored pictures', () => {
  it('give no access to other files', async () => {
    await writeFile(join(server.app.config.dataDir, 'beside.txt'), 'not for readers');
    const paths = [
      '/media/posts/none.webp',
      '/media/',
      '/media/posts/',
      '/media/../beside.txt',
      '/media/%2e%2e/beside.txt',
      '/media/..%2fbeside.txt',
      '/media/posts/../../beside.txt',
      '/media//../beside.txt',
      '/media/%00',
    ];
    for (const path of paths) {
      // Not by fetch, which tidies paths up.
      const [response] = (await once(request({ port: server.port, path }).end(), 'response')) as [IncomingMessage];
      expect([path, response.statusCode! >= 400, (await text(response)).includes('not for readers')]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });
});

describe('a form', () => {
  it('is rejected without a sign-in and with invalid text', async () => {
    const png = await drawPicture();
    expect(await expectNoWrites(server, () => uploadPost(anyone, png))).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    });
    const invalidInputs: [object, string][] = [
      [{ content: 'x'.repeat(3_001) }, 'content'],
      [{ is_public: 'perhaps' }, 'is_public'],
      [{ image_alt: 'x'.repeat(1_501) }, 'image_alt'],
      [{ field: 'avatar' }, 'avatar'],
    ];
    for (const [texts, field] of invalidInputs) {
      const result = await expectNoWrites(server, () => uploadPost(ana, png, texts));
      expect([result.status, Object.keys(result.body.error.fields)], field).toEqual([400, [field]]);
    }
    const empty = await expectNoWrites(server, () => uploadPost(ana, undefined, { content: ' ' }));
    expect(empty).toMatchObject({ status: 400, body: { error: { fields: { content: expect.any(String) } } } });
    expect((await uploadPost(ana, undefined, { content: 'only words' })).status).toBe(201);
    const json = await expectNoWrites(server, () => ana.rest('/api/posts/media', { body: { content: 'x' } }));
    expect(json).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
    const cut = await expectNoWrites(server, () =>
      ana.rest('/api/posts/media', {
        body: '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\nhal',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      }),
    );
    expect(cut).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
  });
});

it('returns the first post again for the same Idempotency-Key and stores one picture', async () => {
  const headers = { 'idempotency-key': 'picture once' };
  const file = await drawPicture();
  const first = await uploadPost(ana, file, { content: 'once', headers });
  const again = await uploadPost(ana, file, { content: 'once', headers });
  expect(again.body.data.post).toEqual(first.body.data.post);
  const [{ kept: count } = { kept: 0 }] = await server.sql(
    `select count(*)::int as kept from media m where owner_id = $1 and not exists (select from post where image_id = m.id)`,
    [ana.id],
  );
  expect(count).toBe(0);
});

it('deletes the files of a deleted post unless another post uses them', async () => {
  const { post } = (await uploadPost(ana, await drawPicture())).body.data;
  const again = await buildPost(ana, { content: 'the same picture', image: post.image } as object);
  await ana.rest(`/api/posts/${post.id}`, { method: 'DELETE' });
  await download(post.image);
  await ana.rest(`/api/posts/${again.id}`, { method: 'DELETE' });
  expect(await server.sql('select from media where url = $1', [post.image])).toEqual([]);
  await jobsDone(server);
  expect((await anyone.rest(post.image)).status).toBe(404);
});
