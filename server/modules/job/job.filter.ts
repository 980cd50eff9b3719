import * as v from 'valibot';
import { jobLimits } from '../../../shared/contracts/job';
import { jobTypes, type JobFacetName } from '../../../shared/contracts/jobValues';
import { profileLimits } from '../../../shared/contracts/profile';
import { firstLocationPart } from '../../../shared/contracts/search';
import { parseSearchQuery } from '../../../shared/searchQuery';
import { boundedText, enumInput, filterChoices, validate } from '../../core/validation';
import { searchQuery } from '../post/post.inputs';
import { boolean, currency, equityShare, salaryAmount, timeZone, wholeNumber } from './job.inputs';

const choices = <Output extends string>(name: string, value: v.GenericSchema<string, Output>) =>
  filterChoices(name, value, jobLimits.facetValues);

/** Currency of a least salary that names none. */
const defaultCurrency = 'USD';

const filterFields = {
  types: choices('Types', enumInput('A type', jobTypes, 'Kind of work.')),
  remote: v.nullish(boolean('remote', 'Only remote jobs, or only others.'), null),
  places: choices('Places', boundedText('A place', jobLimits.location)),
  skills: choices('Skills', boundedText('A skill', profileLimits.skill)),
  salaryMin: v.nullish(salaryAmount('Least pay of a year, which the highest pay reaches.'), null),
  salaryCurrency: v.nullish(currency, null),
  equityMin: v.nullish(equityShare('Least equity in percent, which the highest equity reaches.'), null),
  postedWithinDays: v.nullish(wholeNumber('The number of days', 1, 365, 'Published within so many days.'), null),
  timeZone: v.nullish(timeZone('A time zone that works, in hours from UTC.'), null),
};

/** A search for jobs: words and filters. Without either it matches every job. */
const jobSearchInput = v.object({ query: searchQuery, ...filterFields });

const filterName = v.pipe(boundedText('The name', jobLimits.filterName), v.minLength(1, 'Enter a name.'));

export const renameFilterInput = v.object({ name: filterName });

export const saveFilterInput = v.object({
  name: filterName,
  query: v.nullish(searchQuery, ''),
  filter: v.nullish(v.pipe(v.object(filterFields), v.description('The filters.')), {}),
});

/** What both transports pass on: the search box's text and the chosen filters. */
export type JobSearch = { query?: unknown; filter?: unknown };

export type JobFilter = Omit<v.InferOutput<typeof jobSearchInput>, 'query'>;

/** A search as the statements take it. */
export type ParsedSearch = {
  /** Words, "quoted phrases" and -exclusions, for websearch_to_tsquery. */
  words: string;
  /** Username whose jobs are searched. */
  from: string | null;
  notFrom: string[];
  filter: JobFilter;
};

const isNotBlank = (text: string) => text !== '';

/** @throws AppError BAD_USER_INPUT naming `query` or the filter */
export function parseJobSearch({ query, filter }: JobSearch): ParsedSearch {
  const { query: text, ...chosen } = validate(jobSearchInput, {
    ...(filter as Partial<JobFilter> | null | undefined),
    query: query ?? undefined,
  });
  const { words, tags, from, notFrom } = parseSearchQuery(text);
  return {
    words: [...words, ...tags].join(' '),
    from: from ?? null,
    notFrom,
    // Places are split at commas, as jobs' locations are.
    filter: {
      ...chosen,
      places: chosen.places.map(firstLocationPart).filter(isNotBlank),
      skills: chosen.skills.filter(isNotBlank),
    },
  };
}

/** The facets of a filter that have a choice. */
export const chosenFacets = ({ filter }: ParsedSearch): JobFacetName[] => {
  const isChosen: Record<JobFacetName, boolean> = {
    types: filter.types.length > 0,
    remote: filter.remote !== null,
    places: filter.places.length > 0,
    skills: filter.skills.length > 0,
    salaries: filter.salaryMin !== null,
    equity: filter.equityMin !== null,
    postedWithinDays: filter.postedWithinDays !== null,
  };
  return (Object.keys(isChosen) as JobFacetName[]).filter((facet) => isChosen[facet]);
};

const workplaceOf = (remote: boolean): string => (remote ? 'remote' : 'onsite');

/**
 * Filters that jobs are found by through tokens of the index. The first word of a token is its group. A kind is a type and a
 * workplace, found together.
 */
const tokensOf = ({ types, remote, places, skills, timeZone: zone }: JobFilter): string[] => [
  ...types.map((type) => ` type ${type}`),
  ...(remote === null ? [] : [` workplace ${workplaceOf(remote)}`]),
  ...(remote === null ? [] : types.map((type) => ` kind ${type} ${workplaceOf(remote)}`)),
  ...places.map((place) => ` place ${place}`),
  ...skills.map((skill) => ` skill ${skill}`),
  ...(zone === null ? [] : [` zone ${zone}`, ' zone any']),
];

/** Whether the index finds the jobs: a search without words and filters reads the newest ones instead. */
export const hasTerms = (search: ParsedSearch, without?: JobFacetName): boolean => {
  const facets = chosenFacets(search).filter((facet) => facet !== without && facet !== 'postedWithinDays');
  return search.words !== '' || search.from !== null || search.filter.timeZone !== null || facets.length > 0;
};

/** Parameters of a search after the viewer's id. */
export const searchValues = ({ words, from, notFrom, filter }: ParsedSearch): unknown[] => [
  words,
  tokensOf(filter),
  filter.salaryCurrency ?? (filter.salaryMin === null ? null : defaultCurrency),
  filter.salaryMin,
  filter.equityMin,
  filter.postedWithinDays,
  from,
  notFrom,
];

/** Number of parameters, the viewer's id included. */
export const searchParameters = 9;
