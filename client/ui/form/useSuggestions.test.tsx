// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSuggestions, type Suggest, type Suggestion } from './useSuggestions';

const words = (...names: string[]): Suggestion[] => names.map((word) => ({ word, content: word }));

/** A text area with its suggestions as a plain list; the chosen one carries a star. */
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
/** Everything that waits has waited, and every answer that is there has come. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

/** Letters appear before the bar, without any key. */
function type(marked: string) {
  const caret = marked.indexOf('|');
  fireEvent.input(area(), { target: { value: marked.replace('|', '') } });
  act(() => area().setSelectionRange(caret, caret));
  fireEvent.input(area());
}

/** @returns whether the key was left to the text area */
const press = (key: string, more: object = {}) => fireEvent.keyDown(area(), { key, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the first is taken by Enter, others by the arrows; the caret stands behind it', async () => {
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

test('a word is asked for once it rests, and only the last answer counts', async () => {
  const answers = new Map<string, (items: Suggestion[]) => void>();
  const suggest = vi.fn<Suggest>((_, query) => new Promise((resolve) => answers.set(query, resolve)));
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
  answers.get('pri')!(words('#pricing'));
  await settle();
  answers.get('pr')!(words('#product', '#pricing'));
  await settle();
  expect(offered()).toEqual(['*#pricing']);
});

test('until the answer for a word is there, nothing that does not fit it is taken', async () => {
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

test('a whole word is not completed: Enter after it is a new line', async () => {
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

test('Esc closes the list until another word is written, and loses nothing', async () => {
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

test('the list goes when the caret leaves the word or the text is emptied', async () => {
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

test('keys of an input method, and a failed search, are left alone', async () => {
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
