import { expect, test } from 'vitest';
import { statementLabels, type StatementLabel } from '../network/labels';
import type { Odds } from '../network/statementNetwork';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';
import { reviewClaims } from './reviewClaims';

/** What a sentence states where the network is sure of one label, beside what the rules read. */
function stated(text: string, label: StatementLabel): string[] {
  const { clauses } = readText(text, undefined);
  const odds = { ...Object.fromEntries(statementLabels.map((name) => [name, 0.2])), [label]: 0.95 } as Odds;
  return reviewClaims(readClaims(clauses), clauses, new Map(clauses.map(({ sentence }) => [sentence, odds]))).map(
    ({ kind, evidence }) => (kind === 'evidence' ? `evidence${Math.floor(evidence)}` : kind),
  );
}

test.each<[StatementLabel, string, string]>([
  ['priceUnit', 'Each month they wire us 20 dollars.', 'Each month 4% of them leave.'],
  ['priceUnit', 'The firms settle 60 euros per client.', 'We pay him 60 euros per client.'],
  ['priceUnit', 'They wire us 35 euros a visit.', 'Every cancellation costs the practice 50 euros.'],
  ['priceUnit', 'They wire us 35 euros a visit.', 'My costs: flour 30, a van 400 euros a month.'],
  ['priceUnit', 'They wire us 35 euros a visit.', 'Ausgaben: Transporter 450, Aushilfe 800 Euro im Monat.'],
  ['payer', 'The shops wire us 8 euros.', 'In May we paid 12 testers.'],
  ['negativeMargin', 'Each box leaves us 4 euros short.', 'Rent is £96 a month and the van eats £120.'],
  ['negativeMargin', 'Each box leaves us 4 euros short.', 'A courier is £44 and the borrower pays it.'],
  ['positiveMargin', 'We keep 4 euros of each box.', 'The solicitor gets £40 per lease.'],
  ['positiveMargin', 'Of each box 4 euros stay with us.', 'We have 18,000 dollars left and spend 3,000.'],
  ['alternative', 'They write it down on paper.', 'Court date reminders.'],
  ['alternativeFails', 'The paper gets lost.', 'They use a whiteboard.'],
  ['trouble', 'They lose 2% of their boxes.', 'We lose 2% of our boxes.'],
  ['countSource', 'The guild of Graz counts 3,000 bakeries.', 'There are 3,000 bakeries in Graz.'],
  ['countSource', 'Die Handwerkskammer führt 388 Betriebe.', 'In Kassel arbeiten 388 Betriebe.'],
  ['teamFits', 'My partner was a nurse for 12 years.', 'My partner has been a nurse.'],
  ['permission', 'The certificate came in May.', 'Of the 30 who sat the exam, 24 passed.'],
  ['acquisitionCost', '介绍一个客户给他190元。', '去掉介绍费,每单大概剩190元。'],
  ['costCounted', 'They lose 6% of their week to wrong figures.', 'In twelve houses it was 6% off.'],
  ['repeat', 'One clinic paid $200 for its second year.', 'One clinic paid $200 for its first year.'],
])('%s is stated by “%s” and not by “%s”', (label, founded, unfounded) => {
  expect(stated(founded, label)).toContain(label);
  expect(stated(unfounded, label)).not.toContain(label);
});

test.each([
  ['40 drivers settled 8 euros per booking.', 'Drivers pay 8 euros per booking.'],
  ['A tenner went on the table at each of the 9 stalls.', 'Its £15 a week for 12 weeks.'],
  ['Four law firms settled 90 dollars for it.', 'Four law firms got it for free.'],
  ['Three contracts were settled at 2,400 euros each.', 'We signed three contracts at 2,400 euros each.'],
  ['45,000 euros came in from 30 shops.', 'We have 45,000 euros in the bank.'],
  ['30 shops settled 45,000 euros.', 'No shop has paid the 45 euros yet.'],
  ['Since May a tower pays us £240.', 'With us a tower pays £240 every year.'],
  ['A florist in Leeds pays us £40 every month.', 'With us a florist pays £40 every month.'],
  ['I offer a contract: 17 schools paid 150 euros.', 'I offer a contract: two tunings for 150 euros per year.'],
  ['17 gremios abonaron 30 euros.', 'Cobraríamos 3 euros por colmena y mes.'],
])('a payment is told by “%s” and not by “%s”', (founded, unfounded) => {
  expect(stated(founded, 'evidence5')).toContain('evidence5');
  expect(stated(unfounded, 'evidence5')).not.toContain('evidence5');
});

test.each([
  ['Six shops log in each day.', 'Six shops left last year.'],
  ['In August 70 logged their hives, as our server shows.', 'In August 70 had not logged in, as our server shows.'],
])('use is told by “%s” and not by “%s”', (founded, unfounded) => {
  expect(stated(founded, 'evidence4')).toContain('evidence4');
  expect(stated(unfounded, 'evidence4')).not.toContain('evidence4');
});

test.each([
  'Output went up from 87% to 81% after cleaning.',
  'In our county 12% missed hearings, with our texts 19%.',
  'Before we had it 1 of 10 runs failed, now 3 of 10.',
  '340 members now, up from 120 a year ago.',
  'Two contractors right now, 5 crews, about 46 plates a day.',
])('no difference was measured: %s', (sentence) => {
  expect(stated(sentence, 'measuredDifference')).not.toContain('measuredDifference');
  expect(stated(sentence, 'evidence4')).not.toContain('measuredDifference');
});

test.each([
  'In our county 19% missed hearings, with our texts 12%.',
  'Before we had it 3 of 10 runs failed, now 1 of 10.',
  '损耗从30%降到了8%。',
  'Plates per day: 46 with us, 20 without.',
  'Downtime per week: 9 hours before, 3 hours now.',
])('a difference was measured: %s', (sentence) => {
  expect(stated(sentence, 'measuredDifference')).toContain('measuredDifference');
});

test('no churn is no loss', () => {
  expect(stated('Churn: none yet, with two customers.', 'nobodyStayed')).not.toContain('nobodyStayed');
});

test('a deposit that each of them paid is no mere price', () => {
  expect(stated('每人交了200元定金。', 'evidence5')).toContain('evidence5');
  expect(stated('每人200元定金。', 'evidence5')).not.toContain('evidence5');
});
