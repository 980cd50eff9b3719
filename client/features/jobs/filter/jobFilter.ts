import { jobLimits } from '../../../../shared/contracts/job';
import { jobTypes } from '../../../../shared/contracts/jobValues';
import { readValues, toggleValue } from '../../../lib/facetValues';
import type { JobTypeName } from '../jobLabels';

/** Chosen filters of the list of jobs. Empty lists and null do not filter. */
export interface JobFilter {
  types: JobTypeName[];
  remote: boolean | null;
  places: string[];
  skills: string[];
  /** Least pay of a year. */
  salaryMin: number | null;
  /** Currency of the least pay; null is the most frequent one. */
  salaryCurrency: string | null;
  /** Least equity in percent. */
  equityMin: number | null;
  postedWithinDays: number | null;
  /** In hours from UTC. */
  timeZone: number | null;
}

export const noFilter: JobFilter = {
  types: [],
  remote: null,
  places: [],
  skills: [],
  salaryMin: null,
  salaryCurrency: null,
  equityMin: null,
  postedWithinDays: null,
  timeZone: null,
};

/** Parameters of the URL, named as the fields of the API. They narrow the search for jobs too. */
export const filterParameters = Object.keys(noFilter) as (keyof JobFilter)[];

/** Facets of which several values can be chosen. */
export type ListFacet = 'types' | 'places' | 'skills';

const isType = (value: string): value is JobTypeName => (jobTypes as readonly string[]).includes(value);

function readNumber(params: URLSearchParams, name: string, [min, max]: [number, number]): number | null {
  const text = params.get(name)?.trim();
  const number = Number(text);
  return text && Number.isFinite(number) && number >= min && number <= max ? number : null;
}

const readWholeNumber = (...args: Parameters<typeof readNumber>): number | null => {
  const number = readNumber(...args);
  return Number.isInteger(number) ? number : null;
};

/** Reads the filter of a URL. Values that the server would reject are ignored, and those beyond the limit. */
export function parseJobFilter(params: URLSearchParams): JobFilter {
  const readList = (name: ListFacet) => readValues(params, name, jobLimits.facetValues);
  const remote = params.get('remote');
  const currency = params.get('salaryCurrency')?.toUpperCase() ?? '';
  return {
    types: readList('types').filter(isType),
    remote: remote === 'true' ? true : remote === 'false' ? false : null,
    places: readList('places'),
    skills: readList('skills'),
    salaryMin: readWholeNumber(params, 'salaryMin', [1, jobLimits.salary]),
    salaryCurrency: Intl.supportedValuesOf('currency').includes(currency) ? currency : null,
    equityMin: readNumber(params, 'equityMin', [0, jobLimits.equity]),
    postedWithinDays: readWholeNumber(params, 'postedWithinDays', [1, 365]),
    timeZone: readWholeNumber(params, 'timeZone', [-12, 14]),
  };
}

/** Parameters with another filter; the other parameters stay. */
export function withJobFilter(params: URLSearchParams, filter: JobFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of filterParameters) {
    next.delete(name);
    const value = filter[name];
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) next.append(name, String(one));
  }
  return next;
}

/** Number of chosen filters. The currency alone filters nothing. */
export const countFilters = (filter: JobFilter): number =>
  filter.types.length +
  filter.places.length +
  filter.skills.length +
  [filter.remote, filter.salaryMin, filter.equityMin, filter.postedWithinDays, filter.timeZone].filter(
    (value) => value !== null,
  ).length;

/** The filter with a value added to a facet, or removed from it. */
export const toggleFilterValue = (filter: JobFilter, facet: ListFacet, value: string): JobFilter => ({
  ...filter,
  [facet]: toggleValue(filter[facet], value),
});

/** A search for jobs: the text of the search box, and the filter. */
export interface JobSearch {
  query: string;
  filter: JobFilter;
}

/** Parameters with another search; the others stay. */
export function withJobSearch(params: URLSearchParams, { query, filter }: JobSearch): URLSearchParams {
  const next = withJobFilter(params, filter);
  if (query) next.set('query', query);
  else next.delete('query');
  return next;
}

const searchKey = (search: JobSearch): string => {
  const params = withJobSearch(new URLSearchParams(), search);
  params.sort();
  return params.toString().toLowerCase();
};

/** Whether two searches find the same jobs. */
export const isSameSearch = (one: JobSearch, other: JobSearch): boolean => searchKey(one) === searchKey(other);
