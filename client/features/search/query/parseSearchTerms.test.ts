import { describe, expect, it } from 'vitest';
import { getSoleHashtag, parseSearchTerms } from './parseSearchTerms';

describe('parseSearchTerms', () => {
  it('parses every operator', () => {
    expect(parseSearchTerms('from:@Ana #Pricing "net revenue" -churn -"annual plan" bakers')).toEqual({
      from: 'ana',
      tags: ['pricing'],
      phrases: ['net revenue'],
      excluded: ['churn', 'annual plan'],
      words: ['bakers'],
    });
  });

  it.each(['from:ana', 'FROM:ana', 'from:@ana'])('parses %s as an author filter', (query) =>
    expect(parseSearchTerms(query)).toMatchObject({ from: 'ana', words: [] }),
  );

  it('treats incomplete operators as words', () => {
    expect(parseSearchTerms('co-founder C# from: "" - "open')).toEqual({
      tags: [],
      phrases: ['open'],
      excluded: [],
      words: ['co-founder', 'C#', 'from:'],
    });
  });
});

describe('getSoleHashtag', () => {
  it('returns the hashtag only when the query contains nothing else', () => {
    expect(getSoleHashtag(' #Pricing ')).toBe('pricing');
    for (const query of ['#pricing #hiring', '#pricing now', '#pricing -now', 'from:ana #pricing', 'pricing', '#'])
      expect(getSoleHashtag(query)).toBeUndefined();
  });
});

it('parses excluded people', () => {
  expect(parseSearchTerms('cash -from:@Bob')).toEqual({ tags: [], phrases: [], excluded: ['@bob'], words: ['cash'] });
});
