import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const reportOf = (text: string) => analysisOf(text).report;
const reasonsOf = (text: string): string[] =>
  reportOf(text).scores.flatMap(({ reasons }) => reasons.map((reason) => reason.text));
const problemOf = (text: string) => reportOf(text).dealBreakers.find(({ key }) => key === 'problem')?.state;

test.each([
  'Una web para inquilinos. La tienda devolvió el dinero.',
  'Una web para inquilinos. El casero devolvió la fianza.',
  'A web for tenants. The landlord gave the deposit back.',
  'A web for tenants. The landlord returned the £900 deposit after our letter.',
  'Eine App für Mieter. Der Vermieter hat die Kaution erstattet.',
])('what others pay back is no loss of ours: %s', (text) => {
  expect(problemOf(text)).toBe('unknown');
  expect(reasonsOf(text)).not.toContain('Nobody paid who was asked to.');
});

test.each([
  'Tax app for cafes. We refunded nine of our 12 customers.',
  'Tax app for cafes. 9 of the 12 who paid were refunded.',
  'Tax app for cafes. All 12 customers asked for the money back.',
])('what customers get back is: %s', (text) => {
  expect(problemOf(text)).toBe('fail');
});

test.each([
  ['Big companies sell this too, they quoted the trust £140k so they never bought it.', false],
  ['Parking permits for hospitals. A firm quoted the hospital £9,000, nobody bought it.', false],
  ['We quoted the trust £140k and they never bought it.', true],
  ['Big firms sell badges, we offered ours to 14 schools and none bought it.', true],
])('whose offer wasn’t bought: %s', (text, isOurs) => {
  expect(reasonsOf(text).includes('Nobody paid who was asked to.')).toBe(isOurs);
});

test.each([
  'Spare bikes for couriers. They come to us from the mechanic, Davie, he gets £100 for each one.',
  'Bikes for couriers. She gets £20 per customer she sends.',
  'Fitness app for nurses. Thinking £15 a month, january till june.',
  'Fitness app for nurses. We were thinking about 15 pounds a month.',
  'Swap locker for schools. The council gives us £2 a pupil - well that is what we asked for, nothing is signed.',
  'Swap locker for schools. The council pays us £2 a pupil, but nothing is agreed yet.',
  'App para panaderias. Lo usamos desde septiembre.',
  'Eine App für Bäckereien. Wir nutzen sie seit Mai selbst.',
  'Imker verlieren im Winter Völker. Letztes Jahr 14 Stück, ein Volk kostet mich 180 Euro.',
])('nobody paid us: %s', (text) => {
  expect(reasonsOf(text)).not.toContain('Customers have paid.');
  expect(reasonsOf(text)).not.toContain('Customers came back or renewed.');
});

test.each([
  'Bikes for couriers. 14 couriers pay us £20 a month, they get a bike for it.',
  'Fitness app for nurses. 12 nurses paid £15 a month, january till june.',
  'Swap locker for schools. The council gives us £2 a pupil.',
  'Swap locker for schools. Nothing is signed but 9 schools paid £40 in May.',
  'An app for bakeries. We use it with 9 bakeries who pay £20 a month.',
  'App para panaderias. 12 panaderías la usan desde septiembre y pagan 20 euros al mes.',
  'Wir vermieten Bienenkästen. Ein Kasten kostet 30 Euro im Monat, 14 Imker zahlen das.',
  'Route app for ice cream vans. Imran pays already, he gave me the £90 for the season up front.',
])('somebody did: %s', (text) => {
  expect(reasonsOf(text)).toContain('Customers have paid.');
});
