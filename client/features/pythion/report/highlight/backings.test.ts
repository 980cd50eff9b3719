import { expect, it } from 'vitest';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { groupByWords, listBackings, withoutQuote } from './backings';

const text = 'Bakeries throw bread away. They pay 40 euros.';
const quoteOf = (quote: string) => ({ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
const none = { quote: null, start: null, end: null };

it('reasons that rest on the same words are one group', () => {
  const reasons = [
    { text: 'Who pays.', ...quoteOf('They pay 40 euros') },
    { text: 'You did not say how often.', ...none },
    { text: 'A price in figures.', ...quoteOf('They pay 40 euros.') },
  ];
  expect(groupByWords(text, reasons).map(({ quote, texts }) => [quote, texts])).toEqual([
    ['They pay 40 euros', ['Who pays.', 'A price in figures.']],
    [null, ['You did not say how often.']],
  ]);
});

it('deal-breakers and reasons with words are backings, in the order of the report', () => {
  const analysis = {
    text,
    dealBreakers: [
      { key: 'problem', reason: 'It is real. “Bakeries throw bread away”', ...quoteOf('Bakeries throw bread away') },
    ],
    scores: [
      { key: 'market', reasons: [{ text: 'You named no market.', ...none }] },
      { key: 'revenue', reasons: [{ text: 'Who pays.', ...quoteOf('They pay 40 euros') }] },
    ],
  } as unknown as Report_AnalysisFragment;
  expect(listBackings(analysis)).toEqual([
    { elementId: 'deal-breaker-problem', label: 'The problem is real', text: 'It is real.', start: 0, end: 25 },
    { elementId: 'score-revenue', label: 'Revenue', text: 'Who pays.', start: 27, end: 44 },
  ]);
});

it('removes only the quote itself from a reason', () => {
  expect(withoutQuote('You said “today” and “now”', 'now')).toBe('You said “today” and');
  expect(withoutQuote('You did not say “how”', null)).toBe('You did not say “how”');
});
