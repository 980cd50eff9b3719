import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isVoid } from './claim';

const voids = (text: string) => readText(text).clauses.map(isVoid);

test.each([
  'No clue on the number of crews in Oklahoma.',
  'I don’t know how many bakers there are in Leeds.',
  'Keine Ahnung, wie viele Bäcker es in Hessen gibt.',
  'Ni idea de cuántos panaderos hay en Galicia.',
  '全市有多少面包师我不清楚。',
])('what the founder doesn’t know states nothing: %s', (text) => {
  expect(voids(text)).toEqual([true]);
});

test('what customers don’t know is their trouble, and what is known beside it counts', () => {
  expect(voids('Bakers have no idea how much bread they waste.')).toEqual([false]);
  expect(voids('12 bakers pay us £20 a month, but I don’t know whether they stay.')).toContain(false);
});

test.each([
  'Zahlende Kunden haben wir bisher keine.',
  'Zahlende Restaurants haben wir noch keine.',
  'Bäckereien, die zahlen, gibt es noch keine.',
  'Bares que paguen no tenemos ninguno.',
  'Clientes que paguen no hay todavía.',
])('customers that there are none of are nobody: %s', (text) => {
  expect(voids(text)).toEqual([true]);
});

test('a trouble that nobody has a remedy for is told', () => {
  expect(voids('Restaurants haben wir 40 besucht.')).toEqual([false]);
  expect(voids('Die Bäcker haben keine Zeit.')).toEqual([false]);
  expect(voids('Los bares no tienen ninguna caja.')).toEqual([false]);
});
