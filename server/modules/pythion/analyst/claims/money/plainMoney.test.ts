import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { splitSentences } from '../../text/sentences';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';

type Language = 'en' | 'de' | 'es' | 'zh';

const rulesOf = (text: string, language: Language = 'en'): Claim[] => readClaims(readText(text, language).clauses);

const amountsOf = (claims: readonly Claim[], kind: Claim['kind']) =>
  claims.flatMap(({ kind: other, quantity }) => (other === kind && quantity ? [quantity.value] : [])).toSorted();

test.each<[string, Language, number]>([
  ['Eleven cafes pay me £14 a week. My costs are roughly £5 a week per cafe.', 'en', 5],
  ['It’s £65 an hour, the interpreter gets £42.', 'en', 42],
  ['It’s £22 a session; tutors get £15.', 'en', 15],
  ['The borrowing choir pays £20 per set per term, the lender gets 12 and 8 is ours.', 'en', 12],
  ['We charged £3.20 per picker per week and everyone paid, costs us 90p.', 'en', 0.9],
  ['We charge $0.18 per invoice, our cost incl. GPU is $0.05.', 'en', 0.05],
  ['Los despachos nos pagan 65 € la hora, al intérprete le damos 42 €.', 'es', 42],
  ['Cobramos 28 euros al mes por niño. El monitor nos sale a unos 17 por niño.', 'es', 17],
  ['Wir nehmen 290 € pro Dach und haben selber Kosten von etwa 110.', 'de', 110],
  ['Kunden zahlen 40 Euro pro Fahrt, der Fahrer bekommt 28 Euro.', 'de', 28],
  ['每个工地每月收费300元。服务器和客服每个工地一个月大概70元。', 'zh', 70],
])('a cost in ordinary words is read and compared with the price: %s', (text, language, cost) => {
  const claims = rulesOf(text, language);
  expect(amountsOf(claims, 'unitCost')).toEqual([cost]);
  expect(amountsOf(claims, 'positiveMargin')).toContain(cost);
});

test.each([
  ['We ask £12 a kilo. Seed, trays and electric come to about £4.10 a kilo.', [4.1]],
  ['A visit is £78. A spare part costs us about £11 a visit on average and diesel 6.', [11, 6]],
  ['We ask £12 a kilo. Their fuel and tolls come to £90 a week.', []],
  ['Drivers pay fines. Fines and repairs come to £900 a month.', []],
])('inputs that are listed are costs, and those of others aren’t: %s', (text, costs) =>
  expect(amountsOf(rulesOf(text), 'unitCost')).toEqual(costs),
);

test.each([
  'We charge £20 a month, and members get £5 off.',
  'Tutors get £15 an hour at the agency.',
  'Our customers pay £20 a month, and we give customers £5 back.',
])('a rebate and what is earned elsewhere are no cost of ours: %s', (text) => {
  expect(amountsOf(rulesOf(text), 'unitCost')).toEqual([]);
});

test('what is left of a price is no cost, and shows the margin', () => {
  const claims = rulesOf('Wir nehmen je Wochenende 220 Euro, nach Fahrt und Holz bleiben 150 hängen.', 'de');
  expect(amountsOf(claims, 'kept')).toEqual([150]);
  expect(amountsOf(claims, 'unitCost')).toEqual([]);
  expect(amountsOf(rulesOf('We pay £220 for the van, and 3 weeks are left.'), 'kept')).toEqual([]);
});

test('a share in words is taken of the price', () => {
  expect(amountsOf(rulesOf('The bride gets 60% and I keep 40.'), 'commission')).toEqual([40]);
  expect(amountsOf(rulesOf('I keep 40 hens.'), 'commission')).toEqual([]);
  expect(amountsOf(rulesOf('We plan to keep 8% of each job.'), 'commission')).toEqual([8]);
  expect(amountsOf(rulesOf('Pensamos quedarnos un 8% de cada trabajo.', 'es'), 'commission')).toEqual([8]);
  expect(amountsOf(rulesOf('We might keep 8% of each job.'), 'commission')).toEqual([]);
});

