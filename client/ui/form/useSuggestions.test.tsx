// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSuggestions, type Suggest, type Suggestion } from './useSuggestions';

const words = (...names: string[]): Suggestion[] => names.map((word) => ({ word, content: word }));

/** A text area with its suggestions as a plain list; the active one has a star. */
function Area({ suggest }: { suggest: Suggest }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const { items, active, press, take, follow } = useSuggestions(area, value, suggest);
  return (
    <>
      <textarea
        ref={area}
        aria-label="Words"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onInput={() => follow(true)}
        onSelect={() => follow(false)}
        onKeyDown={(event) => press(event) && event.preventDefault()}
      />
      <button type="button" onClick={() => setValue('')}>
        Empty
      </button>
      {items.map((item, index) => (
        <button key={item.word} type="button" data-item onClick={() => take(item)}>
          {(index === active ? '*' : '') + item.word}
        </button>
      ))}
    </>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const offered = () => [...document.querySelectorAll('[data-item]')].map(({ textContent }) => textContent);
/** Runs pending timers and promises. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

/** Inserts text at the bar without key events. */
function type(marked: string) {
  const caret = marked.indexOf('|');
  fireEvent.input(area(), { target: { value: marked.replace('|', '') } });
  act(() => area().setSelectionRange(caret, caret));
  fireEvent.input(area());
}

/** @returns whether the text area handles the key itself */
const press = (key: string, more: object = {}) => fireEvent.keyDown(area(), { key, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Enter selects the first, arrows others; the caret moves behind it', async () => {
  render(<Area suggest={async () => words('@ana', '@anton')} />);
  type('Hi @an| and all');
  await settle();
  expect(offered()).toEqual(['*@ana', '@anton']);
  expect(press('ArrowDown')).toBe(false);
  expect(offered()).toEqual(['@ana', '*@anton']);
  press('ArrowDown');
  press('ArrowUp');
  expect(offered()).toEqual(['@ana', '*@anton']);
  expect(press('Enter')).toBe(false);
  expect(area().value).toBe('Hi @anton and all');
  expect(area().selectionStart).toBe('Hi @anton '.length);
  expect(offered()).toEqual([]);
  expect(press('Enter')).toBe(true);
});

test('debounces the search, and ignores responses of earlier tokens', async () => {
  const responses = new Map<string, (items: Suggestion[]) => void>();
  const suggest = vi.fn<Suggest>((_, query) => new Promise((resolve) => responses.set(query, resolve)));
  render(<Area suggest={suggest} />);
  type('#p|');
  type('#pr|');
  await settle();
  type('#pri|');
  await settle();
  expect(suggest.mock.calls).toEqual([
    ['#', 'pr'],
    ['#', 'pri'],
  ]);
  responses.get('pri')!(words('#pricing'));
  await settle();
  responses.get('pr')!(words('#product', '#pricing'));
  await settle();
  expect(offered()).toEqual(['*#pricing']);
});

test('selects only matching suggestions until the response arrives', async () => {
  render(<Area suggest={(_, query) => (query === 'a' ? Promise.resolve(words('@ana')) : new Promise(() => {}))} />);
  type('@a|');
  await settle();
  type('@an|');
  expect(offered()).toEqual(['*@ana']);
  type('@ab|');
  expect(offered()).toEqual(['@ana']);
  expect(press('Enter')).toBe(true);
  expect(area().value).toBe('@ab');
});

test('does not complete a whole word: Enter inserts a new line', async () => {
  render(<Area suggest={async () => words('#pricing', '#pricingpage')} />);
  type('#Pricing|');
  await settle();
  expect(offered()).toEqual(['#pricing', '#pricingpage']);
  expect(press('Enter')).toBe(true);
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Tab')).toBe(false);
  expect(area().value).toBe('#pricingpage ');
});

test('Esc closes the list until another word is typed, and keeps the text', async () => {
  render(<Area suggest={async () => words('@ana')} />);
  type('@a|');
  await settle();
  expect(press('Escape')).toBe(false);
  expect(offered()).toEqual([]);
  expect(press('Escape')).toBe(true);
  type('@an|');
  await settle();
  expect(offered()).toEqual([]);
  expect(area().value).toBe('@an');
  type('@an @a|');
  await settle();
  expect(offered()).toEqual(['*@ana']);
});

test('closes the list when the caret leaves the word or the text is emptied', async () => {
  render(<Area suggest={async () => words('@ana')} />);
  type('Hi @a|');
  await settle();
  area().setSelectionRange(1, 1);
  fireEvent.select(area());
  expect(offered()).toEqual([]);
  area().setSelectionRange(5, 5);
  fireEvent.select(area());
  await settle();
  expect(offered()).toEqual([]);
  type('Hi @an|');
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(offered()).toEqual([]);
});

test('ignores keys of an input method, and failed searches', async () => {
  render(
    <Area
      suggest={(_, query) => (query === 'a' ? Promise.resolve(words('@ana')) : Promise.reject(new Error('offline')))}
    />,
  );
  type('@a|');
  await settle();
  expect(press('Enter', { isComposing: true })).toBe(true);
  expect(press('Enter', { ctrlKey: true })).toBe(true);
  expect(area().value).toBe('@a');
  type('@ab|');
  await settle();
  expect(offered()).toEqual([]);
});
