import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

const solutionsOf = (text: string, language: string): string[] =>
  reviewedOf(text, language).flatMap(({ kind, clause }) =>
    kind === 'solution' ? [clause.tokens.map(({ text: word }) => word).join(' ')] : [],
  );

test.each([
  [
    'en',
    'I throw pots on weekends. It would be nice if there was a sensor that tells me when the kiln is cool.',
    'sensor',
  ],
  ['en', 'I row a skiff at the lake club. I wish there was a clip that counts strokes for beginners.', 'clip'],
  ['de', 'Ich rudere am See. Es wäre toll, wenn es einen Clip gäbe, der die Schläge zählt.', 'clip'],
  ['es', 'Remo en el lago. Sería genial que hubiera una pinza que cuente las paladas.', 'pinza'],
])('the thing that is wished for is the idea: %s: %s', (language, text, word) => {
  const solutions = solutionsOf(text, language);
  expect(solutions).toHaveLength(1);
  expect(solutions[0]).toContain(word);
});

test.each([
  ['en', 'We sell soup to offices. It would be nice if there was a grant for the van.'],
  ['de', 'Wir verkaufen Suppe an Büros. Es wäre toll, wenn es einen Zuschuss gäbe.'],
])('what is sold stays the idea: %s: %s', (language, text) =>
  expect(solutionsOf(text, language).join(' ')).toMatch(/soup|suppe/),
);
