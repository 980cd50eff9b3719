import { drawText } from './lettering';
import { drawRect, colour, drawLine, svgDocument } from './svg';

const outline = (stroke: string) => `rx="14" stroke="${stroke}" stroke-width="4"`;

/** Three price plans, the third crossed out. */
export function drawPricing(): string {
  const plans: [string, string, string[]][] = [
    ['Small', '19', ['1 to 3 chairs', 'Texts included']],
    ['Practice', '16', ['From 4 chairs', 'Texts included']],
    ['Group', '?', ['10 or more', 'Own contract']],
  ];
  const columns = plans.map(([name, price, lines], n) => {
    const x = 70 + n * 366;
    const isOut = n === 2;
    const ink = isOut ? colour.ink3 : colour.ink;
    const texts = lines.map((line, row) =>
      drawText(line, x + 32, 460 + row * 62, { size: 22, colour: isOut ? colour.ink3 : colour.ink2 }),
    );
    const unit =
      drawText('per chair', x + 176, 316, { size: 18, colour: colour.ink2 }) +
      drawText('a month', x + 176, 348, { size: 18, colour: colour.ink2 });
    const cross =
      drawLine(x + 14, 160, x + 314, 660, colour.rust, 'stroke-width="7"') +
      drawLine(x + 318, 172, x + 20, 654, colour.rust, 'stroke-width="7"');
    const frame = drawRect(
      x,
      140,
      330,
      540,
      n === 1 ? colour.soft : 'none',
      outline(n === 1 ? colour.laurel : colour.ink3),
    );
    return (
      frame +
      drawText(name, x + 32, 214, { size: 32, colour: ink }) +
      drawText(price, x + 32, 348, { size: 76, colour: ink }) +
      drawLine(x + 32, 390, x + 298, 390) +
      texts.join('') +
      (isOut ? cross : unit)
    );
  });
  return svgDocument(drawText('Prices from January', 70, 92, { size: 28, weight: 0.13 }) + columns.join(''));
}

function arrow(x1: number, y1: number, x2: number, y2: number, ink: string): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const head = `<path transform="translate(${x2} ${y2}) rotate(${angle.toFixed(1)})" d="M-20-12L0 0L-20 12" fill="none" stroke="${ink}" stroke-width="5"/>`;
  return drawLine(x1, y1, x2, y2, ink, 'stroke-width="5"') + head;
}

/** Flow chart from the first call to the signature, with a loop back. */
export function drawWhiteboard(): string {
  const steps: [string, number, number][] = [
    ['Answer call', 80, 190],
    ['Visit house', 80, 400],
    ['Measure', 400, 400],
    ['Calculate', 720, 400],
    ['Write offer', 720, 190],
    ['Sign', 980, 560],
  ];
  const boxes = steps.map(([name, x, y], n) => {
    const width = name === 'Sign' ? 150 : 230;
    return (
      drawRect(x, y, width, 96, name === 'Sign' ? colour.soft : '#ffffff', outline(n > 2 ? colour.blue : colour.ink)) +
      drawText(name, x + width / 2, y + 58, { size: 23, align: 'middle' })
    );
  });
  const ways = [
    arrow(195, 290, 195, 392, colour.ink),
    arrow(314, 448, 392, 448, colour.ink),
    arrow(634, 448, 712, 448, colour.ink),
    arrow(835, 396, 835, 294, colour.blue),
    arrow(954, 238, 1_056, 552, colour.blue),
    arrow(714, 238, 300, 392, colour.rust),
  ];
  const border = drawLine(675, 130, 675, 680, colour.ink3, 'stroke-width="4" stroke-dasharray="2 14"');
  const notes =
    drawText('4 in 10 go back:', 370, 190, { size: 20, colour: colour.rust }) +
    drawText('cellar door', 370, 228, { size: 20, colour: colour.rust }) +
    drawText('we can do this', 700, 650, { size: 21, colour: colour.blue });
  return svgDocument(
    drawText('From first call to signature', 70, 92, { size: 28, weight: 0.13 }) +
      border +
      ways.join('') +
      boxes.join('') +
      notes,
  );
}
