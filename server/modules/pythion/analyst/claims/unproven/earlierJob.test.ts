import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isPaid = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind, evidence }) => kind === 'evidence' && evidence >= 4);

test.for([
  ['en', 'We make invoices for plumbers. In my last job 200 plumbers paid us 9 euros a month.'],
  ['de', 'Wir schreiben Rechnungen für Klempner. In meinem letzten Job zahlten uns 200 Klempner 9 Euro im Monat.'],
  ['es', 'Hacemos facturas para fontaneros. En mi último trabajo nos pagaban 200 fontaneros 9 euros al mes.'],
  ['zh', '我们给水管工做发票。在我上一份工作里，有200个水管工每月付我们9元。'],
] as const)('customers of an earlier job are none of ours: %s %s', ([language, text]) =>
  expect(isPaid(text, language)).toBe(false),
);

test.for([
  ['en', 'We make invoices for plumbers. 200 plumbers pay us 9 euros a month.'],
  ['zh', '我们给水管工做发票。200个水管工每月付我们9元。'],
] as const)('customers of today are: %s %s', ([language, text]) => expect(isPaid(text, language)).toBe(true));

test.for([
  ['en', 'We make invoices for plumbers. We pay 200 plumbers 9 euros a month for testing.'],
  ['de', 'Wir schreiben Rechnungen für Klempner. Wir zahlen 200 Klempnern 9 Euro im Monat fürs Testen.'],
  ['es', 'Hacemos facturas para fontaneros. Pagamos a 200 fontaneros 9 euros al mes por probarlo.'],
  ['zh', '我们给水管工做发票。我们每月付200个水管工9元请他们测试。'],
] as const)('what testers are paid is no price: %s %s', ([language, text]) => {
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  expect([kinds.includes('priceNumber'), isPaid(text, language)]).toEqual([false, false]);
});
