/** Types that file choosers offer. The server checks the content, not the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const unsupportedImage = 'This file type isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.';

/** Checked before the upload to save a wait; the server enforces it. */
const maxBytes = 10 * 1024 * 1024;

/**
 * Validates type and size of an image file.
 * @returns the error; undefined for a file that may be valid, which only decoding shows
 */
export function validateImageFile({ name, type, size }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return 'HEIC pictures aren’t supported. Save it as a JPEG and try again.';
  if (type === 'image/svg+xml') return 'SVG files aren’t supported. Export it as a PNG and try again.';
  // Some systems report no type.
  if (type !== '' && !imageTypes.includes(type)) return unsupportedImage;
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > maxBytes) return 'This picture is over 10 MB. Choose a smaller one.';
  return undefined;
}

/** Error for a file that cannot be decoded. */
export const damagedImage = 'This picture is damaged. Choose another one.';

const firstBytes = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;

/** Explains a decoding error: the content is not an image, or it is damaged. */
export async function describeDecodeError(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return firstBytes.test(String.fromCharCode(...bytes)) ? damagedImage : unsupportedImage;
}

/** Decodes an image from an object URL that the caller revokes. @throws Error when it cannot be decoded completely */
export async function readImage(file: File): Promise<HTMLImageElement> {
  // An image element renders truncated files; decode() rejects them.
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
