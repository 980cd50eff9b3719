import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** The strongest evidence, and whether it counts against the idea that nobody has paid. */
const shownBy = (text: string, language: string): [number, boolean] => {
  const claims = reviewedOf(text, language);
  return [
    Math.max(0, ...claims.map(({ kind, evidence }) => (kind === 'evidence' ? Math.floor(evidence) : 0))),
    claims.some(({ kind }) => kind === 'nobodyPaid'),
  ];
};

test.for([
  ['en', 'We make invoices for plumbers. 200 plumbers used to pay us 9 euros a month.'],
  ['en', 'We make invoices for plumbers. Until 2024, 200 plumbers paid us 9 euros a month.'],
  ['en', 'We make invoices for plumbers. 200 plumbers paid us 9 euros a month until last year.'],
  ['de', 'Wir schreiben Rechnungen für Klempner. Früher zahlten uns 200 Klempner 9 Euro im Monat.'],
  ['de', 'Wir schreiben Rechnungen für Klempner. Bis letztes Jahr zahlten uns 200 Klempner 9 Euro im Monat.'],
  ['es', 'Hacemos facturas para fontaneros. Antes nos pagaban 200 fontaneros 9 euros al mes.'],
  ['zh', '我们给水管工做发票。以前有200个水管工每月付我们9元。'],
  ['zh', '我们给水管工做发票。到去年为止有200个水管工每月付我们9元。'],
] as const)('who used to pay shows a trial: %s %s', ([language, text]) =>
  expect(shownBy(text, language)[0]).toBeLessThanOrEqual(3),
);

test.for([
  ['en', 'We make invoices for plumbers. 200 plumbers paid us 9 euros and got it back.'],
  ['en', 'We make invoices for plumbers. 200 plumbers paid us 9 euros; we gave it back to all of them.'],
  ['de', 'Wir schreiben Rechnungen für Klempner. 200 Klempner haben uns 9 Euro bezahlt und wiederbekommen.'],
  ['es', 'Hacemos facturas para fontaneros. 200 fontaneros nos pagaron 9 euros y se los devolvimos.'],
  ['zh', '我们给水管工做发票。200个水管工付了我们9元，后来都退款了。'],
] as const)('who had the money back has not paid: %s %s', ([language, text]) => {
  const [evidence, isAgainst] = shownBy(text, language);
  expect([evidence <= 3, isAgainst]).toEqual([true, true]);
});

test.for([
  ['en', 'We make invoices for plumbers. Until March 200 plumbers paid us 9 euros a month, since April 11 euros.'],
  ['en', 'We make invoices for plumbers. 200 plumbers pay us 9 euros a month. They used to pay a bookkeeper 60 euros.'],
  ['en', 'We rent out boxes. 200 plumbers paid us a 9 euro deposit and got it back. 40 pay us 5 euros a month.'],
  ['de', 'Wir schreiben Rechnungen für Klempner. Bis heute zahlen uns 200 Klempner 9 Euro im Monat.'],
  ['es', 'Hacemos facturas para fontaneros. 200 fontaneros nos pagan 9 euros al mes. Antes pagaban 60 a una gestora.'],
  ['zh', '我们给水管工做发票。以前20个水管工付我们9元，现在有200个水管工每月付我们9元。'],
  ['en', 'We cook for offices. 40 offices that used to order meals from a chain pay us 300 pounds a month.'],
  ['zh', '我们给驾校做排课软件。过去半年30家驾校每月付我们200元。'],
] as const)('what goes on is not over: %s %s', ([language, text]) => {
  const [evidence, isAgainst] = shownBy(text, language);
  expect([evidence >= 4, isAgainst]).toEqual([true, false]);
});
