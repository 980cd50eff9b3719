import { drawText } from './lettering';
import { drawRect, colour, drawLine, svgDocument } from './svg';

const title = (text: string) => drawText(text, 70, 92, { size: 28, weight: 0.13 });
const meta = { size: 19, colour: colour.ink2 };

/** Line chart from 5.1 to 2.2 per cent, with a mark at the month in which the calls began. */
export function drawChurn(): string {
  const values = [5.1, 4.9, 5.2, 4.8, 5, 4.1, 3.4, 3, 2.7, 2.5, 2.3, 2.2];
  const months = 'NDJFMAMJJASO';
  const x = (n: number) => 130 + n * 84;
  const y = (value: number) => 640 - value * 80;
  const grid = [0, 2, 4, 6].map(
    (value) =>
      drawLine(110, y(value), 1_090, y(value)) + drawText(`${value}%`, 95, y(value) + 8, { ...meta, align: 'end' }),
  );
  const line = `<polyline points="${values.map((value, n) => `${x(n)},${y(value)}`).join(' ')}" fill="none" stroke="${colour.laurel}" stroke-width="6" stroke-linejoin="round"/>`;
  const dots = values.map(
    (value, n) =>
      `<circle cx="${x(n)}" cy="${y(value)}" r="8" fill="${colour.laurel}"/>` +
      drawText(months[n]!, x(n), 684, { ...meta, align: 'middle' }),
  );
  const mark =
    drawLine(x(4), 190, x(4), 640, colour.ochre, 'stroke-width="3" stroke-dasharray="4 10"') +
    drawText('Calls begin', x(4) + 16, 208, { ...meta, size: 21 });
  return svgDocument(
    title('Monthly churn fell from 5.1 to 2.2%') +
      grid.join('') +
      mark +
      line +
      dots.join('') +
      drawText('2.2%', x(11), y(2.2) - 24, { size: 24, align: 'middle' }),
  );
}

/** Bar chart of the people left after each step. */
export function drawFunnel(): string {
  const steps: [string, number][] = [
    ['Heard of us', 1_000],
    ['Asked a quote', 620],
    ['Paid for day 1', 254],
    ['Paid for day 2', 97],
    ['Paid for day 10', 71],
  ];
  const bars = steps.map(([name, count], n) => {
    const y = 150 + n * 112;
    const width = count * 0.64;
    return (
      drawText(name, 70, y + 45, { ...meta, size: 21 }) +
      drawRect(380, y, width, 70, n === 3 ? colour.rust : colour.laurel, 'rx="8"') +
      drawText(String(count), 396 + width, y + 46, { size: 24 })
    );
  });
  return svgDocument(
    title('Most riders leave before the second payment') +
      bars.join('') +
      drawText('97 of 254 came back', 1_110, 532, { size: 21, colour: colour.rust, align: 'end' }),
  );
}

/** Bar chart of cash at the end of each month. Planned months have a dashed outline. */
export function drawCash(): string {
  const values = [64, 71, 118, 196, 274, 312, 268, 221, 176, 139, 104, 71, 38, 96];
  const months = 'AMJJASONDJFMAM';
  const bars = values.map((value, n) => {
    const height = value * 1.45;
    const plan = `rx="4" stroke="${n === 12 ? colour.rust : colour.blue}" stroke-width="3" stroke-dasharray="8 6"`;
    return (
      drawRect(110 + n * 72, 650 - height, 48, height, n < 7 ? colour.blue : colour.fill, n < 7 ? 'rx="4"' : plan) +
      drawText(months[n]!, 134 + n * 72, 690, { ...meta, align: 'middle' })
    );
  });
  const low = drawText('38', 134 + 12 * 72, 580, { size: 24, colour: colour.rust, align: 'middle' });
  const legend =
    drawText('Actual', 860, 180, { size: 21, colour: colour.blue }) +
    drawText('Plan, dashed', 860, 220, { ...meta, size: 21 });
  return svgDocument(
    title('Cash at the end of the month, thousand') +
      drawLine(90, 650, 1_120, 650, colour.ink3) +
      bars.join('') +
      low +
      legend,
  );
}

/** Table of the share of customers who still pay, by month of joining. */
export function drawCohorts(): string {
  const rows: [string, number[]][] = [
    ['Jan', [100, 78, 70, 64, 61, 59]],
    ['Feb', [100, 80, 71, 65, 62]],
    ['Mar', [100, 79, 72, 66]],
    ['Jun', [100, 88, 83, 80]],
    ['Jul', [100, 90, 85, 81]],
    ['Aug', [100, 91, 86]],
  ];
  const cells = rows.flatMap(([name, values], row) => [
    drawText(name, 130, 260 + row * 80, { ...meta, size: 22, align: 'end' }),
    ...values.map(
      (value, column) =>
        drawRect(
          160 + column * 158,
          212 + row * 80,
          148,
          70,
          colour.laurel,
          `rx="6" fill-opacity="${((value - 50) / 50).toFixed(2)}"`,
        ) +
        drawText(String(value), 234 + column * 158, 257 + row * 80, {
          size: 24,
          colour: value > 84 ? '#ffffff' : colour.ink,
          align: 'middle',
        }),
    ),
  ]);
  const heads = [0, 1, 2, 3, 4, 5].map((month) =>
    drawText(`Month ${month}`, 234 + month * 158, 180, { ...meta, align: 'middle' }),
  );
  return svgDocument(title('Customers stay longer since June, per cent') + heads.join('') + cells.join(''));
}
