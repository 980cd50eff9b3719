import type { CoverName } from '../types';
import { drawRect } from './svg';

const width = 1_280;
const height = 320;

const coverDocument = (ground: string, content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/>${content.join('')}</svg>`;

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A filled area from a wave line down to the lower edge. */
function drawWaveBand(top: number, swell: number, length: number, shift: number, fill: string): string {
  const points = range(65).map((n) => `${n * 20},${(top + swell * Math.sin((n * 20 + shift) / length)).toFixed(1)}`);
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${fill}"/>`;
}

/** A week of appointments; those that were cancelled and filled again stand out. */
const drawAppointments = () =>
  coverDocument(
    '#dfeae2',
    range(16).flatMap((column) =>
      range(5).map((row) => {
        const n = column * 5 + row;
        const isFilled = n % 7 === 3;
        return drawRect(
          12 + column * 79,
          14 + row * 60,
          70,
          50,
          isFilled ? '#407850' : n % 4 === 1 ? '#c9dccf' : '#f4f8f5',
          'rx="6"',
        );
      }),
    ),
  );

/** Lanes with lorries, half of them empty. */
const drawLanes = () =>
  coverDocument(
    '#26332c',
    range(4).flatMap((lane) => [
      ...range(17).map((dash) => drawRect(dash * 80 + lane * 24 - 40, 78 + lane * 80, 40, 4, '#4a5c52')),
      ...range(4).map((n) => {
        const x = ((n * 370 + lane * 210) % 1_400) - 60;
        const load = n % 2 === 0 ? '#bd8200' : 'none';
        return (
          drawRect(x, 22 + lane * 80, 100, 38, load, 'rx="4" stroke="#bd8200" stroke-width="3"') +
          drawRect(x + 106, 32 + lane * 80, 26, 28, '#d9e0dc', 'rx="4"')
        );
      }),
    ]),
  );

const drawSea = () =>
  coverDocument('#dcebf0', [
    drawWaveBand(120, 14, 90, 0, '#a9cbd8'),
    drawWaveBand(170, 18, 120, 140, '#6fa2b8'),
    drawWaveBand(220, 16, 100, 300, '#3b7391'),
    drawWaveBand(275, 12, 80, 60, '#244f68'),
  ]);
const drawHills = () =>
  coverDocument('#e6eee0', [
    drawWaveBand(150, 36, 210, 100, '#b9d0ab'),
    drawWaveBand(195, 30, 160, 420, '#86ad7c'),
    drawWaveBand(245, 26, 190, 700, '#4f8457'),
    drawWaveBand(290, 12, 130, 200, '#2c5a3c'),
  ]);

/** Cloth, thread over thread. */
const drawWeave = () =>
  coverDocument('#f0e2d3', [
    ...range(40).map((n) =>
      drawRect(
        n * 32,
        0,
        n % 5 === 2 ? 18 : 10,
        height,
        ['#9c4a2c', '#c58a4e', '#7d4570'][n % 3]!,
        'fill-opacity="0.85"',
      ),
    ),
    ...range(10).map((n) => drawRect(0, 10 + n * 32, width, n % 4 === 1 ? 14 : 6, '#f6ece1', 'fill-opacity="0.8"')),
  ]);

export const covers: Record<CoverName, () => string> = {
  appointments: drawAppointments,
  lanes: drawLanes,
  sea: drawSea,
  hills: drawHills,
  weave: drawWeave,
};
