import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from './errors';
import { boundedText, validate } from './validation';

const schema = v.object({ text: boundedText('The text', 10), tags: v.optional(v.array(v.string()), []) });

/** @returns messages by field; undefined when the input is valid */
function errorsOf(input: unknown) {
  try {
    validate(schema, input);
    return undefined;
  } catch (error) {
    return (error as AppError).details.fields;
  }
}

afterEach(() => vi.restoreAllMocks());

it.each(['a\u0301\u0302\u0303\u0304'.repeat(10), '🇵🇹'.repeat(10), `${' '.repeat(1_000)}a`])('accepts %j', (text) => {
  expect(errorsOf({ text })).toBeUndefined();
});

it('rejects a text of too many graphemes', () => {
  expect(errorsOf({ text: 'e\u0301'.repeat(11) })).toEqual({ text: 'The text can have at most 10 characters.' });
});

it('rejects a text of too many code units before it counts graphemes', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const isWellFormed = vi.spyOn(String.prototype, 'isWellFormed');
  expect(errorsOf({ text: `a${'\u0301'.repeat(50)}` })).toEqual({
    text: 'The text is too long: it can have at most 10 characters, of 50 UTF-16 code units together.',
  });
  expect(segment).not.toHaveBeenCalled();
  expect(isWellFormed).not.toHaveBeenCalled();
});

it('rejects a text of too many bytes', () => {
  expect(errorsOf({ text: '字\u3099'.repeat(9).padEnd(49, '字') })).toEqual({
    text: 'The text is too large: it can have at most 100 bytes.',
  });
});

it('rejects a long list before it validates the entries', () => {
  expect(errorsOf({ text: 'a', tags: Array.from({ length: 501 }, () => 1) })).toEqual({
    tags: 'tags can have at most 500 entries.',
  });
});

it('rejects a text or a list in place of an object without a look at its parts', () => {
  const entries = vi.spyOn(Object, 'entries');
  for (const input of ['a'.repeat(1_000), Array.from({ length: 1_000 }, () => 1)]) {
    expect(errorsOf(input)).toBeDefined();
    expect(entries).not.toHaveBeenCalled();
  }
});
