import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

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
