import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../core/errors';

export const maxImageBytes = 10 * 1024 * 1024;
const maxPixels = 40_000_000;
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
const readable = new Set<string>(imageTypes);
/** WebP ends here. */
const maxSide = 16_383;

/** What a picture is for: the client shows an avatar as a small square, a cover across the column, a post in the column. */
export type ImageKind = 'avatar' | 'cover' | 'post';

/** Widths in pixels in which each kind is kept, for screens of one to three pixels to the point. */
const widthsOf: Record<ImageKind, readonly number[]> = { avatar: [128, 384], cover: [640, 1_280, 1_920], post: [480, 960, 1_600] };

/** A picture made safe: re-encoded as WebP in the widths that the client shows, without metadata. */
export type SafeImage = { width: number; height: number; placeholder: string; sizes: { width: number; data: Buffer }[] };

const wrongImage = (field: string, message: string) => new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });

/** Bytes over the limit: the transport may notice before the whole file arrived. */
export const imageTooLarge = (field: string): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', 'This picture is over 10 MB. Choose a smaller one.', { fields: { [field]: 'This picture is over 10 MB. Choose a smaller one.' } });

/** Decoded pictures take much memory: two at a time, the others wait. */
const inTurn = pLimit(2);

/**
 * Reads a picture by its content, never by its name, and encodes it anew.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT for other content, damage, or over 40 megapixels; PAYLOAD_TOO_LARGE over 10 MiB
 */
export async function makeSafeImage(input: Buffer, kind: ImageKind, field: string): Promise<SafeImage> {
  if (input.length > maxImageBytes) throw imageTooLarge(field);
  const type = await fileTypeFromBuffer(input).catch(() => undefined);
  if (!type || !readable.has(type.mime)) throw wrongImage(field, 'This is not a picture we can read. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.');
  try {
    const meta = await sharp(input, { limitInputPixels: false }).metadata();
    if (meta.width * meta.height * (meta.pages ?? 1) > maxPixels) throw wrongImage(field, 'This picture has over 40 megapixels. Choose a smaller one.');
    return await inTurn(() => encode(input, kind));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongImage(field, 'This picture is damaged and cannot be read. Choose another file.');
  }
}

async function encode(input: Buffer, kind: ImageKind): Promise<SafeImage> {
  const source = () => sharp(input, { limitInputPixels: maxPixels, failOn: 'error', animated: kind === 'post' }).autoOrient();
  const widths = widthsOf[kind];
  const largest = widths.at(-1)!;
  const shape = kind === 'avatar' ? { width: largest, height: largest, fit: 'cover' as const } : { width: largest, height: maxSide, fit: 'inside' as const, withoutEnlargement: true };
  const { data, info } = await source().resize(shape).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  const sizes = [{ width: info.width, data }];
  for (const width of widths.filter((candidate) => candidate < info.width).toReversed()) {
    const small = kind === 'avatar' ? { width, height: width } : { width };
    sizes.unshift({ width, data: await source().resize(small).webp({ quality: 78 }).toBuffer() });
  }
  return { width: info.width, height, placeholder: await makePlaceholder(data), sizes: sizes.toSorted((a, b) => a.width - b.width) };
}

async function makePlaceholder(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
