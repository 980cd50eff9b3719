import { expect, test } from 'vitest';
import type { AnalysisFacts } from '../../../../shared/contracts/analysis';
import { analyseIdea } from './analyse';

const ideas = {
  en: 'We run a monitor for bakeries. Bakeries lose hours on the phone. ',
  de: 'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. ',
  es: 'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas al teléfono. ',
} as const;

function factsOf(text: string, language = 'en'): AnalysisFacts {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(result.problem);
  return result.facts;
}

test.for([
  ['en', 'We charge 89 euros a month. A sensor costs us 120 euros one time. Hosting is 6 euros a customer a month.', 6],
  ['en', 'Gyms pay us $120 a month. The kit costs us $300 up front, and data costs us $8 a month per gym.', 8],
  ['en', 'Cafes pay 12 euros a week. The beans cost us 5 euros a week per cafe, and the grinder 300 euros once.', 5],
  ['en', 'We charge 79 euros a month. The installation costs us 150 euros once.', undefined],
  ['en', 'We rent pianos at 60 euros a month. A piano costs us 2,400 euros.', undefined],
  ['en', 'Subscribers pay 15 euros a month. We send letters. Printing costs us 1.10 euros per letter.', undefined],
  ['en', 'Families pay 40 euros a month. Each box costs us 9 euros.', undefined],
  ['de', 'Wir nehmen 89 Euro pro Monat. Das Tablet kostet uns einmalig 210 Euro.', undefined],
  ['es', 'Los gimnasios pagan 60 euros al mes. El sensor nos cuesta 150 euros una vez.', undefined],
] as const)(
  'no cost that is paid once, or for a part, stands beside a price by the month: %s, %s',
  ([language, text, cost]) => {
    const { price, unitCost } = factsOf(ideas[language] + text, language);
    expect(unitCost?.amount).toBe(cost);
    if (unitCost) expect(unitCost.period).toBe(price?.period);
  },
);

test.for([
  ['We sell lamps at 80 euros. One lamp costs us 30 euros.', 30],
  ['We charge 20 euros per order. Packaging costs us 2 euros per order and delivery 4 euros per order.', 6],
] as const)('the cost of an order stands beside its price: %s', ([text, amount]) => {
  expect(factsOf(ideas.en + text).unitCost).toEqual({ amount, currency: 'EUR', period: 'once' });
});

test('a cost has the period of the price that it is subtracted from', () => {
  const text = 'Bakeries pay 6 dollars a month per worker, our cost is 1.10 dollars.';
  expect(factsOf(ideas.en + text).unitCost).toEqual({ amount: 1.1, currency: 'USD', period: 'month' });
});

test.for([
  ['Nine bakeries pay 89 euros per mixer per month.', 'mixer'],
  ['Nine bakeries pay 89 euros per customer per month.', null],
  ['Nine bakeries pay 89 euros each per month.', null],
] as const)('names what a price is for, unless it is the customer: %s', ([text, unit]) => {
  expect(factsOf(ideas.en + text).price?.unit).toBe(unit);
});

test.for([
  ['en', 'Students find no rooms. We match students with landlords. Landlords pay 50 euros per room.', 'landlords'],
  ['en', 'Pupils forget homework. We made a planner for pupils. Nine schools pay 400 euros a year.', 'schools'],
  [
    'en',
    'Drivers wait for hours. We built an app for drivers. 14 freight companies pay 120 euros.',
    'freight companies',
  ],
  ['en', 'Employees are stressed. We offer yoga for employees. Employers pay 12 euros each month.', 'employers'],
  ['de', 'Kinder lernen schlecht lesen. Wir machen eine App für Kinder. Eltern zahlen 9 Euro im Monat.', 'eltern'],
  [
    'es',
    'Los alumnos olvidan los deberes. Hacemos una agenda para alumnos. Nueve colegios pagan 400 euros.',
    'colegios',
  ],
  // Who uses it pays as well, under a shorter name, or is named only by whose they are.
  [
    'en',
    'Restaurant owners lose Sundays. We plan shifts for restaurant owners. Restaurants pay 30 euros.',
    'restaurant owners',
  ],
  ['en', 'Small bakeries in Vienna lose bread. Nine bakeries pay us 40 euros a month.', 'small bakeries'],
  ['en', 'Small bakeries in Vienna lose bread. Nine dairies pay us 40 euros a month.', 'dairies'],
  ['en', 'Parents of twins find no clothes. We rent clothes. Families pay 30 euros a month.', 'parents of twins'],
  [
    'en',
    'Older people fall at home. We make a bracelet for older people. Their children pay 15 euros.',
    'older people',
  ],
  ['en', 'Students find no rooms. We match students. Friends pay 50 euros. Students pay nothing.', 'students'],
  [
    'en',
    'Dental practices lose money because patients don’t turn up. We text patients. Patients pay nothing.',
    'dental practices',
  ],
] as const)('the segment is who pays, if others use it: %s, %s', ([language, text, segment]) => {
  expect(factsOf(text, language).segment).toBe(segment);
});
