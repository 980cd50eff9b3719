/** Properties that style sheets set, which a file on its own needs as attributes. */
const copied = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const margin = 16;
const titleSize = 17;
const noteSize = 13;
const lineHeight = 22;
const font = "'Instrument Sans Variable', Arial, sans-serif";

export type ChartText = { title: string; notes: readonly string[] };

/** Characters that fit into a line of text, at the average width of this typeface. */
const fitting = (width: number, size: number): number => Math.floor(width / (size * 0.52));

/** Breaks text at spaces. */
export function wrapText(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= characters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Other programs don't know newer notations of colours, such as oklch. */
function createColourReader(): (colour: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  return (colour) => {
    if (!context || !/^(oklch|oklab|color)\(/.test(colour)) return colour;
    const found = known.get(colour);
    if (found) return found;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    const hex = `#${[red!, green!, blue!].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    known.set(colour, hex);
    return hex;
  };
}

/**
 * A chart as a file of its own: with title and notes above it, and every style as an attribute.
 * @returns the SVG and its size
 */
export function standaloneSvg(chart: SVGSVGElement, { title, notes }: ChartText) {
  const toHex = createColourReader();
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[index]!);
    for (const name of copied) {
      const value = style.getPropertyValue(name);
      if (value)
        element.setAttribute(
          name,
          value.startsWith('url') ? value.replace(/url\("?[^#]*(#[^")]+)"?\)/, 'url($1)') : toHex(value),
        );
    }
    for (const name of ['class', 'style', 'tabindex', 'role', 'aria-live']) element.removeAttribute(name);
  }
  const { width, height } = chart.getBoundingClientRect();
  const page = getComputedStyle(chart);
  const surface = toHex(page.getPropertyValue('--surface').trim() || '#ffffff');
  const ink = toHex(page.getPropertyValue('--ink').trim() || '#000000');
  const titleLines = wrapText(title, fitting(width, titleSize));
  const noteLines = notes.flatMap((note) => wrapText(note, fitting(width, noteSize)));
  const head = margin + (titleLines.length + noteLines.length) * lineHeight + 8;
  const total = { width: Math.ceil(width + 2 * margin), height: Math.ceil(head + height + margin) };

  const create = <Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Record<string, string | number>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    return element;
  };
  const svg = create('svg', { ...total, viewBox: `0 0 ${total.width} ${total.height}`, 'font-family': font });
  svg.append(create('rect', { ...total, fill: surface }));
  for (const [index, text] of [...titleLines, ...noteLines].entries()) {
    const isTitle = index < titleLines.length;
    const line = create('text', {
      x: margin,
      y: margin + (index + 1) * lineHeight - 6,
      fill: ink,
      'font-size': isTitle ? titleSize : noteSize,
      'font-weight': isTitle ? 650 : 400,
    });
    line.textContent = text;
    svg.append(line);
  }
  for (const [name, value] of Object.entries({ x: margin, y: head, width, height }))
    copy.setAttribute(name, String(value));
  svg.append(copy);
  return { text: new XMLSerializer().serializeToString(svg), ...total };
}

/** Pixels of the file for each pixel of the screen. */
const density = 2;

/** Draws an SVG as a picture. @throws Error when the browser can't */
export async function drawPng({ text, width, height }: { text: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}

/** "MRR waterfall" as the name of a file. */
export const fileName = (name: string, extension: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.${extension}`;

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
