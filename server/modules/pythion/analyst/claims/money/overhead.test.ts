import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { overheadsIn } from './overhead';

const overheads = (language: string, text: string): string[] =>
  readText(text, language).clauses.flatMap((clause) =>
    overheadsIn(clause).map(({ value, period, per }) => [value, per, period].filter(Boolean).join('/')),
  );

test.each([
  ['en', 'The rent is 600 euro a month.', ['600/month']],
  ['en', 'Kitchen rent is Rs 18,000 monthly.', ['18000/month']],
  ['en', 'The shop rent is £900 a month, the electricity £120.', ['900/month', '120/month']],
  ['en', 'The pitch at the market is 60 euro a month.', ['60/month']],
  ['en', 'My phone is 30 euro a month.', ['30/month']],
  ['en', 'The van, the unit and insurance cost us 1,350 a month whether we work or not.', ['1350/month']],
  ['en', 'The wages come to £2,100 a month and the van loan to £310.', ['2100/month', '310/month']],
  ['de', 'Die Halle macht 900 Euro im Monat aus.', ['900/month']],
  ['de', 'Strom, Standplatz und Befüllen machen 900 Euro im Monat aus.', ['900/month']],
  ['de', 'Für Strom und Standplatz gehen im Monat 900 Euro drauf.', ['900/month']],
  ['de', 'Miete und Strom fressen 900 Euro im Monat.', ['900/month']],
  ['de', 'Für die Garage zahle ich 280 Euro im Monat.', ['280/month']],
  ['es', 'De autónomos pago 290 euros al mes.', ['290/month']],
  ['es', 'La cuota de autónomos son 290 euros al mes.', ['290/month']],
  ['es', 'El arriendo de la cava son 1.200.000 pesos al mes.', ['1200000/month']],
  ['es', 'Pago 300.000 pesos de plaza por semana.', ['300000/week']],
  ['es', 'Pago 12 mil de renta por la cocina y 9 mil a mi ayudanta al mes.', ['12000/month', '9000/month']],
  ['zh', '仓库每月租金6000元。', ['6000/month']],
  ['zh', '每个月要付房东2600元房租。', ['2600/month']],
  ['zh', '我的房东每个月收我2600元。', ['2600/month']],
  ['zh', '租一间厨房每个月3500元。', ['3500/month']],
  ['zh', '每个月房租4500元，水电800元，工资3800元。', ['4500/month', '800/month', '3800/month']],
  ['zh', '房租每个月4500元，请了一个阿姨，工资3800元。', ['4500/month', '3800/month']],
])('what is paid whoever buys is an overhead: %s, %s', (language, text, expected) => {
  expect(overheads(language, text)).toEqual(expected);
});

test.each([
  ['en', 'A bakery pays 30 pounds a month.'],
  ['en', 'The gym is 30 euro a month.'],
  ['en', 'Insurance for couriers is £9 a month.'],
  ['en', "Bakeries' rent is 2,000 pounds a month."],
  ['en', 'The rent is £900 a month, a haircut £12.'],
  ['en', 'Chair rent is £90 a week.'],
  ['en', 'Van loan: $690 a month until 2029.'],
  ['de', 'Kredit für den Wagen: 300 Euro im Monat.'],
  ['zh', '车贷每月3000元。'],
  ['de', 'Ausfälle fressen 900 Euro im Monat.'],
  ['de', 'Der Strom kostet die Bäckereien 900 Euro im Monat.'],
  ['de', 'Für die Buchung zahlen Bäckereien 9 Euro im Monat.'],
  ['es', 'Un plan de pago son 30 euros al mes.'],
  ['es', 'El alquiler de la bici son 30 euros al mes.'],
  ['es', 'Las panaderías pagan 30 euros al mes.'],
  ['zh', '我们出租店面，每个月租金4500元。'],
  ['zh', '客户每个月房租1万元。'],
  ['zh', '每台每个月租金300元。'],
  ['zh', '一个月会员费99元。'],
])('what others pay, and what is offered, is no overhead of ours: %s, %s', (language, text) => {
  expect(overheads(language, text)).toEqual([]);
});
