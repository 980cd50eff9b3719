import { memoizeWithTtl } from '../../core/memoizeWithTtl';

/** Loads the image library with the first picture: it takes 8 MB of memory. Its cache is off, since no picture comes twice. */
export const loadSharp = memoizeWithTtl(Infinity, async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
});
