import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  ['es', 'Reparamos baterías. El año pasado reparamos 310 baterías y solo 6 volvieron con garantía.'],
  ['es', 'Arreglamos lavadoras. De 200 lavadoras, 4 regresaron por garantía.'],
  ['es', 'Vendemos mochilas. Vendimos 500 y nos devolvieron 12.'],
  ['en', 'We repair bikes. Last year we repaired 310 batteries and only 6 came back under warranty.'],
  ['en', 'We sell rucksacks. We sold 500, and 12 were returned.'],
  ['de', 'Wir reparieren Akkus. Letztes Jahr haben wir 310 Akkus repariert, nur 6 kamen als Garantiefall zurück.'],
  ['de', 'Wir verkaufen Rucksäcke. 500 haben wir verkauft, 12 wurden zurückgeschickt.'],
  ['zh', '我们修电池。去年修了310块电池，只有6块返修。'],
] as const)('goods that come back are no customers who do, and no loss of them (%s): %s', ([language, text]) => {
  const kinds = kindsOf(text, language);
  for (const kind of ['repeat', 'payingCustomers', 'nobodyStayed', 'nobodyPaid', 'churn'])
    expect(kinds).not.toContain(kind);
});

test('what was repaired shows use, where the sentence does', () => {
  const claims = reviewedOf(
    'Reparamos baterías. El año pasado reparamos 310 baterías y solo 6 volvieron con garantía.',
    'es',
  );
  const used = claims.find(({ kind }) => kind === 'realUse');
  expect(used?.clause.tokens.map(({ text }) => text)).toContain('reparamos');
});

test.for([
  ['es', 'Alquilamos bicis. 40 clientes volvieron en junio.'],
  ['es', 'Reparamos bicis. El año pasado atendimos a 310 clientes y 60 volvieron.'],
  ['en', 'We repair bikes. Twelve customers came back for a second service.'],
] as const)('customers who come back stay customers (%s): %s', ([language, text]) => {
  expect(kindsOf(text, language)).toContain('repeat');
});

test('goods most of which came back are a loss', () => {
  expect(kindsOf('Vendemos motos. Vendimos 80 motos y 60 nos las devolvieron por avería.', 'es')).toContain(
    'nobodyStayed',
  );
});
