import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const ideas = {
  en: 'Our app plans tours for florists. ',
  de: 'Unsere App plant Touren für Floristen. ',
  es: 'Nuestra app planifica rutas para floristas. ',
  zh: '我们的小程序为花店规划路线。',
} as const;
type Language = keyof typeof ideas;

const read = (language: Language, sentences: string) => {
  const { facts, report } = analysisOf(ideas[language] + sentences);
  return {
    fixed: facts.fixedCosts?.amount,
    cash: facts.cash?.amount,
    price: facts.price?.amount,
    formulas: report.sentences.flatMap(({ formula }) => formula ?? []),
    reasons: report.scores.flatMap(({ reasons }) => reasons.map(({ text }) => text)),
  };
};

test.each<[Language, string, number, string]>([
  [
    'en',
    'Our rent is 900 euros a month and our developer costs 6,000 euros a month. We have 40,000 euros in the bank.',
    6900,
    '40,000 EUR ÷ (6,000 + 900) EUR per month ≈ 5.8 months',
  ],
  [
    'en',
    'We spend 1,200 euros a month on servers and 4,000 euros a month on salaries. We have 52,000 euros left.',
    5200,
    '52,000 EUR ÷ (1,200 + 4,000) EUR per month = 10 months',
  ],
  ['en', 'Rent costs us 500 euros a month. Our two developers cost 9,000 euros a month.', 9500, ''],
  ['en', 'Every month we spend 300 euros on hosting and 700 on insurance.', 1000, ''],
  ['en', 'We pay 900 euros a month in rent and 6,000 euros a month to our developer.', 6900, ''],
  [
    'de',
    'Unsere Miete beträgt 900 Euro im Monat und unser Entwickler kostet 6.000 Euro im Monat. Wir haben 40.000 Euro auf der Bank.',
    6900,
    '40,000 EUR ÷ (6,000 + 900) EUR per month ≈ 5.8 months',
  ],
  [
    'de',
    'Wir geben im Monat 1.200 Euro für Server und 4.000 Euro für Gehälter aus. Wir haben noch 52.000 Euro.',
    5200,
    '52,000 EUR ÷ (1,200 + 4,000) EUR per month = 10 months',
  ],
  [
    'de',
    'Wir geben jeden Monat 7.000 Euro aus und haben noch 42.000 Euro auf der Bank.',
    7000,
    '42,000 EUR ÷ 7,000 EUR per month = 6 months',
  ],
  [
    'es',
    'Tenemos 40.000 euros en el banco y gastamos 7.000 euros al mes.',
    7000,
    '40,000 EUR ÷ 7,000 EUR per month ≈ 5.71 months',
  ],
  [
    'es',
    'El alquiler son 900 euros al mes y nuestro programador cuesta 3.000 euros al mes. Nos quedan 39.000 euros.',
    3900,
    '39,000 EUR ÷ (3,000 + 900) EUR per month = 10 months',
  ],
  [
    'zh',
    '房租每月900元,开发工程师每月6000元。账上还有69000元。',
    6900,
    '69,000 CNY ÷ (6,000 + 900) CNY per month = 10 months',
  ],
  ['zh', '我们每月花7000元,账上有42000元。', 7000, '42,000 CNY ÷ 7,000 CNY per month = 6 months'],
])('all that is paid in a month counts: %s %s', (language, sentences, fixed, formula) => {
  const result = read(language, sentences);
  expect(result.fixed).toBe(fixed);
  expect(result.price).toBeUndefined();
  expect(result.reasons).not.toContain('You said what the price is for.');
  if (formula) expect(result.formulas).toContain(formula);
});

