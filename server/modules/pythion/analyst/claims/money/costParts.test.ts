import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';
import { unitCostsOf } from './unitCosts';

const openings: Readonly<Record<string, string>> = {
  en: 'We cook soup for night nurses in Lyon. A bowl sells for 6 euros. ',
  de: 'Wir kochen Suppe für Pflegerinnen in Kassel. Wir verlangen 6 Euro pro Schale. ',
  es: 'Hacemos sopa para enfermeras en Sevilla. Cobramos 6 euros por plato. ',
  zh: '我们给护士煮汤，每份卖6元。',
};
const costOf = (language: string, text: string): number | undefined =>
  unitCostsOf(reviewedOf(openings[language]! + text, language))[0]?.quantity.value;

test.for([
  ['en', 'The soup costs 3.50 and the courier 4.20 per bowl.', 7.7],
  ['en', 'Our wash partner takes 5.50 a bowl and the rider 2.', 7.5],
  ['en', 'Ingredients are 3.50, the rider gets 4.20.', 7.7],
  ['en', 'Food costs us 5 euros, the rider 3 and packaging 2.', 10],
  ['en', 'Our costs per bowl: ingredients 3.50, courier 4.20.', 7.7],
  ['en', 'The ingredients cost 5 euros, the rider 3 euros and the packaging 2 euros.', 10],
  ['en', 'My beans and the ride cost 5 euros.', 5],
  ['en', 'My stones and the fuel cost 52 euros.', 52],
  ['de', 'Die Zutaten kosten 5 Euro und die Lieferung 4 Euro pro Essen.', 9],
  ['de', 'Die Suppe kostet 3,50 und der Kurier 4,20 pro Schale.', 7.7],
  ['de', 'Die Zutaten kosten uns 3,50 Euro, der Kurier nimmt 4,20.', 7.7],
  ['de', 'Meine Bohnen und die Fahrt kosten 5 Euro.', 5],
  ['es', 'Los ingredientes cuestan 5 euros y el reparto 4.', 9],
  ['es', 'La sopa nos cuesta 3,50 y el repartidor 4,20.', 7.7],
  ['zh', '食材成本5元，配送4元。', 9],
  ['zh', '食材3.5元，骑手4.2元。', 7.7],
] as const)('%s: what one sale costs is the sum of the things that are listed: %s', ([language, text, cost]) =>
  expect(costOf(language, text)).toBeCloseTo(cost),
);

test.for([
  ['It costs us 7.70: soup 3.50 and courier 4.20.', 7.7],
  ['A bowl costs us 7.70 in all: the soup costs 3.50 and the courier 4.20.', 7.7],
  ['The ingredients cost 3.50 and the courier 4.20, which makes 7.70.', 7.7],
  ['A bowl costs us 7.70. The ingredients cost 3.50 and the courier 4.20.', 7.7],
  ['The ingredients cost us 3.50. The courier costs us 4.20.', 7.7],
] as const)('a sum beside its parts is counted once, and parts in several sentences are added: %s', ([text, cost]) =>
  expect(costOf('en', text)).toBeCloseTo(cost),
);

test.for([
  ['en', 'The small bowl costs 4 euros and the large one 8.'],
  ['en', 'Adults pay 4 euros and children 2.'],
  ['en', 'Delivery costs 2 euros and pickup 1.'],
  ['en', 'My lessons and workshops cost 52 euros.'],
  ['en', 'A dessert costs 3 euros and delivery 4.'],
  ['en', 'Elsewhere a soup costs 9 euros and the courier 4.'],
  ['de', 'Die kleine Schale kostet 4 Euro und die große 8.'],
  ['es', 'El plato pequeño cuesta 4 euros y el grande 8.'],
  ['zh', '小份4元，大份8元。'],
] as const)('%s: a price list is no cost: %s', ([language, text]) => expect(costOf(language, text)).toBeUndefined());

test('two costs above the price are a loss', () => {
  const { report, facts } = analysisOf(openings.en + 'The soup costs 3.50 and the courier 4.20 per bowl.');
  expect(report.caps.map(({ key }) => key)).toContain('negativeMargin');
  expect(facts.price?.amount).toBe(6);
  expect(report.sentences.map(({ text }) => text)).toContain('You lose 1.7 EUR per bowl.');
});

test('what a day costs us is compared with the price of a day', () => {
  const bikes = 'We rent cargo bikes to bakers in Ghent. A day costs 20 euros. ';
  const kindsOf = (text: string) => reviewedOf(bikes + text, 'en').map(({ kind }) => kind);
  const dear = 'Insurance costs us 9 euros a day, and charging and repairs cost us 14 euros a day.';
  expect(kindsOf(dear)).toContain('negativeMargin');
  expect(kindsOf(dear)).not.toContain('positiveMargin');
  expect(kindsOf(dear.replace('14', '4'))).toContain('positiveMargin');
  expect(kindsOf('Insurance costs us 900 euros a day, and charging and repairs cost us 140 euros a day.')).toContain(
    'fixedCost',
  );
});

test('a list of costs is no price', () => {
  const claims = reviewedOf(`${openings.de}Die Zutaten kosten 5 Euro und die Lieferung 4 Euro pro Essen.`, 'de');
  expect(claims.flatMap(({ kind, quantity }) => (kind === 'priceNumber' ? [quantity?.value] : []))).toEqual([6]);
});
