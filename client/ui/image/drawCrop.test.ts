// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawCrop } from './drawCrop';

const image = {} as HTMLImageElement;
const draw = vi.fn<(...args: unknown[]) => void>();
const fill = vi.fn<(...args: unknown[]) => void>();
const canvases: { size: string; type: string }[] = [];
let known: string[];

beforeEach(() => {
  known = ['image/webp', 'image/jpeg'];
  canvases.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw, fillRect: fill } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
  ) {
    // A browser that cannot encode a type encodes PNG.
    canvases.push({ size: `${this.width}×${this.height}`, type });
    done(new Blob(['drawn'], { type: known.includes(type) ? type : 'image/png' }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  draw.mockReset();
  fill.mockReset();
});

test('scales a large crop down to the maximum width', async () => {
  const file = await drawCrop(image, { x: 10, y: 20, width: 4_000, height: 1_000 }, 2_400, 'cover');
  expect([file.name, file.type]).toEqual(['cover.webp', 'image/webp']);
  expect(canvases).toEqual([{ size: '2400×600', type: 'image/webp' }]);
  expect(draw).toHaveBeenCalledWith(image, 10, 20, 4_000, 1_000, 0, 0, 2_400, 600);
});

test('keeps the size of a small crop', async () => {
  await drawCrop(image, { x: 0, y: 0, width: 90.4, height: 90.4 }, 800, 'avatar');
  expect(canvases[0]!.size).toBe('90×90');
});

test('encodes JPEG on white when the browser cannot encode WebP', async () => {
  known = ['image/jpeg'];
  const file = await drawCrop(image, { x: 0, y: 0, width: 100, height: 100 }, 800, 'avatar');
  expect([file.name, file.type]).toEqual(['avatar.jpg', 'image/jpeg']);
  expect(fill).toHaveBeenCalledWith(0, 0, 100, 100);
});

test('throws without memory for the canvas', async () => {
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null));
  await expect(drawCrop(image, { x: 0, y: 0, width: 100, height: 100 }, 800, 'avatar')).rejects.toThrow();
});
