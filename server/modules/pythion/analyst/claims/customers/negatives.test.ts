import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isUncharged } from './uncharged';

const idea =
  'Former patients on the islands lose their strength after an operation. We do rehab by video at 40 pounds a month.';

const reportOf = (sentence: string) => analysisOf(`${idea} ${sentence}`).report;
const problemOf = (sentence: string) => reportOf(sentence).dealBreakers.find(({ key }) => key === 'problem')?.state;
const reasonsOf = (sentence: string) =>
  reportOf(sentence).scores.flatMap(({ reasons }) => reasons.map(({ text }) => text));

test.each([
  'I rang 26 former patients and 19 of them had stopped exercising by week three.',
  'I asked 30 patients and 22 had stopped taking their pills.',
  'We asked 40 patients and 30 had given up running.',
])('what people gave up is their trouble: %s', (sentence) => {
  expect(problemOf(sentence)).not.toBe('fail');
  expect(reportOf(sentence).sentences.map(({ text }) => text)).not.toContainEqual(
    expect.stringContaining('Customers who left'),
  );
});

test.each([
  '18 of the 24 had stopped using it after a month.',
  '18 of the 24 patients had stopped paying after a month.',
  '18 of the 24 patients stopped after a month.',
])('who stops with ours is gone: %s', (sentence) => {
  expect(problemOf(sentence)).toBe('fail');
});

test.each([
  'Nobody has to open the door.',
  'Nobody had to use the stairs any more.',
  'None of the patients needs to use a key.',
])('what nobody has to do is no loss: %s', (sentence) => expect(problemOf(sentence)).not.toBe('fail'));

test.each(['None of the 24 patients used it again.', 'Nobody came any more.'])(
  'who never used it is one: %s',
  (sentence) => expect(problemOf(sentence)).toBe('fail'),
);

const back = 'Customers came back or renewed.';

test.each([
  ['Last year we sold 140 belts. 11 came back.', 'Last year we sold 140 belts. 11 came back for a second one.'],
  [
    'Last year 23 belts were sold. Buyers worry that it is broken, so Piet tests it and the buyer pays. 2 came back out of the 23.',
    'Last year 23 patients paid. Buyers worry that it is broken, so Piet tests it. 12 came back out of the 23.',
  ],
  ['We rent out 80 drills. 3 came back with the same fault.', 'Of the 80 patients, 61 came back within a year.'],
  ['23 clinics bought one. 2 came back because the motor was broken.', '23 clinics bought one. 12 came back for more.'],
])('goods that came back are no loyal customers: “%s”, “%s”', (goods, customers) => {
  expect(reasonsOf(goods)).not.toContain(back);
  expect(reasonsOf(customers)).toContain(back);
});

test.each([
  [
    'Two of the three clinics have paid, the third is waiting on governors.',
    'Two of the three clinics have paid again.',
  ],
  ['12 clinics have paid us so far.', '12 clinics pay us every month.'],
  ['61 patients have used it and paid.', '61 patients have used it and paid, 44 of them more than three times.'],
])('who paid once has not come back: “%s”, “%s”', (once, again) => {
  expect(reasonsOf(once)).not.toContain(back);
  expect(reasonsOf(again)).toContain(back);
});

const unpaid = 'Nobody paid who was asked to.';

test('nobody was asked to pay where only others have bought', () => {
  expect(reasonsOf('Nobody outside our clinic has bought.')).not.toContain(unpaid);
  expect(reasonsOf('We offered it to 40 clinics and nobody outside the family bought.')).toContain(unpaid);
  expect(reasonsOf('We asked 40 clinics and nobody bought.')).toContain(unpaid);
});

const won = 'You know what a new customer costs.';

test.each([
  [
    'We win them through the guild. The borrowing clinic pays £20 per set per term, the lender gets 12 and 8 is ours.',
    'We win clinics through the guild, and winning a clinic costs us £20.',
  ],
  [
    'I get to them through Ian, 2 of the 4 came that way.',
    'I get to them through Ian for £30, and that won 2 clinics.',
  ],
])('what is shared or counted is no cost of a customer: “%s”, “%s”', (shared, spent) => {
  expect(reasonsOf(shared)).not.toContain(won);
  expect(reasonsOf(spent)).toContain(won);
});

test('who registered and who goes on give the share who left', () => {
  const { sentences } = analysisOf(
    '国内的小开发团队每月要花两天修数据库。我们给小开发团队做数据库托管。90个人注册了免费版，两个月后还有17个在跑。',
  ).report;
  expect(sentences.map(({ text, formula }) => `${text} ${formula ?? ''}`)).toContainEqual(
    expect.stringContaining('73 of 90'),
  );
  expect(sentences.map(({ text }) => text).join(' ')).not.toContain('the share of customers who leave');
});

test.each([
  'Wir vermieten Saunen für 220 Euro je Wochenende. Die meisten kommen über den Aushang beim Getränkemarkt Huber, der kriegt dafür 10 Euro pro Buchung.',
  '我们翻新外卖骑手的电动车电池，每块收380元。骑手大多是站长介绍来的，我们给站长每块20元。',
])('a fee for each sale is what its customer costs: %s', (text) => {
  expect(
    analysisOf(text)
      .report.sentences.map((sentence) => sentence.text)
      .join(' '),
  ).not.toContain('how many customers that spending won');
});

test('who walked out of somebody else’s house told a trouble', () => {
  const text = '我们做翻译耳机。去年秋天我们在馆门口问了60个外国游客，47个说看了半小时就走了因为看不懂。';
  expect(analysisOf(text).report.dealBreakers.find(({ key }) => key === 'problem')?.state).not.toBe('fail');
});

test('who was paying somebody before us hasn’t paid us', () => {
  expect(reasonsOf('9 were already paying privately.')).not.toContain('Customers have paid.');
  expect(reasonsOf('9 clinics are paying us already.')).toContain('Customers have paid.');
});

const isUnpaid = (text: string, language = 'en'): boolean => {
  const { clauses } = readText(text, language);
  return readClaims(clauses).some(({ kind }) => kind === 'nobodyPaid') && !clauses.some(isUncharged);
};

test.each([
  ['en', 'So far no one has paid, I put the money in myself.'],
  ['en', 'No one has paid so far, it is free.'],
  ['de', 'Bisher hat niemand bezahlt, das Geld kam von mir.'],
  ['es', 'Nadie ha pagado, el dinero lo puse yo.'],
])('nobody refuses who was not charged: %s %s', (language, text) => expect(isUnpaid(text, language)).toBe(false));

test.each([
  'We asked 40 gardeners to pay £5 and nobody paid.',
  'We asked 40 gardeners to pay £5, nobody paid, so I put the money in myself.',
])('who was asked and did not pay does: %s', (text) => expect(isUnpaid(text)).toBe(true));
