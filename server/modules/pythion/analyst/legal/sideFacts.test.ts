import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isSideFact } from './sideFacts';

test.each([
  ['en', 'It costs 30 pounds a month.'],
  ['en', 'We live in Leeds.'],
  ['en', 'Twelve customers paid us in May.'],
  ['en', 'We are open from 9 to 5.'],
  ['en', 'I am Anna, a baker.'],
  ['de', 'Es kostet 30 Euro im Monat.'],
  ['de', 'Wir wohnen in Kassel.'],
  ['de', 'Wir haben zwölf Kunden.'],
  ['de', 'Geöffnet ist von 9 bis 17 Uhr.'],
  ['es', 'Cuesta 30 euros al mes.'],
  ['es', 'Vivimos en Sevilla.'],
  ['es', 'Soy Ana, panadera.'],
  ['zh', '每月收费三十元。'],
  ['zh', '我们住在成都。'],
  ['zh', '我们有十二个客户。'],
])('%s: says nothing of what is done: %s', (language, text) =>
  expect(isSideFact(readText(text, language).clauses)).toBe(true),
);

test.each([
  ['en', 'We sell ice to street vendors.'],
  ['en', 'They buy two each.'],
  ['en', 'We have customers who want to be left alone.'],
  ['en', 'We are open so that sellers bring us what they took.'],
  ['de', 'Wir verkaufen Honig an Bäcker.'],
  ['de', 'Wir haben Kunden, die nicht gesehen werden wollen.'],
  ['es', 'Vendo vodka a chicos.'],
  ['zh', '我们卖减肥茶给老人。'],
])('%s: says what is done, or for whom: %s', (language, text) =>
  expect(isSideFact(readText(text, language).clauses)).toBe(false),
);

test.for([
  ['en', 'We live in Leeds.', 'I sell horse meat as beef to kebab shops.', 'It costs 30 pounds a month.'],
  [
    'en',
    'We live in Leeds.',
    'We set fire to old barns so that the owners get the insurance money.',
    'It costs 9 pounds.',
  ],
  ['de', 'Wir wohnen in Kassel.', 'Wir vermieten Zimmer an Studenten, aber nicht an Schwarze.', 'Es kostet 30 Euro.'],
  ['es', 'Vivimos en Sevilla.', 'Vendo vodka a chicos de 13 años detrás del colegio.', 'Cuesta 9 euros.'],
] as const)('%s: a place before an act and a price behind it turn no fail off: %s', ([language, place, act, price]) => {
  const states = [act, `${act} ${price}`, `${place} ${act}`, `${place} ${act} ${price}`].map((text) => {
    const result = analyseIdea(text, language);
    return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
  });
  expect(states).toEqual(['fail', 'fail', 'fail', 'fail']);
});
