import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const kitchens = 'Hotel kitchens in Graz lose knives in the laundry. Our magnet on the chute catches them.';
const openings: Readonly<Record<string, string>> = {
  en: 'We build dressers.',
  de: 'Wir bauen Betten.',
  es: 'Hago placares en Rosario.',
};
const scoreOf = (text: string, key: string): number =>
  analysisOf(text).report.scores.find((score) => score.key === key)?.score ?? -1;

test('money that others hand over is a payment, whatever the verb', () => {
  const revenue = (sentence: string) => scoreOf(`${kitchens} ${sentence}`, 'revenue');
  const paid = revenue('Nine kitchens paid us 60 euros per month.');
  for (const verb of ['forked out', 'transferred', 'gave us', 'pressed'])
    expect(revenue(`Nine kitchens ${verb} 60 euros per month.`), verb).toBe(paid);
});

test('a signed letter to pay later is no payment', () => {
  const revenue = (sentence: string) => scoreOf(`${kitchens} ${sentence}`, 'revenue');
  expect(revenue('Nine kitchens signed a letter to pay 60 euros per month once it works.')).toBeLessThan(
    revenue('Nine kitchens paid us 60 euros per month.'),
  );
});

test('what a rival or today’s habit costs is no price of the product', () => {
  for (const sentence of [
    'They pay 400 euros a month for new knives today.',
    'A cutler charges 400 euros per month.',
    'Our rival sells a net at 400 euros per month.',
  ])
    expect(analysisOf(`${kitchens} ${sentence}`).facts.price, sentence).toBeNull();
});

test('the passive reads as the active', () => {
  const active = 'Our engineers built a drum. We interviewed twelve laundries. Nine laundries paid 60 euros per month.';
  const passive =
    'A drum was built by our engineers. Twelve laundries were interviewed by us. 60 euros per month was paid by nine laundries.';
  expect(analysisOf(`${kitchens} ${passive}`).report.score).toBe(analysisOf(`${kitchens} ${active}`).report.score);
});

test('a sentence about a co-founder is not the solution', () => {
  const { facts } = analysisOf(
    'My co-founder Ana built lifts for Otis. Elevators in Graz stop at night, and guests wait.',
  );
  expect(facts.solution ?? '').not.toContain('co-founder');
});

test('what a way cost is what its customers cost, and no price', () => {
  const kinds = (text: string) => readClaims(readText(text, 'en').clauses).map(({ kind }) => kind);
  expect(kinds('We won 8 bakers with ads for 1200 euros.')).toContain('acquisitionCost');
  expect(kinds('We won 8 bakers with ads for 1200 euros.')).not.toContain('priceNumber');
  expect(kinds('We deliver at the weekly market for £12.')).not.toContain('acquisitionCost');
});

test('a waiting list app is no waiting list', () => {
  const evidence = (text: string) =>
    readClaims(readText(text, 'en').clauses).flatMap((claim) => (claim.kind === 'evidence' ? [claim.evidence] : []));
  expect(evidence('Five schools put their names on our waiting list.').length).toBeGreaterThan(0);
  expect(evidence('Our waiting list app is meant for five schools.')).toEqual([]);
});

test('a signed letter with a price is a commitment, a letter that is to be signed none', () => {
  const evidence = (sentence: string) =>
    Math.max(
      0,
      ...readClaims(readText(sentence).clauses).flatMap((claim) => (claim.kind === 'evidence' ? claim.evidence : [])),
    );
  const signed = 'One clinic signed a letter that they will pay 9 euros per patient once we have the mark.';
  expect(Math.floor(evidence(signed))).toBe(3);
  expect(evidence(signed.replace('signed', 'will sign'))).toBe(0);
  const contract = '6 clinics signed a 12-month contract at $1,150 a month.';
  expect(Math.floor(evidence(contract))).toBe(3);
  expect(evidence(contract.replace('signed', 'will sign'))).toBe(0);
  expect(evidence('They signed a two-year contract with their landlord at $900 a month.')).toBe(0);
});

test.each([
  ['en', 'We sell the dresser for £950. Five couples left a deposit of £100 each.', 950],
  ['es', 'Vendo la mesa completa en 9,500 pesos. Cinco novias ya me dejaron anticipo de 2,000 pesos cada una.', 9500],
  [
    'es',
    'Ocho familias ya me adelantaron 50.000 pesos. Cobro 400.000 por placard y en madera gasto 180.000 por cada uno.',
    400_000,
  ],
  ['de', 'Wir verkaufen das Bett für 950 Euro. Fünf Paare haben 100 Euro angezahlt.', 950],
  ['en', 'Five couples left a deposit of £100 each.', 100],
])('a deposit is the price only where no other is told: %s %s', (language, text, price) =>
  expect(analysisOf(`${openings[language]} ${text}`).facts.price?.amount).toBe(price),
);

test('who left a deposit is counted', () => {
  expect(analysisOf('We build dressers. Five couples left a deposit of £100 each.').facts.payingCustomers).toBe(5);
  expect(analysisOf('We build dressers. Five couples would leave a deposit of £100.').facts.payingCustomers).toBeNull();
});
