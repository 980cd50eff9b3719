// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { rangeOf } from './backings';
import { FounderText } from './FounderText';
import { HighlightProvider } from './HighlightProvider';
import { QuotedWords } from './QuotedWords';

afterEach(cleanup);

const text = 'Bakeries throw bread away. They pay 40 euros. We are two.';
const quoteOf = (quote: string) => ({ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
const reasons = [
  { text: 'A trouble.', ...quoteOf('throw bread away') },
  { text: 'A group.', ...quoteOf('Bakeries throw bread') },
  { text: 'A price.', ...quoteOf('They pay 40 euros') },
];

function show() {
  const analysis = {
    text,
    language: 'en',
    dealBreakers: [],
    sentences: [],
    canvas: [{ block: 'unfairAdvantage', entries: [quoteOf('We are two')] }],
    scores: [{ key: 'problem', reasons }],
  } as unknown as Report_AnalysisFragment;
  render(
    <HighlightProvider>
      <FounderText analysis={analysis} />
      {[...reasons, quoteOf('We are two')].map((part) => (
        <QuotedWords key={part.quote} quote={part.quote} range={rangeOf(text, part)} />
      ))}
    </HighlightProvider>,
  );
}

const words = (name: string) => screen.getByRole('button', { name });
const marked = () => [...document.querySelectorAll('[data-marked]')].map((element) => element.textContent);

it('a reason marks its words, also where quotes overlap', () => {
  show();
  expect(marked()).toEqual([]);
  fireEvent.focus(words('“throw bread away”'));
  expect(marked()).toEqual(['throw bread', ' away']);
  fireEvent.blur(words('“throw bread away”'));
  expect(marked()).toEqual([]);
  fireEvent.focus(words('“We are two”'));
  expect(marked()).toEqual(['We are two']);
});

it('pressing words lists what rests on them, and marks those quotes', () => {
  show();
  fireEvent.keyDown(words('throw bread'), { key: 'Enter' });
  expect(words('throw bread').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Problem A trouble.',
    'Problem A group.',
  ]);
  expect(words('“Bakeries throw bread”').className).toContain('bg-primary-soft');
  expect(words('“They pay 40 euros”').className).not.toContain('bg-primary-soft');
  fireEvent.keyDown(words('throw bread'), { key: ' ' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('pressing a reason keeps its words marked until it is pressed again', () => {
  show();
  fireEvent.click(words('“They pay 40 euros”'));
  expect(marked()).toEqual(['They pay 40 euros']);
  fireEvent.focus(words('“We are two”'));
  fireEvent.blur(words('“We are two”'));
  expect(marked()).toEqual(['They pay 40 euros']);
  fireEvent.click(words('“They pay 40 euros”'));
  expect(marked()).toEqual([]);
});

it('words are described by the number of parts that rest on them', () => {
  show();
  const describe = (name: string) =>
    document.getElementById(words(name).getAttribute('aria-describedby')!)?.textContent;
  expect(describe('throw bread')).toBe('2 parts of the report rest on this');
  expect(describe('They pay 40 euros')).toBe('1 part of the report rests on this');
});
