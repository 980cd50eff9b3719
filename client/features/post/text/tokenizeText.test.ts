import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeText } from './tokenizeText';

const linksOf = (text: string) => tokenizeText(text).filter(({ kind }) => kind !== 'text');

describe('textPieces', () => {
  it('links web addresses, with or without a scheme', () => {
    expect(linksOf('See https://a.example/x?y=1 and example.com.')).toEqual([
      { kind: 'url', text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { kind: 'url', text: 'example.com', href: 'https://example.com' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://files.example.com',
    'mailto:a@example.com',
    'file:///etc/passwd',
  ])('does not link %s as it stands', (text) => {
    for (const piece of linksOf(text)) expect(piece).toHaveProperty('href', expect.stringMatching(/^https?:\/\//));
  });

  it('leaves mail addresses alone', () => {
    expect(linksOf('write to ana@example.com')).toEqual([]);
  });

  it('links hashtags to the search for them', () => {
    expect(linksOf('#hiring in #Zürich')).toEqual([
      { kind: 'hashtag', text: '#hiring', to: '/search?query=%23hiring' },
      { kind: 'hashtag', text: '#Zürich', to: '/search?query=%23Z%C3%BCrich' },
    ]);
  });

  it('does not take a number for a hashtag', () => {
    expect(linksOf('We are #1')).toEqual([]);
  });

  it.each([
    ['@ana', '/user/ana', '@ana'],
    ['@Ana_Ruiz', '/user/ana_ruiz', '@Ana_Ruiz'],
    ['@ana.ruiz', '/user/ana.ruiz', '@ana.ruiz'],
    ['@ana-ruiz.', '/user/ana-ruiz', '@ana-ruiz'],
    ['@ana.', '/user/ana', '@ana'],
    ['@ana/@bob', '/user/ana', '@ana'],
  ])('links the name in "hi %s" and leaves what follows it', (text, to, shown) => {
    expect(linksOf(`hi ${text}`)[0]).toEqual({ kind: 'mention', text: shown, to });
  });

  it('does not link names that cannot exist', () => {
    expect(linksOf('@a @- @ab')).toEqual([]);
  });

  it('loses nothing of any text', () => {
    assert(
      property(
        string({ unit: 'grapheme' }),
        constantFrom('@ana.ruiz ', '#x', 'http://a.io/', '\n\n', '👩‍👩‍👧'),
        (text, extra) => {
          const whole = `${text}${extra}${text}`;
          expect(
            tokenizeText(whole)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(whole);
        },
      ),
    );
  });
});
