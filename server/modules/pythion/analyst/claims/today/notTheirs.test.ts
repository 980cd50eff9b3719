import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readAlternative } from './alternative';
import { isCustomersToday, isNamingOnly, isOwnRisk, isSupply } from './notTheirs';

const clausesOf = (text: string) => readText(text).clauses;
const readingOf = (text: string) => {
  const clauses = clausesOf(text);
  return { clauses, context: clauses[0]?.context ?? [], kept: [] };
};

test.each([
  ['La lana la compro a cuatro ganaderos que antes la quemaban.', true],
  ['We buy the wool from farmers who used to burn it.', true],
  ['Los ganaderos queman la lana porque nadie la paga.', false],
  ['We buy vans. Farmers who burn wool get nothing.', false],
])('what suppliers did is no habit of customers: %s', (text, isSupplied) => {
  expect(isSupply(readingOf(text).context)).toBe(isSupplied);
});

test.each([
  ["I don't know what happens when the drivers ring the trader direct.", true],
  ['万一他自己做,我们就麻烦。', true],
  ["Drivers don't know what happens when a trader rings.", false],
])('what the founder fears is no trouble of theirs: %s', (text, isRisk) => {
  expect(isOwnRisk(readingOf(text))).toBe(isRisk);
});

test('an answer names who they are, and no way of today', () => {
  expect(isNamingOnly(readingOf('Mostly small car traders, the sort with six cars, who buy on Copart.'))).toBe(true);
  expect(isNamingOnly(readingOf('Mostly they drive to a trader who buys on Copart.'))).toBe(false);
});

test.each([
  'The care home she is in now has 38 residents.',
  '我们问过市监局,他们口头说目前不需要,没有书面的。',
  'It would have rooms for lost cats, so people behave.',
])('the size of a place, a word of an authority and an offer are no way of today: %s', (text) => {
  expect(clausesOf(text).flatMap(readAlternative)).toEqual([]);
});

test.each([
  ['de', 'Elf nutzen es heute und zahlen 39 Euro im Monat.', true],
  ['de', 'Alle Betriebe haben sie inzwischen.', true],
  ['es', 'Catorce talleres lo usan hoy.', true],
  ['es', 'Empezamos con 8 alumnos en octubre y ahora son 57.', true],
  ['en', 'Eleven use it today.', true],
  ['de', 'Heute nutzen die Betriebe einen Zettel.', false],
  ['es', 'Hoy lo anotan en un papel.', false],
  ['en', 'Today nurses use paper.', false],
])('%s: what customers use or pay today is no habit of the market: %s', (language, text, isOurs) => {
  expect(readText(text, language).clauses.some(isCustomersToday)).toBe(isOurs);
});
