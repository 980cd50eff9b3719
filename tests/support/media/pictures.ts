import { expect, vi } from 'vitest';
import sharp from 'sharp';
import type { Answer, Caller } from '../people/people';
import type { TestServer } from '../server/server';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
type Drawing = { width?: number; height?: number; format?: Format };

/** A picture with a gradient, as any camera's file would be: bytes of its format. */
export function drawPicture({ width = 320, height = 200, format = 'png' }: Drawing = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#135"/><stop offset="1" stop-color="#eb9"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).toFormat(format).toBuffer();
}

/** A JPEG with the place and the author in its metadata. */
export const drawPictureWithPlace = async (): Promise<Buffer> =>
  sharp(await drawPicture())
    .withExif({
      IFD0: { Copyright: 'ana', Artist: 'ana of Lisbon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '9/1 8/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const toBlob = (file: Buffer, type: string) => new Blob([new Uint8Array(file)], { type });

type Upload = {
  content?: string;
  image_alt?: string;
  is_public?: string;
  field?: string;
  name?: string;
  type?: string;
  headers?: Record<string, string>;
};

/** Publishes a post with a picture. */
export function uploadPost(
  caller: Caller,
  file: Buffer | undefined,
  { field = 'image', name = 'picture.png', type = 'image/png', headers, ...texts }: Upload = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [key, value] of Object.entries(texts)) form.append(key, value);
  if (file) form.append(field, toBlob(file, type), name);
  return caller.rest('/api/posts/media', { body: form, headers });
}

/** Sends a picture to be the avatar or cover. */
export function uploadImage(
  caller: Caller,
  file: Buffer | undefined,
  use: string | undefined = 'avatar',
  field = 'image',
): Promise<Answer> {
  const form = new FormData();
  if (file) form.append(field, toBlob(file, 'image/png'), 'picture.png');
  if (use !== undefined) form.append('type', use);
  return caller.rest('/api/profile/upload-image', { body: form });
}

/** A stored picture as a browser gets it, wherever its address leads. */
export async function fetchPicture(
  server: TestServer,
  url: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(new URL(url, server.url));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Waits until queued jobs have run and failed ones have been retried. */
export const jobsDone = (server: TestServer): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await server.sql(`select last_error from graphile_worker.jobs where task_identifier like 'media.%'`),
      ).toEqual([]),
    15_000,
  );
