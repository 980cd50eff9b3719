import { expect, it } from 'vitest';
import { matchedWords } from './matchedWords';

const marked = (text: string, query: string) =>
  matchedWords(text, query)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

it('marks the words of a search where words begin with them, whatever their case', () => {
  expect(marked('Churn fell; the churning stopped, unchurned', 'churn "fell"')).toBe(
    '[Churn] [fell]; the [churn]ing stopped, unchurned',
  );
  expect(marked('It is churning', 'churned')).toBe('It is [churn]ing');
  expect(marked('Über alles', 'über -alles')).toBe('[Über] alles');
  expect(marked('1 + (1)', '(1')).toBe('[1] + ([1])');
  expect(marked('Nothing here', '"')).toBe('Nothing here');
});

it('begins shortly before the first word when that stands far down', () => {
  const text = `${'before '.repeat(50)}needle${' after'.repeat(50)}`;
  expect(marked(text, 'needle')).toMatch(/^…(before )+\[needle\]( after)+$/);
  expect(matchedWords(text, 'needle')[1]!.text.length).toBeLessThan(60);
});
