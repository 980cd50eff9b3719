import { hourSteps, remoteValues, teamLimits } from '../../../../shared/contracts/team';
import { readValues, toggleValue } from '../../../lib/facetValues';
import type { Stage } from '../../../__generated__/types';
import { stages } from '../../profile/profileLabels';
import type { RemoteName } from '../teamLabels';

/** Chosen filters of the list of teams. Empty lists and null do not filter. */
export interface TeamFilter {
  stages: Stage[];
  places: string[];
  remote: RemoteName[];
  skills: string[];
  /** The role takes at most so many hours of a week. */
  hours: number | null;
  /** Least equity in percent. */
  equityMin: number | null;
}

export const noFilter: TeamFilter = {
  stages: [],
  places: [],
  remote: [],
  skills: [],
  hours: null,
  equityMin: null,
};

/** Facets of which several values can be chosen. */
export type ListFacet = 'stages' | 'places' | 'remote' | 'skills';

const isStage = (value: string): value is Stage => stages.some((stage) => stage.value === value);
const isRemote = (value: string): value is RemoteName => (remoteValues as readonly string[]).includes(value);

function readNumber(params: URLSearchParams, name: string, isValid: (number: number) => boolean): number | null {
  const text = params.get(name)?.trim();
  const number = Number(text);
  return text && Number.isFinite(number) && isValid(number) ? number : null;
}

/** Reads the filter of a URL. Values that the server would reject are ignored, and those beyond the limit. */
export function parseTeamFilter(params: URLSearchParams): TeamFilter {
  const readList = (name: ListFacet) => readValues(params, name, teamLimits.facetValues);
  return {
    stages: readList('stages').filter(isStage),
    places: readList('places'),
    remote: readList('remote').filter(isRemote),
    skills: readList('skills'),
    hours: readNumber(params, 'hours', (hours) => (hourSteps as readonly number[]).includes(hours)),
    equityMin: readNumber(params, 'equityMin', (share) => share >= 0 && share <= 100),
  };
}

/** A search for teams: the text of the search box, and the filter. */
export interface TeamSearch {
  query: string;
  filter: TeamFilter;
}

/** Parameters with another search; the others stay. */
export function withTeamSearch(params: URLSearchParams, { query, filter }: TeamSearch): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter) as [string, string[] | number | null][]) {
    next.delete(name);
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) next.append(name, String(one));
  }
  if (query) next.set('query', query);
  else next.delete('query');
  return next;
}

/** Number of chosen filters. */
export const countFilters = ({ stages, places, remote, skills, hours, equityMin }: TeamFilter): number =>
  [...stages, ...places, ...remote, ...skills].length + Number(hours !== null) + Number(equityMin !== null);

/** The filter with a value added to a facet, or removed from it. */
export const toggleFilterValue = (filter: TeamFilter, facet: ListFacet, value: string): TeamFilter => ({
  ...filter,
  [facet]: toggleValue(filter[facet], value),
});
