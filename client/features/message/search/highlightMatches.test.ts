import { expect, it } from 'vitest';
import { highlightMatches } from './highlightMatches';

const highlight = (text: string, query: string) =>
  highlightMatches(text, query)
    .map(({ text: segment, isMatch }) => (isMatch ? `[${segment}]` : segment))
    .join('');

it('highlights words that start with a word of the query, case-insensitively', () => {
  expect(highlight('Churn fell; the churning stopped, unchurned', 'churn "fell"')).toBe(
    '[Churn] [fell]; the [churn]ing stopped, unchurned',
  );
  expect(highlight('It is churning', 'churned')).toBe('It is [churn]ing');
  expect(highlight('Über alles', 'über -alles')).toBe('[Über] alles');
  expect(highlight('1 + (1)', '(1')).toBe('[1] + ([1])');
  expect(highlight('Nothing here', '"')).toBe('Nothing here');
});

it('starts shortly before the first match when it is far into the text', () => {
  const text = `${'before '.repeat(50)}needle${' after'.repeat(50)}`;
  expect(highlight(text, 'needle')).toMatch(/^…(before )+\[needle\]( after)+$/);
  expect(highlightMatches(text, 'needle')[1]!.text.length).toBeLessThan(60);
});
