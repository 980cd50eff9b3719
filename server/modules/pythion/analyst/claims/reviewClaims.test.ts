import { expect, test } from 'vitest';
import { statementLabels, type StatementLabel } from '../network/labels';
import type { Odds } from '../network/statementNetwork';
import { readText } from '../text/readText';
import { makeClaim, type Claim } from './claim';
import { readClaims } from './readClaims';
import { reviewClaims } from './reviewClaims';

type Stated = Partial<Record<StatementLabel, number>>;

/** Claims of a text, with given odds of the network for every sentence and `rest` for the other labels. */
function review(text: string, stated: Stated, rest = 0): Claim[] {
  const { clauses } = readText(text, 'en');
  const odds = { ...Object.fromEntries(statementLabels.map((label) => [label, rest])), ...stated } as Odds;
  return reviewClaims(readClaims(clauses), clauses, new Map(clauses.map(({ sentence }) => [sentence, odds])));
}

const nameOf = ({ kind, evidence }: Claim): string => (kind === 'evidence' ? `evidence ${Math.floor(evidence)}` : kind);
const kindsOf = (text: string, stated: Stated, rest = 0): string[] => review(text, stated, rest).map(nameOf);
const wordsOf = ({ clause }: Claim): string => clause.tokens.map(({ text }) => text).join(' ');

test('what the rules miss is added, with what it implies', () => {
  const paid = kindsOf('A tenner went on the table at each of the 9 stalls.', { paidPrice: 0.9, evidence5: 0.9 });
  expect(paid).toEqual(expect.arrayContaining(['paidPrice', 'evidence 5', 'proof', 'realUse']));
  expect(kindsOf('The kiln eats 40 minutes of their morning.', { frequencyOrCost: 0.5 })).toContain('trouble');
});

test('only what money or use shows has the evidence of the sentence', () => {
  const claims = review('A tenner went on the table at each of the 9 stalls.', {
    paidPrice: 0.9,
    channel: 0.9,
    evidence5: 0.9,
  });
  expect(claims.find(({ kind }) => kind === 'paidPrice')?.evidence).toBe(5);
  expect(claims.find(({ kind }) => kind === 'channel')?.evidence).toBe(0);
});

test('what only has the words of evidence is dropped, with what rests on it', () => {
  const text = 'Twelve bakers pay us 40 euros a month.';
  expect(kindsOf(text, {}, 0.3)).toEqual(expect.arrayContaining(['evidence 5', 'payingCustomers', 'sizeFromPrice']));
  for (const kind of ['evidence 5', 'payingCustomers', 'sizeFromPrice', 'groupDetail'])
    expect(kindsOf(text, {}), kind).not.toContain(kind);
});

test('what a kept claim implies is kept as the rules read it', () => {
  const text = 'Dental practices lose four hours a week on recalls.';
  const { clauses } = readText(text, 'en');
  const own = readClaims(clauses).find(({ kind }) => kind === 'trouble');
  expect(review(text, { frequencyOrCost: 0.5 }).find(({ kind }) => kind === 'trouble')?.subject).toBe(own?.subject);
});

test('a plan, a doubt, a denial, payments of ours and to others support nothing, whatever the odds', () => {
  const paid = { paidPrice: 0.95, evidence5: 0.95 };
  for (const text of [
    'Perhaps 12 bakers will hand over a deposit.',
    'We plan to win 12 bakers who renew.',
    'None of the 12 bakers put a tenner down.',
    'We paid 12 bakers 40 euros.',
    'The 12 bakers in town have not paid.',
    'We bake bread for cafes, and none of the 12 cafes paid.',
    'We plan to win 300 bakers who pay 40 euros a month, and we sell flour.',
    'The customers of Acme put 40 euros down in May.',
  ]) {
    const kinds = kindsOf(text, paid);
    expect(kinds, text).not.toContain('evidence 5');
    expect(kinds, text).not.toContain('paidPrice');
  }
  expect(kindsOf('12 bakers put a tenner down.', paid)).toContain('paidPrice');
});