test.each<[Language, string]>([
  ['en', 'We spend 7,000 euros a month, of which 4,000 on salaries.'],
  ['en', 'We spend 7,000 euros a month, including 4,000 euros for salaries.'],
  ['en', 'We burn 7,000 euros a month. The rent is 900 euros a month.'],
  ['de', 'Wir geben 7.000 Euro im Monat aus, davon 4.000 Euro für Gehälter.'],
  ['zh', '我们每月支出7000元,其中工资4000元。'],
])('a total and its parts are not added up: %s %s', (language, sentences) => {
  const { fixed, price } = read(language, sentences);
  expect(fixed).toBe(7000);
  expect(price).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'Florists in Lyon spend 300 euros a month on vans and 200 euros a month on phones.'],
  ['en', 'Our course costs 60 euros a month.'],
  ['es', 'Las floristas gastan 300 euros al mes en furgonetas.'],
])('what others spend, and our price, is no fixed cost: %s %s', (language, sentences) => {
  expect(read(language, sentences).fixed).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'From each sale we have 40 euros left.'],
  ['en', 'After all costs we have 40 euros left.'],
  ['de', 'Pro Auftrag haben wir noch 40 Euro übrig.'],
  ['zh', '我们向银行贷款15万元。'],
])('what a sale leaves or a bank lends is no cash: %s %s', (language, sentences) => {
  expect(read(language, sentences).cash).toBeUndefined();
});

test.each<[Language, string]>([
  [
    'en',
    'Small firms lose calls. A secretary costs 2,500 euros a month. Our assistant answers calls for 90 euros a month.',
  ],
  ['en', 'An employee costs 3,000 euros a month.'],
  ['en', 'Employees cost 3,000 euros a month.'],
  ['de', 'Eine Sekretärin kostet 2.500 Euro im Monat.'],
  ['es', 'Una secretaria cuesta 1.500 euros al mes.'],
  ['zh', '一名员工每月要5000元。'],
])('what anybody pays for somebody is no fixed cost of ours: %s %s', (language, sentences) => {
  expect(read(language, sentences).fixed).toBeUndefined();
});

test.each<[Language, string, number]>([
  ['en', 'A developer costs us 6,000 euros a month.', 6000],
  ['en', 'Our rent, our hosting and an accountant cost 1,900 euros a month.', 1900],
  ['de', 'Ein Entwickler kostet uns 6.000 Euro im Monat.', 6000],
  ['es', 'Una secretaria nos cuesta 1.500 euros al mes.', 1500],
  ['zh', '我们的员工每月要5000元。', 5000],
])('whom we employ is one: %s %s', (language, sentences, fixed) => {
  expect(read(language, sentences).fixed).toBe(fixed);
});

test.each([' rent', ' our hosting', ' developer'])('a long list is looked at once for each part: %s', (part) => {
  const list = Array.from({ length: 200 }, () => part).join(' and');
  expect(read('en', `Our${list} and they up 900 euros a month.`).fixed).toBeUndefined();
  expect(read('en', `Our${list} hosting up 900 euros a month.`).fixed).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'We have 9,000 euros left on our loan.'],
  ['en', 'We have 9,000 euros left in unpaid bills.'],
  ['en', 'We have 9,000 euros left of the loan.'],
  ['en', 'We have 9,000 euros left to repay.'],
  ['es', 'Nos quedan 9.000 euros de deuda.'],
  ['es', 'Nos quedan 9.000 euros del préstamo.'],
  ['de', 'Wir haben noch 9.000 Euro Schulden.'],
  ['de', 'Wir haben noch 9.000 Euro vom Kredit übrig.'],
  ['zh', '我们手头还有9000元贷款。'],
  ['en', 'Our rent is 900 euros a month. 22 bakers pay 90 euros a month and we have 40 euros left.'],
  ['de', '22 Bäcker zahlen 90 Euro im Monat und wir haben noch 40 Euro übrig.'],
  ['es', '22 panaderías pagan 90 euros al mes y nos quedan 40 euros.'],
])('what is owed, and what is left of a price, is no cash: %s %s', (language, sentences) => {
  expect(read(language, sentences).cash).toBeUndefined();
});

test.each<[Language, string, number]>([
  ['en', 'We have 9,000 euros left in our business account.', 9000],
  ['en', 'We have 9,000 euros left of our savings.', 9000],
  ['en', 'We have 9,000 euros left for this year.', 9000],
  ['en', '22 bakers pay 90 euros a month and we have 9,000 euros left.', 9000],
  ['en', 'We pay 900 euros a month in rent and we have 400 euros left.', 400],
  ['es', 'Nos quedan 9.000 euros de nuestros ahorros.', 9000],
  ['es', 'Nos quedan 9.000 euros en el banco.', 9000],
  ['de', 'Wir haben noch 9.000 Euro auf dem Konto.', 9000],
])('what is left at the bank is: %s %s', (language, sentences, cash) => {
  expect(read(language, sentences).cash).toBe(cash);
});
