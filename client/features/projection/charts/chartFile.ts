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

/** An entry of the legend, with its drawing on the page. */
export type LegendItem = { label: string; mark: SVGSVGElement };

export type ChartText = { title: string; notes: readonly string[]; legend: readonly LegendItem[] };

/** Average width of a character of this typeface, of its size. */
const characterWidth = 0.52;

/** Characters that fit into a line of text. */
const fitting = (width: number, size: number): number => Math.floor(width / (size * characterWidth));

const markWidth = 28;

/** Places the entries of a legend in lines within a width. A line has at least one entry. */
export function placeLegend(labels: readonly string[], width: number): { x: number; line: number }[] {
  let place = { x: 0, line: 0 };
  return labels.map((label) => {
    const entry = markWidth + 8 + label.length * noteSize * characterWidth;
    if (place.x > 0 && place.x + entry > width) place = { x: 0, line: place.line + 1 };
    const { x, line } = place;
    place = { x: x + entry + 16, line };
    return { x, line };
  });
}

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

/** A copy of a drawing with every style as an attribute. */
function copyWithStyles(drawing: SVGSVGElement, toHex: (colour: string) => string): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
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
  return copy;
}

function setAttributes(element: SVGElement, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

function create(tag: 'svg' | 'rect' | 'text', attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(element, attributes);
  element.textContent = text;
  return element;
}

/**
 * A chart as a file of its own: with title, notes and legend above it.
 * @returns the SVG and its size
 */
export function standaloneSvg(chart: SVGSVGElement, { title, notes, legend }: ChartText) {
  const toHex = createColourReader();
  const { width, height } = chart.getBoundingClientRect();
  const page = getComputedStyle(chart);
  const surface = toHex(page.getPropertyValue('--surface').trim() || '#ffffff');
  const ink = toHex(page.getPropertyValue('--ink').trim() || '#000000');
  const titleLines = wrapText(title, fitting(width, titleSize));
  const textLines = [...titleLines, ...notes.flatMap((note) => wrapText(note, fitting(width, noteSize)))];
  const places = placeLegend(
    legend.map(({ label }) => label),
    width,
  );
  const legendLines = legend.length === 0 ? 0 : places.at(-1)!.line + 1;
  const head = margin + (textLines.length + legendLines) * lineHeight + 8;
  const total = { width: Math.ceil(width + 2 * margin), height: Math.ceil(head + height + margin) };

  const svg = create('svg', { ...total, viewBox: `0 0 ${total.width} ${total.height}`, 'font-family': font });
  svg.append(create('rect', { ...total, fill: surface }));
  const baselineOf = (line: number) => margin + (line + 1) * lineHeight - 6;
  for (const [line, text] of textLines.entries()) {
    const isTitle = line < titleLines.length;
    const look = { 'font-size': isTitle ? titleSize : noteSize, 'font-weight': isTitle ? 650 : 400 };
    svg.append(create('text', { x: margin, y: baselineOf(line), fill: ink, ...look }, text));
  }
  for (const [index, { label, mark }] of legend.entries()) {
    const x = margin + places[index]!.x;
    const y = baselineOf(textLines.length + places[index]!.line);
    const copy = copyWithStyles(mark, toHex);
    setAttributes(copy, { x, y: y - 10 });
    svg.append(copy, create('text', { x: x + markWidth + 8, y, fill: ink, 'font-size': noteSize }, label));
  }
  const copy = copyWithStyles(chart, toHex);
  setAttributes(copy, { x: margin, y: head, width, height });
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