test.each([
  ['en', 'Last year we paid 12 testers 40 euros each.'],
  ['de', 'Im Mai zahlten wir zwölf Bäckern je 40 Euro.'],
  ['es', 'Nosotros pagamos 40 euros al mes a doce panaderos.'],
  ['zh', '我们每月付给12家工厂40元。'],
] as const)('what we pay is no payment to us: %s', (language, text) => {
  const { clauses } = readText(text, language);
  const odds = { ...Object.fromEntries(statementLabels.map((label) => [label, 0])), paidPrice: 0.9, evidence5: 0.9 };
  const kinds = reviewClaims([], clauses, new Map([[clauses[0]!.sentence, odds as Odds]])).map(({ kind }) => kind);
  expect(kinds).not.toContain('evidence');
  expect(kinds).not.toContain('paidPrice');
});

test('a loss on each piece leaves what was paid, and the likelier of paid and unpaid counts', () => {
  const losing = 'Twelve bakers pay us 40 euros a month, but we lose money on each one.';
  const paid = { paidPrice: 0.9, evidence5: 0.9, priceNumber: 0.9, payer: 0.9, negativeMargin: 0.8 };
  expect(kindsOf(losing, paid)).toEqual(expect.arrayContaining(['negativeMargin', 'evidence 5']));
  const kinds = kindsOf('Twelve bakers pay us 40 euros a month.', { ...paid, nobodyPaid: 0.5, negativeMargin: 0 });
  expect(kinds).not.toContain('nobodyPaid');
});

test('figures that moved the wrong way are no measured difference', () => {
  const measured = { measuredDifference: 0.9, evidence4: 0.9 };
  const { clauses } = readText('Nineteen of the 20 jars stayed shut with it.', 'en');
  expect(readClaims(clauses).map(nameOf)).not.toContain('measuredDifference');
  expect(kindsOf('Nineteen of the 20 jars stayed shut with it.', measured)).toContain('measuredDifference');
  expect(kindsOf('Errors rose from 3 to 9 a week.', measured)).not.toContain('measuredDifference');
});

test('the likelier of two opposites counts, and a loss supports nothing', () => {
  const text = 'Of the 20 pools, 17 were back in May.';
  expect(kindsOf(text, { repeat: 0.9, nobodyStayed: 0.6 })).toContain('repeat');
  const lost = kindsOf(text, { repeat: 0.6, nobodyStayed: 0.9, evidence4: 0.9, realUse: 0.5 });
  expect(lost).toContain('nobodyStayed');
  for (const kind of ['repeat', 'realUse', 'evidence 4']) expect(lost, kind).not.toContain(kind);
});

test('customers of others who left are no loss of ours', () => {
  const gone = { nobodyStayed: 0.95 };
  expect(kindsOf('Customers of Acme were gone by May, 30 of 40.', gone)).not.toContain('nobodyStayed');
  expect(kindsOf('Our customers were gone by May, 30 of 40.', gone)).toContain('nobodyStayed');
});

test('counted evidence without a figure needs higher odds', () => {
  const text = 'Every stall came back for more.';
  expect(kindsOf(text, { evidence4: 0.4 })).not.toContain('evidence 4');
  expect(kindsOf(text, { evidence4: 0.7 })).toContain('evidence 4');
});

test('what amounts show of a margin, words don’t change', () => {
  const text = 'We sell it at 40 euros, and it costs us 55 euros to make.';
  expect(kindsOf(text, { priceNumber: 0.9 })).toContain('negativeMargin');
  expect(kindsOf(text, { priceNumber: 0.9, positiveMargin: 0.9 })).not.toContain('positiveMargin');
  expect(kindsOf('Half of each of the 9 sales stays with us.', { positiveMargin: 0.9 })).toContain('positiveMargin');
});

test('a price that only the network sees leaves a margin', () => {
  const stated = { priceNumber: 0.9, priceUnit: 0.9, revenueIntent: 0.9 };
  expect(kindsOf('We rent them boards for 12 euros a day, which cost us 5 a day.', stated)).toContain('positiveMargin');
  expect(kindsOf('We rent them boards for 5 euros a day, which cost us 12 a day.', stated)).toContain('negativeMargin');
});

