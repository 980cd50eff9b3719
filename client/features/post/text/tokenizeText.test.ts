import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTopLevelDomain } from '../../../../shared/topLevelDomains';
import { tokenizeText as tokenize } from './tokenizeText';

const tokenizeText = (text: string) => tokenize(text, isTopLevelDomain);

const extractLinks = (text: string) => tokenizeText(text).filter(({ kind }) => kind !== 'text');

describe('tokenizeText', () => {
  it('links web addresses, with or without a scheme', () => {
    expect(extractLinks('See https://a.example/x?y=1 and example.com.')).toEqual([
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
  ])('does not link %s with its scheme', (text) => {
    for (const token of extractLinks(text)) expect(token).toHaveProperty('href', expect.stringMatching(/^https?:\/\//));
  });

  it('does not link email addresses', () => {
    expect(extractLinks('write to ana@example.com')).toEqual([]);
  });

  it('links hashtags to their search', () => {
    expect(extractLinks('#hiring in #Zürich')).toEqual([
      { kind: 'hashtag', text: '#hiring', to: '/search?query=%23hiring' },
      { kind: 'hashtag', text: '#Zürich', to: '/search?query=%23Z%C3%BCrich' },
    ]);
  });

  it('does not treat a number as a hashtag', () => {
    expect(extractLinks('We are #1')).toEqual([]);
  });

  it.each([
    ['@ana', '/user/ana', '@ana'],
    ['@Ana_Ruiz', '/user/ana_ruiz', '@Ana_Ruiz'],
    ['@ana.ruiz', '/user/ana.ruiz', '@ana.ruiz'],
    ['@ana-ruiz.', '/user/ana-ruiz', '@ana-ruiz'],
    ['@ana.', '/user/ana', '@ana'],
    ['@ana/@bob', '/user/ana', '@ana'],
  ])('links the mention in "hi %s" without the text that follows it', (text, to, shown) => {
    expect(extractLinks(`hi ${text}`)[0]).toEqual({ kind: 'mention', text: shown, to });
  });

  it('does not link invalid usernames', () => {
    expect(extractLinks('@a @- @ab')).toEqual([]);
  });

  it('preserves the input text', () => {
    assert(
      property(
        string({ unit: 'grapheme' }),
        constantFrom('@ana.ruiz ', '#x', 'http://a.io/', '\n\n', '👩‍👩‍👧'),
        (text, extra) => {
          const input = `${text}${extra}${text}`;
          expect(
            tokenizeText(input)
              .map((token) => token.text)
              .join(''),
          ).toBe(input);
        },
      ),
    );
  });
});
