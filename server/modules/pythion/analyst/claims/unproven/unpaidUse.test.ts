import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] =>
  reviewedOf(text, language).map(({ kind, evidence }) => (evidence >= 5 ? `${kind}5` : kind));

test.for([
  ['en', 'Schools lose lessons. Three driving schools have been trying it since September. They don’t pay yet.'],
  ['en', 'Schools lose lessons. Three driving schools use it every day, but none of them pays yet.'],
  ['de', 'Fahrschulen verlieren Stunden. Drei Fahrschulen probieren es seit September aus. Sie zahlen noch nicht.'],
  ['de', 'Fahrschulen verlieren Stunden. Drei Fahrschulen probieren es seit September aus. Bezahlt hat noch keine.'],
  ['es', 'Las autoescuelas pierden clases. Tres autoescuelas lo prueban desde septiembre. Todavía no pagan.'],
  ['es', 'Las autoescuelas pierden clases. Tres autoescuelas lo usan, pero ninguna paga todavía.'],
  ['zh', '驾校经常空课。三家驾校从九月开始试用。还没付钱。'],
] as const)('use whose payment is denied is unpaid, %s: %s', ([language, text]) => {
  const kinds = kindsOf(text, language);
  for (const kind of ['paidPrice5', 'payingCustomers5', 'payer', 'evidence5', 'revenueIntent'])
    expect(kinds).not.toContain(kind);
});

test.for([
  [
    'de',
    'Fahrschulen verlieren Stunden. Drei Fahrschulen zahlen 40 Euro im Monat. Zwei probieren es aus. Sie zahlen noch nicht.',
  ],
  ['en', 'Schools lose lessons. Three driving schools paid 40 euros a month. They don’t pay for paper any more.'],
  [
    'es',
    'Las autoescuelas pierden clases. Tres autoescuelas pagan 40 euros al mes. Otras dos lo prueban. Todavía no pagan.',
  ],
] as const)('who pays before it still pays, %s: %s', ([language, text]) => {
  expect(kindsOf(text, language)).toContain('paidPrice5');
});

test('a long row of the words before a denial takes no long time', () => {
  const started = performance.now();
  kindsOf(`我们做一个平台帮小店记账。三家店在试用。${'这些都都都'.repeat(120)}。`, 'zh');
  expect(performance.now() - started).toBeLessThan(5000);
});
