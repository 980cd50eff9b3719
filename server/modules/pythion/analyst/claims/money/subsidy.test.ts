import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';

const ofMoney = /^(?:payer|price(?:Number|Unit)|paidPrice|payingCustomers|realUse|repeat)$/;
const statedIn = (text: string, language: string, words: RegExp): string[] =>
  reviewedOf(text, language).flatMap(({ kind, clause, evidence }) =>
    words.test(clause.tokens.map((token) => token.text).join(' ')) &&
    (ofMoney.test(kind) || (kind === 'evidence' && evidence >= 4))
      ? [kind]
      : [],
  );

test.for([
  ['en', 'A repair café on wheels for villages. The county council gave us £12,000 for the first year.', /12,000/],
  ['en', 'A music school for villages. We received £8,000 from the Lottery.', /8,000/],
  ['en', 'A music school for villages. A foundation supports us with £3,000 a year.', /3,000/],
  ['de', 'Ein Reparaturcafé für Dörfer. Die Stadt hat uns 12.000 Euro für das erste Jahr bewilligt.', /12\.000/],
  ['de', 'Ein Reparaturcafé für Dörfer. Von der Gemeinde bekamen wir 4.000 Euro.', /4\.000/],
  ['es', 'Un café de reparación para pueblos. El ayuntamiento nos dio 12.000 euros para el primer año.', /12\.000/],
  ['es', 'Un café de reparación para pueblos. Recibimos 4.000 euros de la diputación.', /4\.000/],
  ['zh', '给村里做流动维修站。街道给了我们12000元做第一年的经费。', /12000/],
] as const)('a grant is no price, and nobody has paid: %s %s', ([language, text, words]) =>
  expect(statedIn(text, language, words)).toEqual([]),
);

test.for([
  ['en', 'We clean graffiti for towns. The council gave us an order for £12,000 and paid in March.', /12,000/],
  ['en', 'We run breakfast clubs for schools. The council pays us £400 a month per school.', /400/],
  ['de', 'Wir reinigen Fassaden. Die Stadt zahlt uns 400 Euro im Monat pro Schule.', /400/],
  ['es', 'Limpiamos fachadas. El ayuntamiento nos paga 400 euros al mes por colegio.', /400/],
] as const)('a public body may be a customer: %s %s', ([language, text, words]) =>
  expect(statedIn(text, language, words)).toContain('priceNumber'),
);

test('who pays per visit is quoted, and no margin is calculated of a grant', () => {
  const { report } = analysisOf(
    'A repair café on wheels for farm villages. People drive to the tip with kettles. The county council gave us £12,000 for the first year and a housing association pays £350 per visit. Diesel comes to about £1,300 a month.',
  );
  const revenue = report.scores.find(({ key }) => key === 'revenue');
  expect(revenue?.reasons.map(({ quote }) => quote).join(' ')).not.toContain('12,000');
  expect(report.sentences.filter(({ origin, section }) => origin === 'calculated' && section === 'market')).toEqual([]);
});
