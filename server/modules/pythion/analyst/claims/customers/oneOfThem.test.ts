import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isOneOfThem } from './oneOfThem';
import { isStaffOfFirm } from './staffOfFirm';

const isOne = (text: string, language: string): boolean =>
  readText(text, language).clauses.some(({ context }) => isOneOfThem(context));

test.each([
  ['zh', '其中一个小区后来换了物业公司,就不再用了。'],
  ['zh', '其中一家后来关门,就不再续了。'],
  ['zh', '有两家退了货,说车间网络太差。'],
  ['zh', '其中两户不肯再租,其他的还在用。'],
  ['en', 'One of the three trial estates changed its manager and no longer uses it.'],
  ['en', 'Later two of them stopped, because the network was bad.'],
  ['de', 'Eine der Wohnanlagen hat später die Verwaltung gewechselt und nutzt es nicht mehr.'],
  ['de', 'Einer davon ist abgesprungen.'],
  ['es', 'Una de las fincas cambió de administrador y ya no lo usa.'],
])('one or two of some have left: %s %s', (language, text) => {
  expect(isOne(text, language)).toBe(true);
  expect(reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed')).toBe(false);
});

test.each([
  ['zh', '其中一家后来关门,另外四家也不用了。'],
  ['zh', '其中两个月后都不用了。'],
  ['zh', '试用了五家,后来全都不用了。'],
  ['en', 'One of them left, and none of the others came back.'],
  ['en', 'All of them stopped after a month.'],
  ['de', 'Einer davon ist abgesprungen, die anderen auch.'],
  ['es', 'Una de las fincas lo dejó, y las demás también.'],
])('all have left, or nobody is counted: %s %s', (language, text) => expect(isOne(text, language)).toBe(false));

const staffIn = (text: string, language: string): number[] =>
  readText(text, language).clauses.flatMap(({ tokens, quantities }) =>
    quantities.flatMap((count) => (count.kind === 'count' && isStaffOfFirm(tokens, count) ? count.value : [])),
  );

test.each([
  ['zh', '客户是东莞、中山一带二十到一百人的厂。', 100],
  ['en', 'Our customers are firms with 20 to 100 employees.', 100],
  ['de', 'Unsere Kunden sind Betriebe mit 20 bis 100 Mitarbeitern.', 100],
  ['es', 'Nuestros clientes son empresas de 20 a 100 empleados.', 100],
])('the staff of each firm: %s %s', (language, text, value) => expect(staffIn(text, language)).toContain(value));

test.each([
  ['zh', '已经卖给了17家工厂。'],
  ['zh', '有33个人在用。'],
  ['en', 'We sold it to 17 firms.'],
  ['en', 'We train 40 workers a month.'],
])('customers are no staff of a firm: %s %s', (language, text) => expect(staffIn(text, language)).toEqual([]));

test('those who left are a part of the customers, and not of the staff of each', () =>
  expect(
    reviewedOf('客户是东莞一带二十到一百人的厂。已经卖给了17家工厂。有两家退了货。', 'zh').flatMap(
      ({ kind, quantity }) => (kind === 'churn' && quantity?.of !== undefined ? [[quantity.value, quantity.of]] : []),
    ),
  ).toEqual([[2, 17]]));
