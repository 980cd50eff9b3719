import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isLost = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed');

test.each([
  [
    'en',
    "We made a booking board for swim schools. Nine schools tried it and 7 of those now pay £30 a month. Of the two that didn't stay, one shut and the other went back to paper lists.",
  ],
  [
    'de',
    'Wir haben einen Buchungsplan für Schwimmschulen gebaut. Neun Schulen haben ihn getestet und 7 davon zahlen inzwischen 30 Euro im Monat. Von den zwei, die nicht geblieben sind, hat einer geschlossen und der andere ist zurück zur Papierliste.',
  ],
  [
    'es',
    'Hicimos un tablero de reservas para escuelas de natación. Nueve escuelas lo probaron y 7 de ellas ya pagan 30 euros al mes. De las dos que no siguieron, una cerró y la otra volvió al papel.',
  ],
  [
    'zh',
    '我们给游泳学校做了一个预约板。九家学校试用过,其中七家现在每月付200元。没续的两家里,一家关门了,另一家又用回纸质登记。',
  ],
])('the few of whom each is told are no loss of all: %s', (language, text) =>
  expect(isLost(text, language)).toBe(false),
);

test.each([
  [
    'en',
    'We made a booking board for swim schools. Nine schools tried it for £30 a month. All nine went back to paper.',
  ],
  [
    'en',
    'We made a booking board for swim schools. Two schools pay £30 a month. Of the eight who left, one closed and the others went back to paper lists.',
  ],
  [
    'en',
    'We sold a booking board to 31 swim schools at £39 a month. Then the schools cancelled one after the other, and today not a single one is left.',
  ],
])('all or most who left are one: %s: %s', (language, text) => expect(isLost(text, language)).toBe(true));
