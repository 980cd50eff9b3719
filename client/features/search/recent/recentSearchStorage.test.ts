// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addRecentSearch, clearRecentSearches, readRecentSearches, removeRecentSearch } from './recentSearchStorage';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are stored once each, latest first', () => {
    addRecentSearch('ana', 'pricing');
    addRecentSearch('ana', '#hiring');
    expect(addRecentSearch('ana', 'Pricing')).toEqual(['Pricing', '#hiring']);
    expect(readRecentSearches('ana')).toEqual(['Pricing', '#hiring']);
  });

  it('are limited to eight', () => {
    for (let n = 1; n <= 10; n++) addRecentSearch('ana', `word ${n}`);
    expect(readRecentSearches('ana')).toHaveLength(8);
    expect(readRecentSearches('ana')[7]).toBe('word 3');
  });

  it('are separate for each user', () => {
    addRecentSearch('ana', 'pricing');
    expect(readRecentSearches('bob')).toEqual([]);
  });

  it('can be removed one by one or all together', () => {
    addRecentSearch('ana', 'pricing');
    addRecentSearch('ana', 'churn');
    expect(removeRecentSearch('ana', 'pricing')).toEqual(['churn']);
    expect(clearRecentSearches('ana')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"a":1}', '[1]'])('are empty when the stored value is %s', (text) => {
    localStorage.setItem('recent-searches:ana', text);
    expect(readRecentSearches('ana')).toEqual([]);
  });
});
