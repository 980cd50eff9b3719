import { describe, expect, it } from 'vitest';
import { suggestBroaderQueries } from './suggestBroaderQueries';

describe('suggestBroaderQueries', () => {
  it('removes quotes and exclusions first', () => {
    expect(suggestBroaderQueries('"first customers" -enterprise')).toEqual(['first customers', 'customers', 'first']);
    expect(suggestBroaderQueries('pricing -"annual plan"')).toEqual(['pricing']);
  });

  it('suggests single words, the longest first', () => {
    expect(suggestBroaderQueries('seed round Lisbon')).toEqual(['Lisbon', 'round', 'seed']);
  });

  it('suggests nothing for a single word or hashtag', () => {
    expect(suggestBroaderQueries(' Churn ')).toEqual([]);
    expect(suggestBroaderQueries('#churn')).toEqual([]);
    expect(suggestBroaderQueries('-churn')).toEqual([]);
  });

  it('suggests the author alone, and the words without the author', () => {
    expect(suggestBroaderQueries('from:ana pricing -enterprise')).toEqual(['from:ana pricing', 'pricing', 'from:ana']);
    expect(suggestBroaderQueries('from:ana')).toEqual([]);
  });

  it('keeps a hyphen inside a word', () => {
    expect(suggestBroaderQueries('co-founder')).toEqual([]);
  });
});
