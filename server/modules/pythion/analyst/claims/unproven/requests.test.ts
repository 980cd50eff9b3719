import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';

const strongest = (text: string, language: string): number =>
  Math.max(0, ...reviewedOf(text, language).map(({ kind, evidence }) => (kind === 'evidence' ? evidence : 0)));

test.for([
  ['es', 'Hago un programa para gestorías. Otras cuatro gestorías me lo han pedido, pero ninguna ha pagado todavía.'],
  ['es', 'Montamos bicis de carga. Me lo han pedido dos hoteles de la zona.'],
  ['es', 'Hacemos un curso para padres. Veinte padres están interesados. Ninguno ha pagado aún.'],
  ['es', 'Hacemos un programa para clínicas. Tres clínicas lo quieren, pero todavía no ha pagado nadie.'],
  ['en', 'We make software for accountants. Three cafés wanted it too, but nobody has paid so far.'],
  ['en', 'We make software for accountants. Nine offices have asked for it. None of them has paid yet.'],
  [
    'de',
    'Wir machen Software für Steuerbüros. Vier andere Büros haben danach gefragt, aber keines hat bisher bezahlt.',
  ],
  ['de', 'Wir backen für Cafés. Drei Cafés wollen es auch, bezahlt hat aber noch keins.'],
  ['zh', '我们给会计事务所做软件。另外四家事务所问过我要，但是还没有一家付钱。'],
] as const)('a request that nobody paid for is no payment and no use (%s): %s', ([language, text]) => {
  expect(strongest(text, language)).toBeLessThan(3);
});

test.for([
  ['es', 'Hacemos un programa para bares. Seis bares nos lo pidieron y uno ya ha pagado 40 euros.'],
  ['es', 'Hacemos cajas de verdura. Doce restaurantes pagan 40 euros al mes y ninguno ha pagado tarde.'],
  ['en', 'We make software for accountants. Nine offices asked for it and six have paid 300 euros each.'],
  ['de', 'Wir machen Software für Steuerbüros. Vier Büros haben danach gefragt, drei zahlen 79 Euro im Monat.'],
] as const)('who paid stays a customer (%s): %s', ([language, text]) => {
  expect(strongest(text, language)).toBeGreaterThanOrEqual(4);
});

test('the report of a request quotes nobody as a customer', () => {
  const { report } = analysisOf(
    'Hago un programa para gestorías por 79 euros al mes. Otras cuatro gestorías me lo han pedido, pero ninguna ha pagado todavía.',
  );
  expect(JSON.stringify(report)).not.toContain('Customers have paid');
});
