import { expect, vi } from 'vitest';
import sharp from 'sharp';
import type { Answer, Caller } from './people';
import type { TestServer } from './server';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
type Drawing = { width?: number; height?: number; format?: Format };

/** A picture with a gradient, as any camera's file would be: bytes of its format. */
export function drawPicture({ width = 320, height = 200, format = 'png' }: Drawing = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#135"/><stop offset="1" stop-color="#eb9"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).toFormat(format).toBuffer();
}

/** A JPEG that says where and by whom it was taken. */
export const drawPictureWithPlace = async (): Promise<Buffer> =>
  sharp(await drawPicture())
    .withExif({ IFD0: { Copyright: 'ana', Artist: 'ana of Lisbon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '9/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();

const blobOf = (file: Buffer, type: string) => new Blob([new Uint8Array(file)], { type });

type Upload = { content?: string; image_alt?: string; is_public?: string; field?: string; name?: string; type?: string; headers?: Record<string, string> };

/** Publishes a post with a picture. */
export function uploadPost(caller: Caller, file: Buffer | undefined, { field = 'image', name = 'picture.png', type = 'image/png', headers, ...texts }: Upload = {}): Promise<Answer> {
  const form = new FormData();
  for (const [key, value] of Object.entries(texts)) form.append(key, value);
  if (file) form.append(field, blobOf(file, type), name);
  return caller.rest('/api/posts/media', { body: form, headers });
}

/** Sends a picture to be the avatar or cover. */
export function uploadImage(caller: Caller, file: Buffer | undefined, use: string | undefined = 'avatar', field = 'image'): Promise<Answer> {
  const form = new FormData();
  if (file) form.append(field, blobOf(file, 'image/png'), 'picture.png');
  if (use !== undefined) form.append('type', use);
  return caller.rest('/api/profile/upload-image', { body: form });
}

export type Slot = { uploadUrl: string; publicUrl: string };

/** Opens an upload slot through REST. */
export async function openSlot(caller: Caller, input: object = {}): Promise<Slot> {
  const { status, body } = await caller.rest('/api/storage/r2/presign', { body: { filename: 'picture.png', contentType: 'image/png', folder: 'posts', ...input } });
  if (status !== 200) throw new Error(`No slot: ${JSON.stringify(body)}`);
  return body.data;
}

/** Puts a file into a slot as a browser does: without our headers. */
export async function putFile(uploadUrl: string, file: Buffer, type = 'image/png'): Promise<Answer<string>> {
  const response = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(file), headers: { 'content-type': type } });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Uploads a file through a slot. @returns the address that names it from then on */
export async function uploadFile(caller: Caller, file: Buffer, { folder = 'posts', type = 'image/png' } = {}): Promise<string> {
  const { uploadUrl, publicUrl } = await openSlot(caller, { folder, contentType: type, size: file.length });
  const { status } = await putFile(uploadUrl, file, type);
  if (status !== 200) throw new Error(`Not uploaded: ${status}`);
  return publicUrl;
}

/** A stored picture as a browser gets it, wherever its address leads. */
export async function fetchPicture(server: TestServer, url: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(new URL(url, server.url));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Waits until the jobs that were asked for have run, and those that failed have run again. */
export const jobsDone = (server: TestServer): Promise<void> =>
  vi.waitFor(async () => expect(await server.sql(`select last_error from graphile_worker.jobs where task_identifier like 'media.%'`)).toEqual([]), 15_000);
