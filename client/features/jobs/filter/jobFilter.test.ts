import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isSameSearch,
  noFilter,
  parseJobFilter,
  toggleFilterValue,
  withJobFilter,
  withJobSearch,
} from './jobFilter';

const parse = (search: string) => parseJobFilter(new URLSearchParams(search));

const full = {
  types: ['FULL_TIME' as const, 'CONTRACT' as const],
  remote: false,
  places: ['São Paulo'],
  skills: ['C++ & C#', 'Go'],
  salaryMin: 50_000,
  salaryCurrency: 'EUR',
  equityMin: 0.5,
  postedWithinDays: 7,
  timeZone: -3,
};

describe('parseJobFilter', () => {
  it('reads back every filter that was written', () => {
    expect(parseJobFilter(withJobFilter(new URLSearchParams(), full))).toEqual(full);
    expect(parseJobFilter(withJobFilter(new URLSearchParams(), noFilter))).toEqual(noFilter);
  });

  it('ignores values that the server would reject', () => {
    const wrong =
      'types=full&remote=maybe&places=+&skills=&salaryMin=-5&salaryCurrency=XXL&equityMin=101&postedWithinDays=1.5&timeZone=15';
    expect(parse(wrong)).toEqual(noFilter);
    expect(parse('salaryMin=&equityMin=x&timeZone=1e9')).toEqual(noFilter);
  });

  it('ignores repeated values and those beyond the limit', () => {
    expect(parse('skills=Go&skills=Go').skills).toEqual(['Go']);
    expect(parse(Array.from({ length: 12 }, (_, n) => `skills=${n}`).join('&')).skills).toHaveLength(10);
  });

  it('reads a currency in any case', () => {
    expect(parse('salaryCurrency=eur').salaryCurrency).toBe('EUR');
  });
});

it('leaves parameters that are not its own', () => {
  const params = new URLSearchParams('view=mine&sort=BEST_FIT&query=rust&skills=Go');
  expect(withJobFilter(params, noFilter).toString()).toBe('view=mine&sort=BEST_FIT&query=rust');
  expect(withJobSearch(params, { query: '', filter: noFilter }).toString()).toBe('view=mine&sort=BEST_FIT');
});

it('counts chosen filters, but not a currency alone', () => {
  expect(countFilters(full)).toBe(10);
  expect(countFilters({ ...noFilter, salaryCurrency: 'EUR' })).toBe(0);
});

it('adds and removes a value without regard to case', () => {
  const chosen = toggleFilterValue(noFilter, 'skills', 'Pricing');
  expect(chosen.skills).toEqual(['Pricing']);
  expect(toggleFilterValue(chosen, 'skills', 'pricing')).toEqual(noFilter);
});

it('recognises a saved search regardless of order and case', () => {
  const one = { query: 'rust', filter: { ...noFilter, skills: ['Go', 'SQL'] } };
  expect(isSameSearch(one, { query: 'rust', filter: { ...noFilter, skills: ['go', 'sql'] } })).toBe(true);
  expect(isSameSearch(one, { query: 'rust', filter: noFilter })).toBe(false);
});
