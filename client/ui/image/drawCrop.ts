/** Crop rectangle in pixels of the image. */
export type Crop = { x: number; y: number; width: number; height: number };

/**
 * Encodes a crop of an image as WebP, or as JPEG where the browser cannot encode WebP.
 * @param maxWidth pixels; smaller crops keep their size
 * @param name file name without extension
 * @throws Error when there is no memory for it
 */
export async function drawCrop(image: HTMLImageElement, crop: Crop, maxWidth: number, name: string): Promise<File> {
  const scale = Math.min(1, maxWidth / crop.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(crop.width * scale));
  canvas.height = Math.max(1, Math.round(crop.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  if (webp.type === 'image/webp') return new File([webp], `${name}.webp`, { type: webp.type });
  // JPEG has no transparency: transparent pixels become white, not black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await encode(canvas, 'image/jpeg');
  return new File([jpeg], `${name}.jpg`, { type: jpeg.type });
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no ${type}`))), type, 0.9),
  );
