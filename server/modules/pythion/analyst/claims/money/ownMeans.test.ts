import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { isOwnPurchase } from './ownPurchase';
import { isSpentByUs } from './spent';

const isOurs = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isSpentByUs(clause) || isOwnPurchase(clause));

test.each([
  ['en', "There's a unit free in Haverfordwest for £650 a month."],
  ['en', "I've found a shop on the high street at £900 a month."],
  ['en', 'I hire the hydro pool at a special school for £45 an hour.'],
  ['en', 'My nephew helps me on Saturdays, £60 a day.'],
  ['de', 'Jetzt will ich einen Laden mieten, 540 Euro warm.'],
  ['de', 'Ich möchte eine Werkstatt anmieten, die kostet 700 Euro im Monat.'],
  ['de', 'Mein Bruder hilft mir im Lager für 12 Euro die Stunde.'],
  ['es', 'El alquiler son 480 euros.'],
  ['es', 'Quiero alquilar un local por 600 euros al mes.'],
  ['es', 'Un chico me ayuda por las tardes, 700 al mes.'],
  ['zh', '请了一个阿姨帮忙，每月3000元。'],
])('%s: a room or a helper that we pay for: %s', (language, text) => expect(isOurs(text, language)).toBe(true));

test.each([
  ['en', 'We hire out a bouncy castle for £90 a day.'],
  ['en', 'A unit is £65 a month.'],
  ['en', 'There is a workshop free for our members at £40 a month.'],
  ['en', 'The app helps me and nine other cleaners for £12 a month.'],
  ['de', 'Bei uns können Vereine einen Raum mieten, 30 Euro am Abend.'],
  ['de', 'Unsere Halle ist abends frei für 30 Euro im Monat.'],
  ['es', 'Los vecinos pueden alquilar un huerto por 30 euros al mes.'],
  ['zh', '我们帮老师请阿姨，每月收300元。'],
])('%s: a price that is asked for: %s', (language, text) => expect(isOurs(text, language)).toBe(false));

test('what is charged beside a rented room is the price', () => {
  const result = analyseIdea(
    'I teach adults to dance in Hull. I hire a hall for £30 an evening and charge £8 a class.',
    'en',
  );
  expect(result.ok && result.facts.price?.amount).toBe(8);
});

test('what a helper is paid counts no sales', () => {
  const result = analyseIdea(
    'Arreglo patinetes eléctricos en Valencia. Cobro 35 euros la hora. El alquiler son 480 euros y un chico me ayuda por las tardes, 700 al mes.',
    'es',
  );
  expect(
    result.ok && result.report.scores.find(({ key }) => key === 'revenue')?.reasons.map(({ text }) => text),
  ).not.toContain('Customers have paid.');
});
