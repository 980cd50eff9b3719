import { expect, test } from 'vitest';
import type { StatementLabel } from '../network/labels';
import type { Odds } from '../network/statementNetwork';
import { makeClaim } from '../claims/claim';
import { readText } from '../text/readText';
import { Likeliest } from './likeliest';
import { QuoteChoice } from './quotes';

const { clauses } = readText(
  'Oh, well! Bakers in Leeds throw bread away each evening. Our app sells it for them, and they pay 9 pounds a month.',
);
const sentences = [...new Set(clauses.map(({ sentence }) => sentence))];
const [sigh, trouble, offer] = sentences;

const oddsOf = (...stated: Partial<Record<StatementLabel, number>>[]) =>
  new Map(sentences.map((sentence, index) => [sentence, (stated[index] ?? {}) as Odds]));

test('the likeliest sentence is one that states something', () => {
  const likeliest = new Likeliest(clauses, oddsOf({ solution: 0.9 }, { solution: 0.2 }, { solution: 0.6 }));
  expect(likeliest.of('solution')).toEqual({ sentence: offer, clauses: inSentence(offer), odds: 0.6 });
  expect(likeliest.of('solution')?.sentence).not.toBe(sigh);
  expect(likeliest.of('trouble')).toBeUndefined();
});

const inSentence = (sentence: unknown) => clauses.filter((clause) => clause.sentence === sentence);
const claimOf = (kind: 'trouble' | 'paidPrice', sentence: unknown) => {
  const [clause] = inSentence(sentence);
  return clause ? [makeClaim(kind, clause)] : [];
};

test('a claim of the likeliest sentence is shown first', () => {
  const claims = [...claimOf('trouble', trouble), ...claimOf('trouble', offer)];
  const quotes = new QuoteChoice(claims, clauses, oddsOf({}, { trouble: 0.2 }, { trouble: 0.9 }));
  expect(quotes.best('trouble')?.clause.sentence).toBe(offer);
});

test('the likeliest sentence is shown whole where it has no claim, but for what needs a figure', () => {
  const claims = [...claimOf('trouble', offer), ...claimOf('paidPrice', trouble)];
  const quotes = new QuoteChoice(claims, clauses, oddsOf({}, { trouble: 0.9 }, { trouble: 0.1, paidPrice: 0.9 }));
  const { clause } = quotes.best('trouble') ?? {};
  expect([clause?.start, clause?.end]).toEqual([trouble?.start, trouble?.end]);
  expect(quotes.best('paidPrice')?.clause.sentence).toBe(trouble);
});

test('nothing is shown for a kind without a claim', () => {
  expect(new QuoteChoice([], clauses, oddsOf({}, { trouble: 0.9 })).best('trouble')).toBeUndefined();
});
