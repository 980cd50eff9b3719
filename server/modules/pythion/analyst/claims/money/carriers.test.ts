import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { pricesOf } from './price';
import { unitCostsOf } from './unitCosts';

const costsIn = (text: string, language = 'en'): number[] =>
  unitCostsOf(readClaims(readText(text, language).clauses)).map(({ quantity }) => quantity.value);
const pricesIn = (text: string): number[] =>
  pricesOf(readClaims(readText(text, 'en').clauses)).map(({ quantity }) => quantity.value);

test.each([
  ['en', 'A loaf goes out at €4.80, flour and packaging are €1.90 and the driver works out at 55 cent a loaf.', 2.45],
  ['en', 'A crate sells at £12, boxes and ice are £2.40 and the courier works out at 80p a crate.', 3.2],
  ['en', 'Each box goes for £18; veg and card are £7, and the van is £1.50 a box.', 8.5],
  ['de', 'Das Brot geht für 4,80 Euro raus, Mehl ist 1,90 und der Fahrer 55 Cent pro Brot.', 2.45],
  ['es', 'Cada caja sale a 12 euros, el cartón son 2 euros y el reparto 1 euro por caja.', 3],
  ['en', 'My running costs are about $11 a month per school.', 11],
])('%s: all costs of one sale: %s', (language, text, cost) => expect(costsIn(text, language)).toEqual([cost]));

test.each([
  'A large box is £18, small ones are £12 and delivery is £3 extra.',
  'Drivers pay £3 a day.',
  'A cake is £12, rolls are £2 and the loaf is £4.',
])('what customers pay is no cost: %s', (text) => expect(costsIn(text)).toEqual([]));

test.each([
  ['I see 40 salons and the average stop is £58.', [58]],
  ['Our average order is 24 euros.', [24]],
  ['The average dentist loses £58 a stop.', []],
  ['They told us that the average job is £96 at the dealer.', []],
])('what one sale brings on average: %s', (text, prices) => expect([...new Set(pricesIn(text))]).toEqual(prices));

test('what is left after costs is no cost', () => {
  const kindsOf = (text: string): string[] =>
    readClaims(readText(text, 'en').clauses).flatMap(({ kind }) => (/Margin|Cost|price/.test(kind) ? kind : []));
  expect(kindsOf('After gas and wages I was left with $1,400 for the summer.')).toEqual(['positiveMargin']);
  expect(kindsOf('After gas and wages they were left with $1,400.')).not.toContain('positiveMargin');
});

test('the hire of an hour isn’t compared with the price of a place', () => {
  const result = analyseIdea(
    'I teach adults to swim in Hull. A pool costs me £45 an hour to hire and I charge £22 each.',
    'en',
  );
  const texts = result.ok ? result.report.sentences.map(({ text }) => text) : [];
  expect(texts.some((text) => text.startsWith('You lose'))).toBe(false);
});
