import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { isUntiedSpending } from './acquisition';

type Language = 'en' | 'de' | 'zh';

const spentIn = (text: string, language: Language) =>
  reviewedOf(text, language).filter(({ kind }) => kind === 'acquisitionCost');

test.each<[string, Language, number]>([
  ['We met all of them through the care association; a new home costs us about £140.', 'en', 140],
  ['The cooperative signs growers up at its collection points, which costs us KES 120 for each.', 'en', 120],
  ['Neue Kunden vermittelt der Landesverband, jeder hat uns rund 150 Euro gekostet.', 'de', 150],
  ['Die meisten kommen über Kleinanzeigen, einige schickt der Elektrohändler, der bekommt dafür zehn Euro.', 'de', 10],
  ['客户由六个社区养老服务站介绍,每获得一户成本约45元。', 'zh', 45],
  ['也试过抖音,花了1,500元只来了3个人。', 'zh', 500],
])('what one customer costs is tied to them: %s', (text, language, cost) => {
  const each = spentIn(text, language).map(({ quantity }) => (quantity?.value ?? 0) / (quantity?.among ?? 1));
  expect(each).toEqual([cost]);
  expect(spentIn(text, language).some(isUntiedSpending)).toBe(false);
});

test.each<[string, Language]>([
  ['I walk in and leave six meals. That costs me roughly £30 each visit including petrol.', 'en'],
  ['Theatre Association newsletter, 1 advert £120, brought 5 enquiries.', 'en'],
])('what an attempt costs is no cost of a customer: %s', (text, language) =>
  expect(spentIn(text, language).every(isUntiedSpending)).toBe(true),
);

test('what customers pay wins nobody', () =>
  expect(spentIn('41 organists signed up through the newsletter; parishes pay £8 per filled Sunday.', 'en')).toEqual(
    [],
  ));
