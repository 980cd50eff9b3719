import * as v from 'valibot';
import { hourSteps, remoteValues, teamLimits, type TeamFacetName } from '../../../shared/contracts/team';
import { profileLimits } from '../../../shared/contracts/profile';
import { firstLocationPart } from '../../../shared/contracts/search';
import { parseSearchQuery } from '../../../shared/searchQuery';
import { boundedText, enumInput, filterChoices, validate } from '../../core/validation';
import { equityShare } from '../job/job.inputs';
import { searchQuery } from '../post/post.inputs';
import { stages } from '../profile/profile.inputs';

const choices = <Output extends string>(name: string, value: v.GenericSchema<string, Output>) =>
  filterChoices(name, value, teamLimits.facetValues);

const hoursMessage = `The hours must be one of ${hourSteps.join(', ')}.`;

const filterFields = {
  stages: choices('Stages', enumInput('A stage', stages, 'Stage of the startup.')),
  remote: choices('Remote values', enumInput('remote', remoteValues, 'Whether work is remote.')),
  places: choices('Places', boundedText('A place', teamLimits.location)),
  skills: choices('Skills', boundedText('A skill', profileLimits.skill)),
  hours: v.nullish(v.pipe(v.number(hoursMessage), v.picklist(hourSteps, hoursMessage)), null),
  equityMin: v.nullish(equityShare('Least equity in percent, which the highest equity reaches.'), null),
};

/** A search for teams: words and filters. Without either it matches every open team. */
const teamSearchInput = v.object({ query: searchQuery, ...filterFields });

/** What both transports pass on: the search box's text and the chosen filters. */
export type TeamSearch = { query?: unknown; filter?: unknown };

type TeamFilter = Omit<v.InferOutput<typeof teamSearchInput>, 'query'>;

/** A search as the statements take it. */
export type ParsedSearch = {
  /** Words, "quoted phrases" and -exclusions, for websearch_to_tsquery. */
  words: string;
  /** Username whose teams are searched. */
  from: string | null;
  notFrom: string[];
  filter: TeamFilter;
};

const isNotBlank = (text: string) => text !== '';

/** @throws AppError BAD_USER_INPUT naming `query` or the filter */
export function parseTeamSearch({ query, filter }: TeamSearch): ParsedSearch {
  const { query: text, ...chosen } = validate(teamSearchInput, {
    ...(filter as Partial<TeamFilter> | null | undefined),
    query: query ?? undefined,
  });
  const { words, tags, from, notFrom } = parseSearchQuery(text);
  return {
    words: [...words, ...tags].join(' '),
    from: from ?? null,
    notFrom,
    // Places are split at commas, as locations are.
    filter: {
      ...chosen,
      places: chosen.places.map(firstLocationPart).filter(isNotBlank),
      skills: chosen.skills.filter(isNotBlank),
    },
  };
}

/** The facets of a filter that have a choice. */
export const chosenFacets = ({ filter }: ParsedSearch): TeamFacetName[] => {
  const isChosen: Record<TeamFacetName, boolean> = {
    stages: filter.stages.length > 0,
    places: filter.places.length > 0,
    remote: filter.remote.length > 0,
    skills: filter.skills.length > 0,
    hours: filter.hours !== null,
    equity: filter.equityMin !== null,
  };
  return (Object.keys(isChosen) as TeamFacetName[]).filter((facet) => isChosen[facet]);
};

/** Filters that teams are found by through tokens of the index. The first word of a token is its group. */
const tokensOf = ({ stages: chosen, remote, places, skills, hours }: TeamFilter): string[] => [
  ...chosen.map((stage) => ` stage ${stage}`),
  ...remote.map((value) => ` remote ${value}`),
  ...places.map((place) => ` place ${place}`),
  ...skills.map((skill) => ` skill ${skill}`),
  ...(hours === null ? [] : [` hours ${hours}`]),
];

/** Whether the index finds the teams: a search without words and filters reads the newest ones instead. */
export const hasTerms = (search: ParsedSearch, without?: TeamFacetName): boolean =>
  search.words !== '' || search.from !== null || chosenFacets(search).some((facet) => facet !== without);

/** Parameters of a search after the viewer's id. */
export const searchValues = ({ words, from, notFrom, filter }: ParsedSearch): unknown[] => [
  words,
  tokensOf(filter),
  filter.equityMin,
  from,
  notFrom,
];

/** Number of parameters, the viewer's id included. */
export const searchParameters = 6;
