import { expect, it } from 'vitest';
import {
  countFilters,
  noFilter,
  parseTeamFilter,
  toggleFilterValue,
  withTeamSearch,
  type TeamFilter,
} from './teamFilter';

const parse = (search: string) => parseTeamFilter(new URLSearchParams(search));

const full: TeamFilter = {
  stages: ['IDEA', 'PROTOTYPE'],
  places: ['São Paulo'],
  remote: ['YES'],
  skills: ['C++ & C#', 'Go'],
  hours: 20,
  equityMin: 0.5,
};

it('reads back every filter that was written', () => {
  const written = (filter: TeamFilter) => withTeamSearch(new URLSearchParams(), { query: '', filter });
  expect(parseTeamFilter(written(full))).toEqual(full);
  expect(parseTeamFilter(written(noFilter))).toEqual(noFilter);
});

it('ignores values that the server would reject, and those beyond the limit', () => {
  expect(parse('stages=huge&remote=maybe&places=+&skills=&hours=7&equityMin=101')).toEqual(noFilter);
  expect(parse('hours=&equityMin=x')).toEqual(noFilter);
  expect(parse(Array.from({ length: 12 }, (_, n) => `skills=${n}`).join('&')).skills).toHaveLength(10);
});

it('leaves parameters that are not its own', () => {
  const params = new URLSearchParams('view=mine&sort=BEST_FIT&query=rust&skills=Go');
  expect(withTeamSearch(params, { query: '', filter: noFilter }).toString()).toBe('view=mine&sort=BEST_FIT');
});

it('counts chosen filters, and adds and removes a value without regard to case', () => {
  expect(countFilters(full)).toBe(8);
  const chosen = toggleFilterValue(noFilter, 'skills', 'Pricing');
  expect(chosen.skills).toEqual(['Pricing']);
  expect(toggleFilterValue(chosen, 'skills', 'pricing')).toEqual(noFilter);
});
