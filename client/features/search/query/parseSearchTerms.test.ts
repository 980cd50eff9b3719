import { describe, expect, it } from 'vitest';
import { getSoleHashtag, parseSearchTerms } from './parseSearchTerms';

describe('readSearch', () => {
  it('knows every operator', () => {
    expect(parseSearchTerms('from:@Ana #Pricing "net revenue" -churn -"annual plan" bakers')).toEqual({
      from: 'ana',
      tags: ['pricing'],
      phrases: ['net revenue'],
      without: ['churn', 'annual plan'],
      words: ['bakers'],
    });
  });

  it.each(['from:ana', 'FROM:ana', 'from:@ana'])('%s alone asks for a person', (query) =>
    expect(parseSearchTerms(query)).toMatchObject({ from: 'ana', words: [] }),
  );

  it('leaves alone what is no operator', () => {
    expect(parseSearchTerms('co-founder C# from: "" - "open')).toEqual({
      tags: [],
      phrases: ['open'],
      without: [],
      words: ['co-founder', 'C#', 'from:'],
    });
  });
});

describe('onlyTag', () => {
  it('is the one tag of a search for nothing else', () => {
    expect(getSoleHashtag(' #Pricing ')).toBe('pricing');
    for (const query of ['#pricing #hiring', '#pricing now', '#pricing -now', 'from:ana #pricing', 'pricing', '#'])
      expect(getSoleHashtag(query)).toBeUndefined();
  });
});

it('leaves out people as the server does', () => {
  expect(parseSearchTerms('cash -from:@Bob')).toEqual({ tags: [], phrases: [], without: ['@bob'], words: ['cash'] });
});
