import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import type { Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../core/errors';
import { countScans } from './media.scans';
import { loadSharp } from './sharp';

export const maxImageBytes = 10 * 1024 * 1024;
const maxPixels = 40_000_000;
/** Cameras write about ten. Each costs a pass over the whole picture. */
const maxScans = 100;
/** WebP ends here. */
const maxSide = 16_383;
/** A picture that takes longer was made to. */
const maxSeconds = 20;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
const readable = new Set<string>([...imageTypes, 'image/apng']);
/** Decoders that may run: whatever a file's first bytes pretend, no other ever reads it. */
const decoders = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** What a picture is for: the client shows an avatar as a small square, a cover across the column, a post in the column, a chat's beside the words. */
export type ImageKind = 'avatar' | 'cover' | 'post' | 'chat';

/** Widths in pixels in which each kind is kept, for screens of one to three pixels to the point. */
export const widthsOf: Record<ImageKind, readonly number[]> = {
  avatar: [128, 384],
  cover: [640, 1_280, 1_920],
  post: [480, 960, 1_600],
  chat: [480, 1_600],
};

/** A picture made safe: re-encoded as WebP in the widths that the client shows, smallest first, without metadata. */
export type SafeImage = {
  width: number;
  height: number;
  placeholder: string;
  sizes: { width: number; data: Buffer }[];
};

const wrongImage = (field: string, message: string) =>
  new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });

/** Bytes over the limit: the transport may notice before the whole file arrived. */
export const fileTooLarge = (field: string): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', 'This file is over 10 MB. Choose a smaller one.', {
    fields: { [field]: 'This file is over 10 MB. Choose a smaller one.' },
  });

const busy = () =>
  new AppError('UNAVAILABLE', 'Many pictures are being prepared right now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });

/** Decoded pictures take much memory: two at a time, the others wait; of those no more than memory has room for. */
const inTurn = pLimit(2);
const maxWaitingBytes = 256 * 1024 * 1024;
let waitingBytes = 0;

/**
 * Reads a picture by its content, never by its name, and encodes it anew.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT for other content, damage, or over 40 megapixels; PAYLOAD_TOO_LARGE over 10 MiB;
 *   UNAVAILABLE while too many wait
 */
export async function makeSafeImage(input: Buffer, kind: ImageKind, field: string): Promise<SafeImage> {
  // Outside the try: a library that does not load is not reported as a damaged picture.
  await loadSharp();
  if (input.length > maxImageBytes) throw fileTooLarge(field);
  if (waitingBytes + input.length > maxWaitingBytes) throw busy();
  waitingBytes += input.length;
  try {
    return await inTurn(() => readAndEncode(input, kind, field));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongImage(field, 'This picture is damaged and cannot be read. Choose another file.');
  } finally {
    waitingBytes -= input.length;
  }
}

async function readAndEncode(input: Buffer, kind: ImageKind, field: string): Promise<SafeImage> {
  const type = await fileTypeFromBuffer(input).catch(() => undefined);
  if (!type || !readable.has(type.mime))
    throw wrongImage(field, 'This is not a picture we can read. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.');
  const sharp = await loadSharp();
  const meta = await sharp(input, { limitInputPixels: false }).metadata();
  if (!decoders.has(meta.format) || countScans(input) > maxScans) throw new Error('made by nobody in good faith');
  if (meta.width * meta.height * (meta.pages ?? 1) > maxPixels)
    throw wrongImage(field, 'This picture has over 40 megapixels. Choose a smaller one.');
  return encode(input, meta, kind);
}

/** Decodes once, in the largest width, and makes the other sizes of that. */
async function encode(input: Buffer, { loop, delay }: Metadata, kind: ImageKind): Promise<SafeImage> {
  const widths = widthsOf[kind];
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
    // Less effort makes files larger by a fiftieth, and answers in three quarters of the time.
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
