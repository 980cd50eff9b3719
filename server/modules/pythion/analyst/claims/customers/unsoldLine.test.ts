import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { isNoCost } from './noCost';
import { isPaidNothing } from './paidNothing';
import { isUnsoldLine } from './unsoldLine';

const clausesOf = (text: string, language: string) => readText(text, language as Language).clauses;

test.each([
  ['en', 'The summer ones sell well, nobody bought the winter coats.'],
  ['de', 'Die Sommerkleider gehen gut, die Mäntel hat niemand gekauft.'],
  ['es', 'Los vestidos se venden bien, los abrigos no los compró nadie.'],
  ['zh', '夏天的卖得好，冬装没人买。'],
])('%s: one line of several is not sold: %s', (language, text) =>
  expect(clausesOf(text, language).some((clause) => isUnsoldLine(clause, []))).toBe(true),
);

test.each([
  ['en', 'Nobody bought the winter coats.'],
  ['en', 'They sell well elsewhere, nobody bought the app.'],
  ['en', 'Nobody paid.'],
  ['zh', '没人买。'],
  ['zh', '产品没人买。'],
])('%s: nothing else sells: %s', (language, text) =>
  expect(clausesOf(text, language).some((clause) => isUnsoldLine(clause, []))).toBe(false),
);

test('an unsold line leaves what was paid for the others', () => {
  const reasons = analysisOf('我给孩子做衣服。妈妈们买不到合身的。卖了200件。夏天的卖得好，冬装没人买。').report;
  expect(reasons.dealBreakers.find(({ key }) => key === 'problem')?.state).toBe('pass');
});

test.each([
  ['en', 'We sew at home and have debts, and no rent to pay.', false],
  ['de', 'Wir haben Schulden und keine Miete, weil wir im Wohnzimmer nähen.', true],
  ['zh', '没有房租，我在家做。', true],
  ['de', 'Wir haben Anfragen und keine zahlenden Kunden.', false],
])('%s: what we need not pay is no payment refused: %s', (language, text, isCost) =>
  expect(clausesOf(text, language).some(isNoCost)).toBe(isCost),
);

test.each([
  ['de', 'Die Betriebe haben nichts bezahlt.', true],
  ['en', 'The firms paid nothing.', true],
  ['es', 'Las empresas no pagaron nada.', true],
  ['zh', '企业都没付钱。', true],
  ['en', 'Venues pay musicians nothing for the first hour.', false],
  ['de', 'Die Gemeinden haben ihnen nichts bezahlt.', false],
])('%s: who paid us nothing has no trouble by that: %s', (language, text, isUnpaid) =>
  expect(clausesOf(text, language).some(isPaidNothing)).toBe(isUnpaid),
);
