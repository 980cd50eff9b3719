import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completion, tokenAtCaret } from './caretToken';

/** Parses a text whose caret is marked by a bar. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

const parseToken = (marked: string) => {
  const { text, caret } = at(marked);
  const token = tokenAtCaret(text, caret);
  return token && token.mark + token.query;
};

describe('tokenAtCaret', () => {
  it.each([
    ['@an|', '@an'],
    ['Thanks @ana.ru|', '@ana.ru'],
    ['Thanks (@an|', '@an'],
    ['one\n#pri|', '#pri'],
    ['#Preço|', '#Preço'],
    ['#pri|cing later', '#pri'],
    ['“#pri|', '#pri'],
  ])('%s ends in the token %s', (marked, token) => expect(parseToken(marked)).toBe(token));

  it.each([
    '@|',
    '#|',
    'ana@ex|',
    'C#sh|',
    '@ana |',
    '@ana\n|',
    'https://x.com/#to|',
    '##a|',
    '@-a|',
    '&#39|',
    'plain|',
    '|@ana',
  ])('%s is no token', (marked) => expect(parseToken(marked)).toBeNull());

  it('returns its offsets, in a long text too', () => {
    const text = `${'word '.repeat(500)}@an`;
    expect(tokenAtCaret(text, text.length)).toEqual({ mark: '@', query: 'an', start: 2_500, end: 2_503 });
  });
});

/** Applies a completion; a bar marks the caret. */
function complete(marked: string, word: string) {
  const { text, caret } = at(marked);
  const put = completion(text, tokenAtCaret(text, caret)!, word);
  const next = text.slice(0, put.start) + put.text + text.slice(put.end);
  return `${next.slice(0, put.caret)}|${next.slice(put.caret)}`;
}

describe('completion', () => {
  it.each([
    ['Hi @an|', 'Hi @ana |'],
    ['Hi @an| there', 'Hi @ana |there'],
    ['Hi @an|\nthere', 'Hi @ana |\nthere'],
    ['Hi (@an|), there', 'Hi (@ana|), there'],
    ['Hi @an|bob', 'Hi @ana |bob'],
  ])('%s becomes %s', (marked, expected) => expect(complete(marked, '@ana')).toBe(expected));

  it('inserts only the missing part, so that undo places the caret behind the typed part', () => {
    const text = 'Hi @an there';
    expect(completion(text, tokenAtCaret(text, 6)!, '@ana')).toEqual({ start: 6, end: 6, text: 'a', caret: 8 });
    expect(completion(text, tokenAtCaret(text, 6)!, '@Ana')).toEqual({ start: 4, end: 6, text: 'Ana', caret: 8 });
  });

  it('keeps the text before the mark and after the caret', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before} #a${after}`;
        const caret = before.length + 3;
        const token = tokenAtCaret(text, caret)!;
        const put = completion(text, token, '#ana');
        const next = text.slice(0, put.start) + put.text + text.slice(put.end);
        expect(next.startsWith(`${before} #ana`)).toBe(true);
        expect(next.endsWith(after)).toBe(true);
      }),
    );
  });
});
