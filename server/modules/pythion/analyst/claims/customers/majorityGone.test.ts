import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { readMajorities, withMajorities } from './majorityGone';

const before: Readonly<Record<string, string>> = {
  en: 'Twenty firms pay for the tool.',
  de: 'Zwanzig Vereine bezahlen dafür.',
  es: 'Veinte fontaneros pagan por el programa.',
  zh: '有二十家诊所付钱用这个工具。',
};
const sharesIn = (language: string, text: string): number[] =>
  readMajorities(readText(`${before[language]} ${text}`, language).clauses).map(({ share }) => share);

test.each([
  ['en', 'Sixteen firms did not renew.', 0.8],
  ['en', 'Sixteen firms did not want us to come again.', 0.8],
  ['en', 'Half of the firms sent it back.', 0.5],
  ['en', 'Nine in ten firms stopped using it after the trial.', 0.9],
  ['en', 'Only three of the twenty stayed.', 0.85],
  ['en', 'Two thirds of the customers wanted their money back.', 2 / 3],
  ['en', 'Of the 400 people who tried it, 390 were gone after one week.', 0.975],
  ['de', 'Fünfzehn Vereine haben nicht verlängert.', 0.75],
  ['de', 'Im letzten Monat ist die Hälfte unserer Kunden abgesprungen.', 0.5],
  ['de', 'Nur drei der zwanzig Vereine sind geblieben.', 0.85],
  ['es', 'Doce de los veinte fontaneros se dieron de baja.', 0.6],
  ['es', 'El mes pasado se nos fue la mitad de los clientes.', 0.5],
  ['es', 'La probaron 200 personas y a las dos semanas quedaban tres.', 0.985],
  ['en', 'Nearly all of our customers have gone over to a competitor.', 0.9],
  ['de', 'Sechzehn der zwanzig Vereine sind zur Konkurrenz gewechselt.', 0.8],
  ['es', 'Se marcharon cuatro de cada cinco clientes.', 0.8],
  ['es', 'Casi todos los clientes se han pasado a la competencia.', 0.9],
  ['zh', '二十家里有十六家转到竞争对手了。', 0.8],
  ['zh', '二十家里有十六家换成竞争对手的软件了。', 0.8],
  ['zh', '二十家里有十二家转去用美团了。', 0.6],
  ['zh', '二十家里有十二家上个月停了。', 0.6],
  ['zh', '上个月我们的客户走了一半。', 0.5],
  ['zh', '买过的客人里九成没有再来买。', 0.9],
])('readMajorities reads which share of the customers is gone: %s %s', (language, text, share) => {
  expect(sharesIn(language, text)[0]).toBeCloseTo(share);
});

test.each([
  ['en', 'Two of the twenty firms cancelled.'],
  ['en', 'Twelve of the twenty firms have not cancelled.'],
  ['en', 'Half of their customers left last year.'],
  ['en', 'Our rival lost half of its customers.'],
  ['en', 'Fourteen firms left us a review.'],
  ['en', 'Twelve firms left their old accountant.'],
  ['en', 'Most of the firms stopped ringing customers.'],
  ['en', 'Fifteen of the twenty firms got their money back from their customers.'],
  ['en', 'Half of the invoices were gone after a week.'],
  ['en', 'We fear that half of the firms will cancel.'],
  ['de', 'Zwei der zwanzig Vereine haben gekündigt.'],
  ['de', 'Zwölf der zwanzig Vereine haben nicht gekündigt.'],
  ['de', 'Die Hälfte der Vereine hat ihren alten Vertrag gekündigt.'],
  ['de', 'Die Hälfte der Trainer hat im Dezember aufgehört.'],
  ['es', 'Dos de los veinte fontaneros se dieron de baja.'],
  ['es', 'La mitad de los vecinos se fue de vacaciones.'],
  ['zh', '二十家里有两家停了。'],
  ['zh', '二十家里有十六家改用我们的软件了。'],
  ['zh', '一半的病人不来了。'],
  ['zh', '我们担心一半的诊所会退订。'],
])('readMajorities reads no few, no other people and no plans: %s %s', (language, text) => {
  expect(sharesIn(language, text)).toEqual([]);
});

test('readMajorities reads no trouble that is told before anybody pays', () => {
  const { clauses } = readText('Half of the patients left the course last year. Sixteen patients use our calls.', 'en');
  expect(readMajorities(clauses)).toEqual([]);
});

test.each([
  [
    'en',
    'I built a locker with a card reader. A locker costs me £410 to build and I ask £690 for it. The first farm that bought a locker sent it back after a month.',
  ],
  ['zh', '我写了一个报名页面。现在有十一个俱乐部在付费用它。两个俱乐部因为重复扣款把钱要了回去，不再用了。'],
])('a few who left tell no trouble and no way of today: %s %s', (language, text) => {
  const { clauses } = readText(text, language);
  const last = clauses.find(({ tokens }) => /^(?:the|两)$/.test(tokens[0]?.text ?? ''))!;
  const kinds = ['trouble', 'alternative'] as const;
  expect(
    withMajorities(
      kinds.map((kind) => makeClaim(kind, last)),
      clauses,
    ),
  ).toEqual([]);
});

test.each([
  ['en', 'Of the 52 launderettes that took it, 45 turned down a second year at £96.', true],
  ['en', 'Of the 40 gyms that paid £30 a month, 34 declined to renew.', true],
  ['en', 'Twenty gyms paid us £300, and 17 of them said no to another season.', true],
  ['de', 'Von den 52 Waschsalons, die zahlten, haben 45 ein zweites Jahr abgelehnt.', true],
  ['es', 'De las 52 lavanderías que pagaron 96 euros, 45 rechazaron un segundo año.', true],
  ['zh', '上个月31家铺子每家付了我们60元，这个月28家要求退费。', true],
  ['zh', '52家洗衣店付了我们96元，45家不愿续第二年。', true],
  ['en', 'Twenty gyms paid us £300, and two of them declined to renew.', false],
  ['en', 'Twenty gyms turned down an offer of the dealer, and paid us £300.', false],
  ['zh', '上个月31家铺子每家付了我们60元，这个月两家要求退费。', false],
] as const)('most refuse to go on, or want their money: %s, %s', (language, text, isMost) => {
  expect(readMajorities(readText(text, language).clauses).length > 0).toBe(isMost);
});
