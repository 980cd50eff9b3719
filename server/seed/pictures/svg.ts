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

const size = { width: 1_200, height: 750 };

/** An SVG document of the pictures' size with a background. @param content SVG elements */
export const svgDocument = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="${colour.surface}"/>${content}</svg>`;

export const drawRect = (x: number, y: number, width: number, height: number, fill: string, attributes = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${attributes}/>`;

export const drawLine = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke = colour.line,
  attributes = 'stroke-width="2"',
): string => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" fill="none" stroke-linecap="round" ${attributes}/>`;
