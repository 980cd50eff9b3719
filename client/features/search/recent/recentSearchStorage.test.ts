// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addRecentSearch, clearRecentSearches, readRecentSearches, removeRecentSearch } from './recentSearchStorage';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('has the latest first, once each', () => {
    addRecentSearch('ana', 'pricing');
    addRecentSearch('ana', '#hiring');
    expect(addRecentSearch('ana', 'Pricing')).toEqual(['Pricing', '#hiring']);
    expect(readRecentSearches('ana')).toEqual(['Pricing', '#hiring']);
  });

  it('keeps eight', () => {
    for (let n = 1; n <= 10; n++) addRecentSearch('ana', `word ${n}`);
    expect(readRecentSearches('ana')).toHaveLength(8);
    expect(readRecentSearches('ana')[7]).toBe('word 3');
  });

  it('belongs to one person of the browser', () => {
    addRecentSearch('ana', 'pricing');
    expect(readRecentSearches('bob')).toEqual([]);
  });

  it('lets go of one, and of all', () => {
    addRecentSearch('ana', 'pricing');
    addRecentSearch('ana', 'churn');
    expect(removeRecentSearch('ana', 'pricing')).toEqual(['churn']);
    expect(clearRecentSearches('ana')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"a":1}', '[1]'])('takes %s for nothing', (text) => {
    localStorage.setItem('recent-searches:ana', text);
    expect(readRecentSearches('ana')).toEqual([]);
  });
});
