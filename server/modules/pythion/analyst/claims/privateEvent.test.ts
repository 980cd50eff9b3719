import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isPrivateEvent } from './privateEvent';

const isPrivate = (text: string, language: string): boolean => readText(text, language).clauses.some(isPrivateEvent);

test.each([
  ['es', 'A mí se me murieron seis plantas el verano pasado.'],
  ['es', 'El año pasado viajé a cinco ciudades.'],
  ['es', 'El verano pasado se me rompieron tres pantalones.'],
  ['de', 'Mir sind letzten Sommer sechs Pflanzen eingegangen.'],
  ['de', 'Letztes Jahr bin ich in fünf Städte gereist.'],
  ['en', 'Three pairs of my trousers ripped last summer.'],
  ['en', 'Last year I travelled to five cities.'],
  ['zh', '去年夏天我的裤子破了三条。'],
  ['zh', '去年我去了五个城市。'],
])('what happened to the founder shows no use: %s, %s', (language, text) => {
  expect(isPrivate(text, language)).toBe(true);
});

test.each([
  ['es', 'Se me apuntaron seis vecinas el verano pasado.'],
  ['es', 'El año pasado vendí 400 jugos en cinco ciudades.'],
  ['de', 'Ich habe letzten Sommer dreißig Hosen geflickt.'],
  ['en', 'Last summer I mended 30 pairs of trousers.'],
  ['en', 'Six of my customers moved away.'],
  ['zh', '去年夏天我补了三十条裤子，收了四百元。'],
])('work and customers are none: %s, %s', (language, text) => {
  expect(isPrivate(text, language)).toBe(false);
});
