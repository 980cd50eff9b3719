import { describe, expect, it } from 'vitest';
import { suggestBroaderQueries } from './suggestBroaderQueries';

describe('widerSearches', () => {
  it('drops quotes and exclusions first', () => {
    expect(suggestBroaderQueries('"first customers" -enterprise')).toEqual(['first customers', 'customers', 'first']);
    expect(suggestBroaderQueries('pricing -"annual plan"')).toEqual(['pricing']);
  });

  it('offers each word alone, the longest first', () => {
    expect(suggestBroaderQueries('seed round Lisbon')).toEqual(['Lisbon', 'round', 'seed']);
  });

  it('has nothing wider than one word or tag', () => {
    expect(suggestBroaderQueries(' Churn ')).toEqual([]);
    expect(suggestBroaderQueries('#churn')).toEqual([]);
    expect(suggestBroaderQueries('-churn')).toEqual([]);
  });

  it('offers all that a person wrote, and what others wrote', () => {
    expect(suggestBroaderQueries('from:ana pricing -enterprise')).toEqual(['from:ana pricing', 'pricing', 'from:ana']);
    expect(suggestBroaderQueries('from:ana')).toEqual([]);
  });

  it('keeps a hyphen inside a word', () => {
    expect(suggestBroaderQueries('co-founder')).toEqual([]);
  });
});
