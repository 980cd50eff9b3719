import { expect, it } from 'vitest';
import { segmentText, trimRange } from './segmentText';

const text = 'Bakeries throw bread away. They pay 40 euros.';
const rangeOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const quoted = (ranges: readonly { start: number; end: number }[]) =>
  segmentText(text, ranges).flatMap((segment) => (segment.isQuoted ? [segment.text] : []));

it('joined segments are the text', () => {
  const ranges = [rangeOf('throw bread'), rangeOf('bread away'), rangeOf('They pay 40 euros')];
  expect(
    segmentText(text, ranges)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
  expect(segmentText(text, []).map((segment) => segment.isQuoted)).toEqual([false]);
});

it('overlapping, nested and adjacent quotes are cut at each end', () => {
  expect(quoted([rangeOf('throw bread'), rangeOf('bread away')])).toEqual(['throw ', 'bread', ' away']);
  expect(quoted([rangeOf('They pay 40 euros'), rangeOf('40')])).toEqual(['They pay ', '40', ' euros']);
  expect(quoted([rangeOf('throw'), rangeOf(' bread')])).toEqual(['throw', ' bread']);
  expect(quoted([rangeOf('pay'), rangeOf('pay')])).toEqual(['pay']);
});

it('words that are not quotes are cut out, too', () => {
  const segments = segmentText(text, [rangeOf('throw bread away')], [rangeOf('They'), rangeOf('bread')]);
  expect(segments.filter(({ isQuoted }) => isQuoted).map((segment) => segment.text)).toEqual([
    'throw ',
    'bread',
    ' away',
  ]);
  expect(segments.map((segment) => segment.text)).toContain('They');
});

it('offsets count UTF-16 code units, as the report does', () => {
  const emoji = 'A 🥖 costs 2 euros';
  const words = 'costs 2 euros';
  const start = emoji.indexOf(words);
  expect(segmentText(emoji, [{ start, end: emoji.length }])).toEqual([
    { start: 0, end: start, text: 'A 🥖 ', isQuoted: false },
    { start, end: emoji.length, text: words, isQuoted: true },
  ]);
});

it('a sentence and its clause become the same range', () => {
  expect(trimRange(text, rangeOf('They pay 40 euros.'))).toEqual(rangeOf('They pay 40 euros'));
  expect(trimRange(text, rangeOf(' They pay 40 euros'))).toEqual(rangeOf('They pay 40 euros'));
});

it('ranges outside of the text are clamped or dropped', () => {
  expect(trimRange(text, { start: text.indexOf('euros'), end: 900 })).toEqual(rangeOf('euros'));
  expect(trimRange(text, { start: 800, end: 900 })).toBeNull();
  expect(trimRange(text, { start: 10, end: 5 })).toBeNull();
  expect(trimRange(text, { start: text.length - 1, end: text.length })).toBeNull();
});
