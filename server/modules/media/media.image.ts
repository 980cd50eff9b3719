import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { mediaLimits } from '../../../shared/contracts/media';
import { boundedLimit } from '../../core/boundedLimit';
import { AppError } from '../../core/errors';
import { countScans } from './media.scans';
import { loadSharp } from './sharp';

const maxPixels = 40_000_000;
/** Cameras write about ten scans. Each scan costs a pass over the whole picture. */
const maxScans = 100;
/** Largest side that WebP supports, in pixels. */
const maxSide = 16_383;
/** Processing time of a picture. Only a crafted file takes longer. */
const maxSeconds = 20;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
const readableTypes = new Set<string>([...imageTypes, 'image/apng']);
/** Allowed decoders. Other decoders never run, whatever the first bytes of a file are. */
const decoders = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Use of a picture. It decides the widths and whether the picture is cropped to a square. */
export type ImageKind = 'avatar' | 'cover' | 'post' | 'chat' | 'news';

/** Stored widths of each kind in pixels, for device pixel ratios of 1 to 3. */
export const widthsByKind: Record<ImageKind, readonly number[]> = {
  avatar: [128, 384],
  cover: [640, 1_280, 1_920],
  post: [480, 960, 1_600],
  chat: [480, 1_600],
  news: [480, 960],
};

/** A picture re-encoded as WebP without metadata, in the stored widths, smallest first. */
export type SafeImage = {
  width: number;
  height: number;
  placeholder: string;
  sizes: { width: number; data: Buffer }[];
};

const invalidImage = (field: string, message: string) =>
  new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });

/** Error of a file over the limit. Transports can throw it before the whole file has arrived. */
export const fileTooLarge = (field: string): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', 'This file is over 10 MB. Choose a smaller one.', {
    fields: { [field]: 'This file is over 10 MB. Choose a smaller one.' },
  });

/** Decoded pictures need much memory, so two are processed at a time. Queued pictures are files on the disk. */
const inTurn = boundedLimit(2, 60, {
  message: 'We’re processing a lot of pictures right now. Try again in a moment.',
  retryAfterSeconds: 5,
});

/**
 * Re-encodes a picture. Its type is detected from its content, never from its name.
 * @param input path of the file, which is read when its turn comes; or its content
 * @param field name of the picture in errors
 * @throws AppError BAD_USER_INPUT for other content, damage, or over 40 megapixels; PAYLOAD_TOO_LARGE over 10 MiB;
 *   UNAVAILABLE while too many are queued
 */
export async function makeSafeImage(input: string | Buffer, kind: ImageKind, field: string): Promise<SafeImage> {
  // Outside the try: a library that does not load is not reported as a damaged picture.
  await loadSharp();
  return inTurn(async () => {
    const content = typeof input === 'string' ? await readFile(input) : input;
    if (content.length > mediaLimits.imageBytes) throw fileTooLarge(field);
    try {
      return await readAndEncode(content, kind, field);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw invalidImage(field, 'This picture is damaged. Choose another one.');
    }
  });
}

async function readAndEncode(input: Buffer, kind: ImageKind, field: string): Promise<SafeImage> {
  const type = await fileTypeFromBuffer(input).catch(() => undefined);
  if (!type || !readableTypes.has(type.mime))
    throw invalidImage(field, 'This file type isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.');
  const sharp = await loadSharp();
  const meta = await sharp(input, { limitInputPixels: false }).metadata();
  if (!decoders.has(meta.format) || countScans(input) > maxScans)
    throw new Error('unsupported decoder or too many scans');
  if (meta.width * meta.height * (meta.pages ?? 1) > maxPixels)
    throw invalidImage(field, 'This picture has over 40 megapixels. Choose a smaller one.');
  return encode(input, meta, kind);
}

/** Decodes once in the largest width and derives the other sizes from it. */
async function encode(input: Buffer, { loop, delay }: Metadata, kind: ImageKind): Promise<SafeImage> {
  const widths = widthsByKind[kind];
  const isSquare = kind === 'avatar';
  const largest = widths.at(-1)!;
  const sharp = await loadSharp();
  const { data, info } = await sharp(input, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    animated: kind === 'post' || kind === 'chat',
  })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(
      isSquare
        ? { width: largest, height: largest, fit: 'cover' }
        : { width: largest, height: maxSide, fit: 'inside', withoutEnlargement: true },
    )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { pageHeight } = info;
  const raw = { width: info.width, height: info.height, channels: info.channels, pageHeight };
  const decoded = () =>
    sharp(data, { raw, animated: pageHeight !== undefined, limitInputPixels: false }).timeout({ seconds: maxSeconds });
  const sizes: SafeImage['sizes'] = [];
  for (const width of [...widths.filter((candidate) => candidate < info.width), info.width]) {
    const resized = decoded().resize(isSquare ? { width, height: width } : { width });
    // Effort 2 makes files 2 % larger than the default and takes three quarters of its time.
    sizes.push({
      width,
      data: await resized.webp({ quality: width === info.width ? 82 : 78, effort: 2, loop, delay }).toBuffer(),
    });
  }
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    placeholder: await makePlaceholder(sizes[0]!.data),
    sizes,
  };
}

async function makePlaceholder(image: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(image)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
