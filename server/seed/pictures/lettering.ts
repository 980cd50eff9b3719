const bowl = 'M5-3a2.5 3 0 1 0-5 0a2.5 3 0 1 0 5 0';
const arch = 'M0-3.5C0-7 4.6-7 4.6-3.5V0';
const ring = 'M6.4-4.5a3.2 4.5 0 1 0-6.4 0a3.2 4.5 0 1 0 6.4 0';

/**
 * A single-stroke alphabet, because servers may have no fonts. Each glyph has a width and a path. The baseline is 0, the
 * x-height 6 and the cap height 9, upwards.
 */
const glyphs: Record<string, [width: number, path: string]> = {
  a: [5, `${bowl}M5-6V0`],
  b: [5, `${bowl}M0-9V0`],
  c: [4.6, 'M4.6-4.8A2.5 3 0 1 0 4.6-1.2'],
  d: [5, `${bowl}M5-9V0`],
  e: [5, 'M0-3H5A2.5 3 0 1 0 4.3-.9'],
  f: [3.2, 'M3.4-8.8Q1.4-9.4 1.4-7V0M0-6H3.2'],
  g: [5, `${bowl}M5-6V.8Q5 3 2.6 3Q1 3 .4 2.2`],
  h: [4.6, `M0-9V0${arch}`],
  i: [0, 'M0-6V0M0-8.5V-8.4'],
  j: [1.2, 'M1.2-6V1.2Q1.2 3-.4 3M1.2-8.5V-8.4'],
  k: [4.2, 'M0-9V0M4-6L0-2.4M1.6-3.8L4.2 0'],
  l: [0, 'M0-9V0'],
  m: [7.2, 'M0-6V0M0-3.8C0-6.8 3.6-6.8 3.6-3.8V0M3.6-3.8C3.6-6.8 7.2-6.8 7.2-3.8V0'],
  n: [4.6, `M0-6V0${arch}`],
  o: [5, bowl],
  p: [5, `${bowl}M0-6V3`],
  q: [5, `${bowl}M5-6V3`],
  r: [3, 'M0-6V0M0-3.4Q.2-6 3-5.9'],
  s: [4.2, 'M4-4.9C3.2-6.4 .3-6.4 .3-4.5C.3-2.5 4.2-3.5 4.2-1.5C4.2 .5 .8 .4 0-1.2'],
  t: [3.2, 'M1.4-8V-1.6Q1.4 0 3.2-.1M0-6H3.2'],
  u: [4.6, 'M0-6V-2.5C0 1 4.6 1 4.6-2.5M4.6-6V0'],
  v: [4.8, 'M0-6L2.4 0L4.8-6'],
  w: [7.2, 'M0-6L1.8 0L3.6-6L5.4 0L7.2-6'],
  x: [4.4, 'M0-6L4.4 0M4.4-6L0 0'],
  y: [4.8, 'M0-6L2.4 0M4.8-6L2.4 0L1.2 3'],
  z: [4.2, 'M0-6H4.2L0 0H4.2'],
  A: [6, 'M0 0L3-9L6 0M1-3H5'],
  B: [5.2, 'M0-9V0H3C6 0 6-4.8 3-4.8H0M0-9H2.6C5.2-9 5.2-4.8 2.6-4.8'],
  C: [5.6, 'M5.6-7A3.1 4.5 0 1 0 5.6-2'],
  D: [5.8, 'M0-9V0H2.4C7 0 7-9 2.4-9H0'],
  F: [5, 'M5-9H0V0M0-4.7H4'],
  G: [6, 'M5.6-7.2A3.1 4.5 0 1 0 6-4H3.6'],
  H: [5.6, 'M0-9V0M5.6-9V0M0-4.7H5.6'],
  J: [3.6, 'M3.6-9V-2.4C3.6 .8 0 .8 0-2'],
  M: [7.2, 'M0 0V-9L3.6-3L7.2-9V0'],
  N: [5.6, 'M0 0V-9L5.6 0V-9'],
  O: [6.4, ring],
  P: [5.2, 'M0 0V-9H2.8C6-9 6-4 2.8-4H0'],
  S: [5.2, 'M5-7.4C4-9.8 .4-9.4 .4-6.8C.4-3.8 5.4-5.2 5.4-2.3C5.4 .7 1 .6 0-1.8'],
  T: [6, 'M0-9H6M3-9V0'],
  V: [6, 'M0-9L3 0L6-9'],
  W: [8.8, 'M0-9L2.2 0L4.4-9L6.6 0L8.8-9'],
  0: [5, 'M5-4.5a2.5 4.5 0 1 0-5 0a2.5 4.5 0 1 0 5 0'],
  1: [5, 'M1-7.2L3.2-9V0'],
  2: [5, 'M.2-6.6C.2-9.8 5-9.8 5-6.4C5-4.4 2-2.4 0 0H5'],
  3: [5, 'M.2-7.6C1.2-9.6 4.8-9.3 4.8-6.9C4.8-4.8 3-4.8 1.8-4.8C3.4-4.8 5-4.4 5-2.4C5 .6 .8 .6 0-1.6'],
  4: [5, 'M3.8 0V-9L0-2.6H5.2'],
  5: [5, 'M4.6-9H.9L.4-5C1.6-6.4 5-6 5-3C5 .6 1 .7 0-1.2'],
  6: [5, 'M4.4-8.6C2-9.4 0-6.6 0-3M5-2.8a2.5 2.8 0 1 0-5 0a2.5 2.8 0 1 0 5 0'],
  7: [5, 'M0-9H5L1.6 0'],
  8: [5, 'M4.6-6.8a2.1 2.2 0 1 0-4.2 0a2.1 2.2 0 1 0 4.2 0M5-2.3a2.5 2.3 0 1 0-5 0a2.5 2.3 0 1 0 5 0'],
  9: [5, 'M5-6.2a2.5 2.8 0 1 0-5 0a2.5 2.8 0 1 0 5 0M5-6C5-2.4 3 .4 .6-.4'],
  ' ': [2.4, ''],
  '.': [0, 'M0-.1V0'],
  ',': [0.4, 'M.4-.2L0 1.4'],
  ':': [0, 'M0-.1V0M0-5V-4.9'],
  '?': [4, 'M0-7C0-9.8 4.2-9.6 4-6.8C3.9-5 2-5 2-2.6M2-.1V0'],
  '%': [
    6.4,
    'M5.6-9L.8 0M2.6-7.2a1.3 1.7 0 1 0-2.6 0a1.3 1.7 0 1 0 2.6 0M6.4-1.8a1.3 1.7 0 1 0-2.6 0a1.3 1.7 0 1 0 2.6 0',
  ],
};
const letterSpacing = 2.2;

type Lettering = { size?: number; colour?: string; weight?: number; align?: 'start' | 'middle' | 'end' };

/**
 * Draws text as SVG strokes. `size` is the cap height in pixels, `y` the baseline.
 * @throws Error for a character without a glyph
 */
export function drawText(
  text: string,
  x: number,
  y: number,
  { size = 20, colour = '#131f18', weight = 0.115, align = 'start' }: Lettering = {},
): string {
  let at = 0;
  const strokes: string[] = [];
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`The alphabet has no ${character}.`);
    const [width, path] = glyph;
    if (path) strokes.push(`<path transform="translate(${at.toFixed(1)})" d="${path}"/>`);
    at += width + letterSpacing;
  }
  const scale = size / 9;
  const start = x - (at - letterSpacing) * scale * { start: 0, middle: 0.5, end: 1 }[align];
  const stroke = `fill="none" stroke="${colour}" stroke-width="${9 * weight}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${start.toFixed(1)} ${y}) scale(${scale.toFixed(3)})" ${stroke}>${strokes.join('')}</g>`;
}
