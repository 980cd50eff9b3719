import { expect, it } from 'vitest';
import { fileName, wrapText } from './chartFile';

it('names files after charts', () => {
  expect(fileName('What buys most runway', 'png')).toBe('what-buys-most-runway.png');
});

it('breaks titles at spaces', () => {
  expect(wrapText('Cash runs out within 24 months', 12)).toEqual(['Cash runs', 'out within', '24 months']);
  expect(wrapText('Unbreakable', 4)).toEqual(['Unbreakable']);
});
