import { expect, it } from 'vitest';
import { fileName, placeLegend, wrapText } from './chartFile';

it('names files after charts', () => {
  expect(fileName('What buys most runway', 'png')).toBe('what-buys-most-runway.png');
});

it('breaks titles at spaces', () => {
  expect(wrapText('Cash runs out within 24 months', 12)).toEqual(['Cash runs', 'out within', '24 months']);
  expect(wrapText('Unbreakable', 4)).toEqual(['Unbreakable']);
});

it('places the legend in lines within the width', () => {
  const places = placeLegend(['Founders', 'Option pool', 'A name that is wider than the whole picture'], 220);
  expect(places.map(({ line }) => line)).toEqual([0, 0, 1]);
  expect(places[1]!.x).toBeGreaterThan(36);
  expect(places[2]!.x).toBe(0);
});
