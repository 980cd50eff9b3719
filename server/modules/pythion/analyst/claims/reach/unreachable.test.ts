import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isTheirSearch } from './unreachable';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'Bakeries lose orders on the phone. 9 bakeries pay £35 a month. We do not yet know how to reach other bakeries.',
  ],
  ['de', 'Bäckereien verlieren Stunden am Telefon. Noch wissen wir nicht, wie wir weitere Bäckereien erreichen.'],
  ['es', 'Las panaderías pierden horas al teléfono. Todavía no sabemos cómo llegar a otras panaderías.'],
])('how to reach more is an open question: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).not.toContain('unreachable');
});

test('who can’t be found is none', () => {
  expect(kindsOf('Bakeries lose orders on the phone. We do not know how to reach bakeries.', 'en')).toContain(
    'unreachable',
  );
});

test.for([
  ['es', 'Arreglo bicis en Villa Urquiza. Los vecinos no tienen dónde dejarlas.'],
  ['es', 'Soy pescadero en Lugo. Los bares no consiguen percebes ni hay forma de encontrarlos.'],
  ['en', 'I sell mussels in Leith. The bars cannot find mussels, and nobody can find them in winter.'],
  ['de', 'Ich repariere Räder in Ulm. Die Nachbarn finden keinen Platz, wo sie sie abstellen können.'],
  ['zh', '我在成都修电动车。邻居们没地方放车，找也找不到。'],
])('who looks for something can be found: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).not.toContain('unreachable');
});

test.each([
  ['en', 'Customers never find us.', false],
  ['en', 'Customers cannot find our shop.', false],
  ['en', 'Bakers do not know that we exist.', false],
  ['de', 'Die Kunden finden uns nicht.', false],
  ['de', 'Die Kunden finden unseren Laden nicht.', false],
  ['es', 'Los clientes no nos encuentran.', false],
  ['zh', '客户找不到我们。', false],
  ['zh', '客户不知道我们。', false],
  ['en', 'The bars cannot find mussels.', true],
  ['en', 'Customers find no mussels near us.', true],
  ['de', 'Die Bäckereien finden keinen Platz.', true],
  ['es', 'Los vecinos no encuentran sitio.', true],
  ['zh', '顾客找不到地方放车。', true],
])('who looks for something, and not for us, %s: %s', (language, text, isSearch) =>
  expect(readText(text, language).clauses.some(isTheirSearch)).toBe(isSearch),
);
