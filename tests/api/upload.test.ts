import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, drawPictureWithPlace, jobsDone, uploadPost } from '../support/pictures';
import { buildPost, registerPeople, visitor, type Answer, type Caller, type Person } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { readAlike } from '../support/transports';
import { writesNothing } from '../support/writesNothing';

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

async function download(path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const isBadPicture = (answer: Answer, field = 'image') =>
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', fields: { [field]: expect.stringMatching(/picture/) } } } });

describe('a post with a picture', () => {
  it('carries it in the sizes the client shows', async () => {
    const answer = await uploadPost(ana, await drawPicture({ width: 2_000, height: 1_000, format: 'jpeg' }), { content: 'our whiteboard', image_alt: 'A funnel', name: 'board.jpg', type: 'image/jpeg' });
    expect(answer.status).toBe(201);
    const { post } = answer.body.data;
    expect(post).toMatchObject({ content: 'our whiteboard', user_id: ana.id, is_public: true, image: post.image_details.url });
    expect(post.image_details).toMatchObject({ width: 1_600, height: 800, alt: 'A funnel' });
    expect(Buffer.from(post.image_details.placeholder, 'base64').length).toBeLessThan(40);
    const sizes = post.image_details.src_set.split(', ').map((part: string) => part.split(' '));
    expect(sizes.map(([, width]: string[]) => width)).toEqual(['480w', '960w', '1600w']);
    for (const [url, width] of sizes) {
      const { format, width: pixels } = await sharp((await download(url)).bytes).metadata();
      expect([format, `${pixels}w`]).toEqual(['webp', width]);
    }
    expect((await readAlike(ben, post.id)).image.url).toBe(post.image);
  });

  it('needs no words, and takes the picture as media too', async () => {
    const { status, body } = await uploadPost(ana, await drawPicture(), { field: 'media', is_public: 'false' });
    expect(status).toBe(201);
    expect(body.data.post).toMatchObject({ content: '', is_public: false, image: expect.stringMatching(/^\/media\/posts\/[0-9a-f-]{36}\.webp$/) });
    expect((await ana.rest(`/api/posts/${body.data.post.id}`, { method: 'PUT', body: { content: 'words after all' } })).status).toBe(200);
    expect((await ana.rest(`/api/posts/${body.data.post.id}`, { method: 'PUT', body: { content: '' } })).body.data.post.content).toBe('');
  });

  it('may be any format we can read, whatever its name says', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const { status, body } = await uploadPost(ana, await drawPicture({ format }), { name: 'picture.txt', type: 'text/plain' });
      expect(status, format).toBe(201);
      expect(body.data.post.image_details).toMatchObject({ width: 320, height: 200 });
    }
  });

  it('may use a picture of one’s own that was uploaded before, and nobody else’s', async () => {
    const { image } = (await uploadPost(ana, await drawPicture())).body.data.post;
    expect((await ana.rest('/api/posts', { body: { content: 'again', image } })).body.data.post.image).toBe(image);
    const stolen = await writesNothing(server, () => ben.rest('/api/posts', { body: { content: 'mine', image } }));
    expect(stolen).toMatchObject({ status: 400, body: { error: { fields: { image: expect.any(String) } } } });
    const gql = await ana.gql('mutation ($image: String!) { createPost(input: { image: $image, imageAlt: "As before" }) { image { url alt } } }', { image });
    expect(gql.data.createPost.image).toEqual({ url: image, alt: 'As before' });
  });

  it('is turned the right way up', async () => {
    const upright = await sharp(await drawPicture({ width: 300, height: 100 })).jpeg().withExif({ IFD0: { Orientation: '6' } }).withMetadata({ orientation: 6 }).toBuffer();
    const { body } = await uploadPost(ana, upright);
    expect(body.data.post.image_details).toMatchObject({ width: 100, height: 300 });
  });
});

