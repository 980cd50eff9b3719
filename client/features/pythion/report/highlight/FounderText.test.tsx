// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { rangeOf } from './backings';
import { FounderText } from './FounderText';
import { HighlightProvider } from './HighlightProvider';
import { QuotedWords } from './QuotedWords';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = 'Bakeries throw bread away. They pay 40 euros. We are two.';
const quoteOf = (quote: string) => ({ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
const reasons = [
  { text: 'A trouble.', ...quoteOf('throw bread away') },
  { text: 'A group.', ...quoteOf('Bakeries throw bread') },
  { text: 'A price.', ...quoteOf('They pay 40 euros') },
];

/** @param wrap what is around the text */
function show(wrap: (text: ReactNode) => ReactNode = (shown) => shown) {
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
      {wrap(<FounderText analysis={analysis} />)}
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

it('a pinned mark wins over what slides under a resting pointer', () => {
  show();
  const other = words('“We are two”');
  const move = (movementX: number) =>
    fireEvent(
      other,
      Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse', movementX, movementY: 0 }),
    );
  fireEvent.click(words('“They pay 40 euros”'));
  fireEvent.pointerEnter(other, { pointerType: 'mouse' });
  move(0);
  expect(marked()).toEqual(['They pay 40 euros']);
  move(3);
  expect(marked()).toEqual(['We are two']);
  fireEvent.pointerLeave(other);
  expect(marked()).toEqual(['They pay 40 euros']);
});

const announced = () => document.querySelector('[aria-live]')!.textContent;

it('other words with as many parts are announced by their own name', () => {
  show();
  fireEvent.click(words('They pay 40 euros'));
  expect(announced()).toBe('They pay 40 euros: 1 part is listed after these words.');
  fireEvent.click(words('Bakeries'));
  expect(announced()).toBe('Bakeries: 1 part is listed after these words.');
});

it('a pointer that rests on a quote marks it again after another one had the focus', () => {
  show();
  const quote = words('“We are two”');
  const move = () =>
    fireEvent(
      quote,
      Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse', movementX: 3, movementY: 0 }),
    );
  move();
  expect(marked()).toEqual(['We are two']);
  fireEvent.focus(words('“They pay 40 euros”'));
  expect(marked()).toEqual(['They pay 40 euros']);
  fireEvent.blur(words('“They pay 40 euros”'));
  expect(marked()).toEqual([]);
  move();
  expect(marked()).toEqual(['We are two']);
});

it('what rests on words follows them, and Esc or Close leads back to them', () => {
  show();
  for (const close of [
    () => fireEvent.keyDown(screen.getAllByRole('link')[0]!, { key: 'Escape' }),
    () => fireEvent.keyDown(words('throw bread'), { key: 'Escape' }),
    () => fireEvent.click(words('Close')),
  ]) {
    words('throw bread').focus();
    fireEvent.click(words('throw bread'));
    const list = screen.getByRole('list', { name: 'These words back' });
    expect(words('throw bread').nextElementSibling?.contains(list)).toBe(true);
    expect(announced()).toBe('throw bread: 2 parts are listed after these words.');
    close();
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(words('throw bread'));
  }
});

it('beside the report, a pressed quote scrolls the panel of the text and not the page', () => {
  const page = vi.spyOn(Element.prototype, 'scrollIntoView');
  const panel = vi.spyOn(Element.prototype, 'scrollBy');
  const place = (top: number) => ({ top, bottom: top + 20 }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.hasAttribute('data-text-panel') ? ({ top: 300, bottom: 900 } as DOMRect) : place(1200);
  });
  show((text) => (
    <div data-text-panel="" style={{ overflowY: 'auto' }}>
      {text}
    </div>
  ));
  fireEvent.click(words('“They pay 40 euros”'));
  expect(panel).toHaveBeenCalledWith({ top: 336, behavior: 'smooth' });
  expect(page).not.toHaveBeenCalled();
});
