import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { readCameAgain } from './cameAgain';

const kindsOf = (text: string): string[] => readCameAgain(readText(text).clauses).map(({ kind }) => kind);

test.each([
  'Every truck in the test booked again.',
  'Both counties hired us again.',
  '64 families have paid 70 euros a session, with an average of eleven sessions.',
  'Alle sechs Betriebe haben wieder bestellt.',
  'Todos han renovado.',
  'Alle Praxen haben verlängert.',
  'Las nueve clínicas han vuelto a pedir.',
])('customers bought more than once: %s', (text) => {
  expect(kindsOf(text)).toContain('repeat');
});

test.each([
  'Not every truck booked again.',
  'All of them would book again.',
  'One of them booked again.',
  'Todos han renovado la cocina.',
  'All clients of our competitor booked again.',
  'On average 2 orders a day get lost.',
])('no customers who came back: %s', (text) => {
  expect(kindsOf(text)).toEqual([]);
});

const walkers = {
  en: 'We repair shoes for walkers. 40 walkers paid 30 euros.',
  de: 'Wir reparieren Schuhe für Wanderer. 40 Wanderer haben 30 Euro bezahlt.',
  es: 'Reparamos zapatos para caminantes. 40 caminantes pagaron 30 euros.',
};
const reviewedKinds = (sentence: string, language: keyof typeof walkers): string[] =>
  reviewedOf(`${walkers[language]} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  ['en', 'They returned for a second order.'],
  ['en', 'Most returned for another pair.'],
  ['en', 'They came back for more.'],
  ['en', 'All of them came back for a third visit.'],
  ['de', 'Sie kamen für eine zweite Bestellung wieder.'],
  ['es', 'Volvieron por un segundo pedido.'],
] as const)('%s: who returns for more buys again: %s', ([language, sentence]) => {
  expect(reviewedKinds(sentence, language)).toEqual(expect.arrayContaining(['paidPrice', 'repeat']));
  expect(reviewedKinds(sentence, language)).not.toContain('nobodyStayed');
});

test.for([
  ['en', 'They returned for a refund.'],
  ['en', 'They returned them within a week.'],
  ['en', 'Nobody returned for a second order.'],
] as const)('%s: who returns for the money does not: %s', ([language, sentence]) =>
  expect(reviewedKinds(sentence, language)).not.toContain('repeat'),
);

test('how long it takes on average is no number of visits', () => {
  const [clause] = readText('Eine Nacht dort dauert im Schnitt fünf Stunden.', 'de').clauses;
  expect(readCameAgain([clause!])).toEqual([]);
});