describe('stored pictures', () => {
  it('say nothing of where and by whom they were taken', async () => {
    const original = await drawPictureWithPlace();
    const before = await sharp(original).metadata();
    expect(before.exif!.includes('ana of Lisbon')).toBe(true);
    const { post } = (await uploadPost(ana, original)).body.data;
    const { bytes } = await download(post.image);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Lisbon')).toBe(false);
  });

  it('are kept by browsers for ever, and can do nothing', async () => {
    const { post } = (await uploadPost(ana, await drawPicture())).body.data;
    const { headers } = await download(post.image);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('are all that their address leads to', async () => {
    await writeFile(join(server.app.config.dataDir, 'beside.txt'), 'not for readers');
    const paths = ['/media/posts/none.webp', '/media/', '/media/posts/', '/media/../beside.txt', '/media/%2e%2e/beside.txt', '/media/..%2fbeside.txt', '/media/posts/../../beside.txt', '/media//../beside.txt', '/media/%00'];
    for (const path of paths) {
      // Not by fetch, which tidies paths up.
      const [response] = (await once(request({ port: server.port, path }).end(), 'response')) as [IncomingMessage];
      expect([path, response.statusCode! >= 400, (await text(response)).includes('not for readers')]).toEqual([path, true, false]);
    }
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it('is refused by its content', async () => {
    const png = await drawPicture();
    const jpeg = await drawPicture({ format: 'jpeg', width: 800, height: 800 });
    const files: [string, Buffer][] = [
      ['text', Buffer.from('just some text, named .png')],
      ['html', html],
      ['svg', svg],
      ['pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
      ['zip', Buffer.from('504b0304140000000800', 'hex')],
      ['a truncated png', png.subarray(0, png.length / 2)],
      ['a truncated jpeg', jpeg.subarray(0, jpeg.length / 2)],
      ['a png header', png.subarray(0, 40)],
      ['one byte', Buffer.from([0x89])],
      ['a svg behind a png signature', Buffer.concat([png.subarray(0, 8), svg])],
    ];
    for (const [name, file] of files) {
      const answer = await writesNothing(server, () => uploadPost(ana, file, { content: name }));
      expect(answer.status, name).toBe(400);
      isBadPicture(answer);
    }
    isBadPicture(await uploadPost(ana, svg, { field: 'media', type: 'image/svg+xml' }), 'media');
  });

  it('is refused over 10 MiB or 40 megapixels', async () => {
    const png = await drawPicture();
    const big = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]);
    const answer = await writesNothing(server, () => uploadPost(ana, big, { content: 'big' }));
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'PAYLOAD_TOO_LARGE', fields: { image: expect.stringMatching(/10 MB/) } } } });
    const wide = await sharp({ create: { width: 10_000, height: 4_001, channels: 3, background: '#fff' } }).png({ compressionLevel: 9 }).toBuffer();
    const bomb = await writesNothing(server, () => uploadPost(ana, wide));
    isBadPicture(bomb);
    expect(bomb.body.message).toContain('megapixels');
  });

  it('is refused without a sign-in, and with words that are wrong', async () => {
    const png = await drawPicture();
    expect(await writesNothing(server, () => uploadPost(anyone, png))).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
    const faults: [object, string][] = [
      [{ content: 'x'.repeat(3_001) }, 'content'],
      [{ is_public: 'perhaps' }, 'is_public'],
      [{ image_alt: 'x'.repeat(1_501) }, 'image_alt'],
      [{ field: 'avatar' }, 'avatar'],
    ];
    for (const [texts, field] of faults) {
      const answer = await writesNothing(server, () => uploadPost(ana, png, texts));
      expect([answer.status, Object.keys(answer.body.error.fields)], field).toEqual([400, [field]]);
    }
    const empty = await writesNothing(server, () => uploadPost(ana, undefined, { content: ' ' }));
    expect(empty).toMatchObject({ status: 400, body: { error: { fields: { content: expect.any(String) } } } });
    expect((await uploadPost(ana, undefined, { content: 'only words' })).status).toBe(201);
    const json = await writesNothing(server, () => ana.rest('/api/posts/media', { body: { content: 'x' } }));
    expect(json).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
    const cut = await writesNothing(server, () =>
      ana.rest('/api/posts/media', { body: '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\nhal', headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
    );
    expect(cut).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
  });
});

it('answers the first post again under the same Idempotency-Key, and keeps one picture', async () => {
  const headers = { 'idempotency-key': 'picture once' };
  const file = await drawPicture();
  const first = await uploadPost(ana, file, { content: 'once', headers });
  const again = await uploadPost(ana, file, { content: 'once', headers });
  expect(again.body.data.post).toEqual(first.body.data.post);
  const [{ kept } = { kept: 0 }] = await server.sql(
    `select count(*)::int as kept from media m where owner_id = $1 and not exists (select from post where image_id = m.id)`,
    [ana.id],
  );
  expect(kept).toBe(0);
});

it('takes the files of a deleted post away, unless another post shows them', async () => {
  const { post } = (await uploadPost(ana, await drawPicture())).body.data;
  const again = await buildPost(ana, { content: 'the same picture', image: post.image } as object);
  await ana.rest(`/api/posts/${post.id}`, { method: 'DELETE' });
  await download(post.image);
  await ana.rest(`/api/posts/${again.id}`, { method: 'DELETE' });
  expect(await server.sql('select from media where url = $1', [post.image])).toEqual([]);
  await jobsDone(server);
  expect((await anyone.rest(post.image)).status).toBe(404);
});
