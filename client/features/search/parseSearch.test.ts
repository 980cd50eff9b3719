import { describe, expect, it } from 'vitest';
import { onlyTag, parseSearch } from './parseSearch';

describe('readSearch', () => {
  it('knows every operator', () => {
    expect(parseSearch('from:@Ana #Pricing "net revenue" -churn -"annual plan" bakers')).toEqual({
      from: 'ana',
      tags: ['pricing'],
      phrases: ['net revenue'],
      without: ['churn', 'annual plan'],
      words: ['bakers'],
    });
  });

  it.each(['from:ana', 'FROM:ana', 'from:@ana'])('%s alone asks for a person', (query) =>
    expect(parseSearch(query)).toMatchObject({ from: 'ana', words: [] }),
  );

  it('leaves alone what is no operator', () => {
    expect(parseSearch('co-founder C# from: "" - "open')).toEqual({
      tags: [],
      phrases: ['open'],
      without: [],
      words: ['co-founder', 'C#', 'from:'],
    });
  });
});

describe('onlyTag', () => {
  it('is the one tag of a search for nothing else', () => {
    expect(onlyTag(' #Pricing ')).toBe('pricing');
    for (const query of ['#pricing #hiring', '#pricing now', '#pricing -now', 'from:ana #pricing', 'pricing', '#'])
      expect(onlyTag(query)).toBeUndefined();
  });
});

it('leaves out people as the server does', () => {
  expect(parseSearch('cash -from:@Bob')).toEqual({ tags: [], phrases: [], without: ['@bob'], words: ['cash'] });
});
