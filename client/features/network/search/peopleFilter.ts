import { peopleFacets, searchLimits, type PeopleFacetName } from '../../../../shared/contracts/search';
import type { Need, Stage } from '../../../__generated__/types';
import { readValues, toggleValue } from '../../../lib/facetValues';
import { needs, stages } from '../../profile/profileLabels';

/** Chosen values of each facet of the search for people. */
export type PeopleFilter = { skills: string[]; locations: string[]; stages: Stage[]; lookingFor: Need[] };

const isStage = (value: string): value is Stage => stages.some((stage) => stage.value === value);
const isNeed = (value: string): value is Need => needs.some((need) => need.value === value);

/** Reads the filter of the search page's URL. Values that no facet has, and those beyond the limit, are ignored. */
export function parsePeopleFilter(params: URLSearchParams): PeopleFilter {
  const read = (facet: PeopleFacetName) => readValues(params, facet, searchLimits.facetValues);
  return {
    skills: read('skills'),
    locations: read('locations'),
    stages: read('stages').filter(isStage),
    lookingFor: read('lookingFor').filter(isNeed),
  };
}

/** Parameters of the search page with another filter; the other parameters stay. */
export function withPeopleFilter(params: URLSearchParams, filter: Partial<PeopleFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const facet of peopleFacets) {
    next.delete(facet);
    for (const value of filter[facet] ?? []) next.append(facet, value);
  }
  return next;
}

/** Path of a search for people by filters alone. */
export const peoplePath = (filter: Partial<PeopleFilter>): string =>
  `/search?${withPeopleFilter(new URLSearchParams({ kind: 'people' }), filter)}`;

export const countChosen = (filter: PeopleFilter): number =>
  peopleFacets.reduce((sum, facet) => sum + filter[facet].length, 0);

/** The filter with a value added to a facet, or removed from it. */
export const togglePeopleFilter = (filter: PeopleFilter, facet: PeopleFacetName, value: string): PeopleFilter => ({
  ...filter,
  [facet]: toggleValue(filter[facet], value),
});
