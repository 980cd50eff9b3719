import sharp from 'sharp';
import type { Answer, Caller } from './people';

type Drawing = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' };

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

type Upload = { content?: string; image_alt?: string; is_public?: string; field?: string; name?: string; type?: string; headers?: Record<string, string> };

/** Publishes a post with a picture. */
export function uploadPost(caller: Caller, file: Buffer | undefined, { field = 'image', name = 'picture.png', type = 'image/png', headers, ...texts }: Upload = {}): Promise<Answer> {
  const form = new FormData();
  for (const [key, value] of Object.entries(texts)) form.append(key, value);
  if (file) form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  return caller.rest('/api/posts/media', { body: form, headers });
}
