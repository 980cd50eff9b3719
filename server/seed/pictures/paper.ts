/** DESIGN.md's light colours as sRGB, which is what the rasteriser reads. */
export const colour = {
  surface: '#fbfdfc',
  fill: '#e7eeea',
  ink: '#131f18',
  ink2: '#47544c',
  ink3: '#5e6a63',
  line: '#d9e0dc',
  laurel: '#407850',
  ochre: '#bd8200',
  blue: '#2f5fc4',
  rust: '#a33d0c',
  soft: '#d8f0dc',
};

export const size = { width: 1_200, height: 750 };

/** A sheet with what is drawn on it. */
export const sheet = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="${colour.surface}"/>${drawn}</svg>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const rule = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke = colour.line,
  more = 'stroke-width="2"',
): string => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" fill="none" stroke-linecap="round" ${more}/>`;
