/** What file choosers offer. The server reads the content, not the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const notAPicture = 'This is not a picture we can read. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.';

/** Checked before sending only to spare a long wait for a no. */
const maxBytes = 10 * 1024 * 1024;

/**
 * Why a file cannot be taken as a picture, as far as its kind and size tell, and what to use instead.
 * @returns nothing for one that may be good; only reading it will tell
 */
export function findImageFault({ name, type, size }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return 'HEIC pictures cannot be read here. Save it as JPEG and choose that.';
  if (type === 'image/svg+xml') return 'SVG drawings cannot be used here. Export it as PNG and choose that.';
  // Some systems do not know a file's kind.
  if (type !== '' && !imageTypes.includes(type)) return notAPicture;
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > maxBytes) return 'This picture is over 10 MB. Choose a smaller one.';
  return undefined;
}

/** Said of a file that no browser and no server can read. */
export const damagedImage = 'This picture is damaged and cannot be read. Choose another file.';

const firstBytes = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;

/** Why a file could not be read: it is no picture, whatever its name says, or a damaged one. */
export async function describeUnreadable(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return firstBytes.test(String.fromCharCode(...bytes)) ? damagedImage : notAPicture;
}

/**
 * Reads a picture. Its address is an object URL, to be revoked by the caller.
 * @throws Error when it cannot be read as a whole
 */
export async function readImage(file: File): Promise<HTMLImageElement> {
  // An image element shows what it could read of a file that was cut off; this is stricter.
  (await createImageBitmap(file)).close();
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}
