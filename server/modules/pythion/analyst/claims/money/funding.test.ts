import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsIn = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  ['zh', '亭子改造要11万元,我们自己出了6万元,还差5万元。'],
  ['zh', '开店装修要8万元,自己出了5万元,还差3万元。'],
  ['zh', '启动资金要20万元,合伙人凑了12万元,缺口8万元。'],
  ['en', 'The conversion costs 110,000 euros; we put in 60,000 ourselves, and 50,000 are still missing.'],
  ['en', 'Equipment comes to £40,000, we have raised £25,000, so we are short of £15,000.'],
  ['de', 'Der Umbau kostet 110.000 Euro, wir haben 60.000 selbst aufgebracht, es fehlen noch 50.000.'],
  ['de', 'Die Einrichtung kostet 30.000 Euro, uns fehlen noch 12.000 Euro.'],
  ['es', 'La reforma cuesta 110.000 euros; pusimos 60.000 y nos faltan 50.000.'],
])('an investment and its funding are no cost of a sale: %s %s', (language, text) => {
  const kinds = kindsIn(text, language);
  for (const kind of ['negativeMargin', 'unitCost', 'priceNumber', 'paidPrice']) expect(kinds).not.toContain(kind);
});

test.each([
  ['zh', '一个花圈卖890元,成本要950元。', 'negativeMargin'],
  ['en', 'A box sells for 5 euros but costs us 7 to make.', 'negativeMargin'],
  ['de', 'Eine Kiste verkaufen wir für 5 Euro, sie kostet uns 7 Euro.', 'negativeMargin'],
  ['en', 'We are short of 2 machines, and 12 cafés pay us 90 euros a month.', 'priceNumber'],
  ['de', 'Uns fehlen 2 Maschinen, und 12 Cafés zahlen uns 90 Euro im Monat.', 'priceNumber'],
  ['es', 'Nos faltan 2 máquinas y 12 cafés nos pagan 90 euros al mes.', 'priceNumber'],
  ['en', 'We sell the missing parts of old clocks for £40 each.', 'priceNumber'],
])('a loss on a sale and a price stay: %s %s', (language, text, kind) =>
  expect(kindsIn(text, language)).toContain(kind),
);