test.each<[string, Language]>([
  ['Two of the big systems from the States do this too but start at £600 a month.', 'en'],
  ['El TheFork cobra 2 euros por comensal y no me quita los plantones.', 'es'],
  ['Every quarter we write off about 900 pallets at eight quid a go.', 'en'],
])('what others ask for and what is lost is no price: %s', (text, language) => {
  expect(reviewedOf(text, language).map(({ kind }) => kind)).not.toContain('priceNumber');
});

test('our own price stands beside theirs', () => {
  const text = 'Ein Gerüst kostet sie 3.000 €, wir nehmen 290 € pro Dach.';
  expect(amountsOf(rulesOf(text, 'de'), 'priceNumber')).toEqual([290]);
  expect(amountsOf(rulesOf('We’d do it for £90 a month.'), 'priceNumber')).toEqual([90]);
  expect(amountsOf(rulesOf('Rent it for 7 quid a month.'), 'priceNumber')).toEqual([7]);
});

test('a general price goes where another was received for one sale', () => {
  const elsewhere = 'Brides pay £1,800 for a dress. Last year I sold 112 dresses, average £640.';
  expect(amountsOf(reviewedOf(elsewhere, 'en'), 'priceNumber')).toEqual([640]);
  expect(amountsOf(reviewedOf('Restaurants pay £40 for a box.', 'en'), 'priceNumber')).toEqual([40]);
});

test('those who pay are counted, not a part of them that is told behind', () => {
  const text = 'Three other farriers saw it and now pay me £18 a month each, two of them since April.';
  expect(amountsOf(rulesOf(text), 'payingCustomers')).toEqual([3]);
});

test.each<[string, Language, number]>([
  ['I think every vet would love it, there are like 30,000 vets in the UK.', 'en', 30000],
  ['En la asociación de hosteleros de Gijón somos 310 y el presidente me deja contarlo.', 'es', 310],
  ['苏州住建局公布的在建工地有2400多个。', 'zh', 2400],
])('a count is read beside other clauses: %s', (text, language, count) => {
  expect(amountsOf(rulesOf(text, language), 'segmentCount')).toEqual([count]);
});

test.each(['52 plumbers have an account.', 'It’s for towns under 20 thousand people.'])(
  'own users and a size are no count of the segment: %s',
  (text) => {
    expect(reviewedOf(text, 'en').map(({ kind }) => kind)).not.toContain('segmentCount');
  },
);

test('pieces and money share a Chinese word', () => {
  const [clause] = readText('上个月修了95块电池，每块收380元，成本230元。', 'zh').clauses;
  expect(clause?.quantities.map(({ kind, value }) => [kind, value])).toEqual([
    ['count', 95],
    ['money', 380],
    ['money', 230],
  ]);
});

test('initials and abbreviations end no sentence', () => {
  const sentencesOf = (text: string) =>
    splitSentences(
      text.toLowerCase(),
      text,
      [...text].map((_letter, index) => index),
    );
  expect(sentencesOf('The clerk from B.C. presented it there.')).toHaveLength(1);
  expect(sentencesOf('We sell in B.C. They pay.')).toHaveLength(2);
  expect(sentencesOf('Our cost incl. GPU is $0.05.')).toHaveLength(1);
});

const salon =
  'Dog owners in Leeds wait three weeks for a groomer. We come to their house in a van. 40 owners have paid us';

test('what is stated is not said to be missing', () => {
  const result = analyseIdea(`${salon} £30 a visit, costs us 90p in soap.`);
  const missing = result.ok ? result.report.sentences.map(({ text }) => text).join(' ') : '';
  expect(missing).not.toContain('your cost per sale');
  expect(missing).toContain('You keep 29.1 GBP per visit');
});

test('takings are no price, and the price of one sale is asked for', () => {
  const result = analyseIdea(`${salon}. We take about £640 a day, and soap costs me 410 of that, diesel £30.`);
  const text = result.ok ? result.report.sentences.map((sentence) => sentence.text).join(' ') : '';
  expect(text).toContain('You keep 200 GBP per day');
  expect(text).toContain('the price of one sale');
});
