import { describe, expect, it } from 'vitest';
import { widerSearches } from './widerSearches';

describe('widerSearches', () => {
  it('drops quotes and exclusions first', () => {
    expect(widerSearches('"first customers" -enterprise')).toEqual(['first customers', 'customers', 'first']);
    expect(widerSearches('pricing -"annual plan"')).toEqual(['pricing']);
  });

  it('offers each word alone, the longest first', () => {
    expect(widerSearches('seed round Lisbon')).toEqual(['Lisbon', 'round', 'seed']);
  });

  it('has nothing wider than one word or tag', () => {
    expect(widerSearches(' Churn ')).toEqual([]);
    expect(widerSearches('#churn')).toEqual([]);
    expect(widerSearches('-churn')).toEqual([]);
  });

  it('offers all that a person wrote, and what others wrote', () => {
    expect(widerSearches('from:ana pricing -enterprise')).toEqual(['from:ana pricing', 'pricing', 'from:ana']);
    expect(widerSearches('from:ana')).toEqual([]);
  });

  it('keeps a hyphen inside a word', () => {
    expect(widerSearches('co-founder')).toEqual([]);
  });
});
