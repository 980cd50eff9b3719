import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles, type HostileFile } from '../../support/media/hostile';
import { fetchPicture, jobsDone, uploadImage, uploadPost } from '../../support/media/pictures';
import { registerPerson, type Answer, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { storages, type Storage } from '../../support/media/storages';
import { mediaLimits } from '../../../shared/contracts/media';
import { openSlot, putFile } from '../../support/media/uploads';

let server: TestServer;
let storage: Storage;
let ana: Person;
let files: HostileFile[] | undefined;

/** Uploads a file into a slot and references it where it is shown. The storage itself may reject it. */
async function throughSlot(folder: string, bytes: Buffer, show: (url: string) => Promise<Answer>): Promise<Answer> {
  const { uploadUrl, publicUrl } = await openSlot(ana, {
    folder,
    size: bytes.length,
  });
  const put = await putFile(uploadUrl, bytes);
  return put.status === 200 ? show(publicUrl) : { ...put, body: JSON.parse(put.body) };
}

/** Every upload path: how a file is sent, and where the response has its picture. */
const ways = [
  {
    name: 'POST /posts/media',
    send: (bytes: Buffer) => uploadPost(ana, bytes, { content: 'look', type: 'image/jpeg', name: 'x.jpg' }),
    details: ({ body }: Answer) => body.data.post.image_details,
  },
  {
    name: 'POST /profile/upload-image',
    send: (bytes: Buffer) => uploadImage(ana, bytes, 'avatar'),
    details: ({ body }: Answer) => body.data.profile.avatar_details,
  },
  {
    name: 'a slot for a cover',
    viaSlot: true,
    send: (bytes: Buffer) =>
      throughSlot('profile', bytes, (url) =>
        ana.rest('/api/profile', { method: 'PUT', body: { cover_image_url: url } }),
      ),
    details: ({ body }: Answer) => body.data.profile.cover_details,
  },
  {
    name: 'a slot for a post',
    viaSlot: true,
    send: (bytes: Buffer) =>
      throughSlot('posts', bytes, (url) => ana.rest('/api/posts', { body: { content: 'look', image: url } })),
    details: ({ body }: Answer) => body.data.post.image_details,
  },
];

/** A slot is given for such a file only. */
const hasAcceptedSize = ({ length }: Buffer) => length > 0 && length <= mediaLimits.imageBytes;

/** What a WebP file is made of. */
function readChunkTypes(webp: Buffer): string[] {
  expect([webp.toString('latin1', 0, 4), webp.readUInt32LE(4) + 8, webp.toString('latin1', 8, 12)]).toEqual([
    'RIFF',
    webp.length,
    'WEBP',
  ]);
  const names = [];
  for (let at = 12; at < webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2))
    names.push(webp.toString('latin1', at, at + 4));
  return names;
}

const pictureChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];
const forbiddenText = /script|PWNED|alert|Lisbon|exif|xmp|rdf|photoshop|%PDF/i;

/** Nothing but a picture, and served as nothing else. */
async function expectHarmless(name: string, url: string): Promise<void> {
  const { status, headers, bytes } = await fetchPicture(server, url);
  expect([name, status]).toEqual([name, 200]);
  expect([name, readChunkTypes(bytes).filter((chunk) => !pictureChunks.includes(chunk))]).toEqual([name, []]);
  expect([name, forbiddenText.exec(bytes.toString('latin1'))]).toEqual([name, null]);
  expect((await sharp(bytes, { animated: true }).raw().toBuffer()).length).toBeGreaterThan(0);
  const { format, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  expect([name, format, exif, xmp, iptc, icc, comments]).toEqual([
    name,
    'webp',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  if (new URL(url, server.url).origin !== server.url) return;
  expect(Object.fromEntries(headers), name).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': expect.stringMatching(/^public, max-age=/),
  });
}

async function expectRefused({ name, fate }: HostileFile, { status, body }: Answer): Promise<void> {
  const code = fate === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT';
  expect([name, status, body.error?.code]).toEqual([name, fate, code]);
  const [[field, message] = []] = Object.entries(body.error.fields ?? {});
  expect(['image', 'cover_image_url', 'file', 'content'], name).toContain(field);
  expect(message, name).toMatch(/picture|file|Write something/);
  expect(body.message).toBe(message);
}

describe.each([
  { ...storages[0]!, ways },
  { ...storages[2]!, ways: ways.slice(3) },
])('hostile files, stored $name', ({ open, ways: waysIn }) => {
  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    ana = await registerPerson(server, 'ana');
    files ??= await hostileFiles();
  });

  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  it.each(waysIn)(
    'through $name: executable content is rejected, and published pictures reveal nothing',
    { timeout: 120_000 },
    async ({ send, details, viaSlot }) => {
      expect(files!.length).toBeGreaterThan(50);
      for (const file of files!.filter(({ bytes }) => !viaSlot || hasAcceptedSize(bytes))) {
        const before = await server.sql('select id from media order by id');
        const response = await send(file.bytes);
        if (file.fate === 'picture') {
          expect([file.name, response.status < 300]).toEqual([file.name, true]);
          const urls = details(response)
            .src_set.split(', ')
            .map((size: string) => size.split(' ')[0]);
          for (const url of urls) await expectHarmless(file.name, url);
        } else {
          await expectRefused(file, response);
          expect(await server.sql('select id from media order by id'), file.name).toEqual(before);
        }
      }
    },
  );

  it('leave no other file that can be fetched', async () => {
    await jobsDone(server);
    const sources = (await server.sql(`select src_set from media`)).flatMap(({ src_set }) =>
      src_set.split(', ').map((size: string) => size.split(' ')[0]!.split('/').slice(-2).join('/')),
    );
    const storedKeys = (await storage.keys()).filter((key) => !key.startsWith('incoming/'));
    expect(storedKeys).toEqual(sources.toSorted());
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(process.memoryUsage().rss).toBeLessThan(1_500_000_000);
  });
});
