import { describe, expect, it } from 'vitest';
import { countChosen, parsePeopleFilter, peoplePath, togglePeopleFilter, withPeopleFilter } from './peopleFilter';

const none = { skills: [], locations: [], stages: [], lookingFor: [] };
const parse = (search: string) => parsePeopleFilter(new URLSearchParams(search));

describe('parsePeopleFilter', () => {
  it('reads repeated values of each facet', () => {
    expect(parse('skills=Pricing&skills=Sales&locations=Lyon&stages=IDEA&lookingFor=PEERS')).toEqual({
      skills: ['Pricing', 'Sales'],
      locations: ['Lyon'],
      stages: ['IDEA'],
      lookingFor: ['PEERS'],
    });
  });

  it('ignores blank, repeated and unknown values and those beyond the limit', () => {
    expect(parse('skills=&skills=+&skills=Go&skills=Go&stages=idea&lookingFor=LOVE')).toEqual({
      ...none,
      skills: ['Go'],
    });
    expect(parse(Array.from({ length: 12 }, (_, n) => `skills=${n}`).join('&')).skills).toHaveLength(10);
  });
});

it('writes the filter into the URL and leaves other parameters', () => {
  const params = new URLSearchParams('query=pricing&kind=people&skills=Go');
  expect(withPeopleFilter(params, { ...none, locations: ['São Paulo'] }).toString()).toBe(
    'query=pricing&kind=people&locations=S%C3%A3o+Paulo',
  );
  expect(peoplePath({ skills: ['C++ & C#'] })).toBe('/search?kind=people&skills=C%2B%2B+%26+C%23');
  expect(parse(peoplePath({ skills: ['C++ & C#'] }).split('?')[1]!).skills).toEqual(['C++ & C#']);
});

it('adds and removes a value without regard to case', () => {
  const chosen = togglePeopleFilter(none, 'skills', 'Pricing');
  expect(chosen.skills).toEqual(['Pricing']);
  expect(countChosen(togglePeopleFilter(chosen, 'stages', 'IDEA'))).toBe(2);
  expect(togglePeopleFilter(chosen, 'skills', 'pricing')).toEqual(none);
});