test('a license that was denied is none, whatever the odds', () => {
  const stated = { permission: 0.9, regulationAddressed: 0.9 };
  expect(kindsOf('The ministry examined it and granted us the licence in June.', stated)).toContain('permission');
  const denied = kindsOf('The ministry examined it and denied us the licence in June.', stated);
  expect(denied).not.toContain('permission');
  expect(denied).not.toContain('regulationAddressed');
});

test('customers who are gone by the odds take their use with them', () => {
  const text = 'After four weeks 22 still ordered, after eight weeks 3, and since July nobody.';
  const kinds = kindsOf(text, { nobodyStayed: 0.8, repeat: 0.9, evidence5: 0.5 });
  expect(kinds).toContain('nobodyStayed');
  expect(kinds).not.toContain('repeat');
  expect(kinds).not.toContain('evidence 5');
});

test('a claim stands on the clause that states it', () => {
  const text = 'We talk a lot with everybody at the market on Sundays, and 12 bakers put 40 euros down.';
  const [paid] = review(text, { paidPrice: 0.9 }).filter(({ kind }) => kind === 'paidPrice');
  expect(paid && wordsOf(paid)).toContain('40');
});

test('the order of the sentences changes nothing, and a claim is there once', () => {
  const [one, other] = ['We sell lamps to farmers, and they like it.', 'Twelve farmers lose two hours a day.'];
  const stated = { group: 0.9, trouble: 0.5, alternative: 0.4, measuredDifference: 0.4 };
  const forward = review(`${one} ${other}`, stated).map((claim) => `${nameOf(claim)} ${wordsOf(claim)}`);
  const backward = review(`${other} ${one}`, stated).map((claim) => `${nameOf(claim)} ${wordsOf(claim)}`);
  expect(backward).toEqual(forward);
  expect(review(one, stated).filter(({ kind }) => kind === 'alternativeDetail').length).toBeLessThanOrEqual(1);
});

test('without odds the claims stay as they are', () => {
  const { clauses } = readText('Zwölf Bäcker zahlen uns 40 Euro im Monat.', 'de');
  const claims = [...readClaims(clauses), makeClaim('order', clauses[0]!)];
  expect(reviewClaims(claims, clauses, new Map())).toHaveLength(claims.length);
});

test('the few who left are no loss of all', () => {
  const gone = { nobodyStayed: 0.7 };
  for (const text of [
    'Sixty clinics pay us 79 euros a month; one clinic cancelled in month two.',
    'Sixty clinics pay us 79 euros a month; two clinics cancelled in June.',
    'One of 60 clinics cancelled.',
    'One clinic cancelled because it closed.',
  ])
    expect(kindsOf(text, gone), text).not.toContain('nobodyStayed');
  for (const text of [
    'Of the 60 clinics 55 cancelled.',
    'Sixty bakeries paid 20 euros; 3 stayed, 57 cancelled.',
    'Twelve bakeries paid; one of them stayed and 11 cancelled.',
    'All 12 of the bakeries cancelled after two months.',
  ])
    expect(kindsOf(text, gone), text).toContain('nobodyStayed');
});

test('what the customers pay now is the price', () => {
  const paid = { paidPrice: 0.9, priceNumber: 0.9, priceUnit: 0.9, evidence5: 0.9 };
  const price = review('All three now pay 79 euros per month.', paid).find(({ kind }) => kind === 'priceUnit');
  expect(price?.quantity).toMatchObject({ value: 79, currency: 'EUR' });
});

test('everybody is no group', () => {
  const named = { group: 0.9 };
  expect(kindsOf('All sorts of people everywhere sleep badly.', named)).not.toContain('group');
  expect(kindsOf('Everybody needs a lighter bag.', named)).not.toContain('group');
  expect(kindsOf('The ones who stoke the kilns sleep badly.', named)).toContain('group');
});

test('that no permission is needed is no plan for one', () => {
  const kinds = kindsOf('No license is needed.', { regulationAddressed: 0.9, permission: 0.9 });
  expect(kinds).not.toContain('regulationAddressed');
});
