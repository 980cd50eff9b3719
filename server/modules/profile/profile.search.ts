import { maxRankedPeople, type PeopleFacetName, peopleFacets } from '../../../shared/contracts/search';
import { connectedPeople, personVisible } from '../../visibility/people';
import type { Need, Stage } from './profile.inputs';
import type { PeopleQuery } from './profile.peopleQuery';

/** Chosen values of each facet. People match with one of each facet's values; an empty list does not filter. */
export type PeopleFilter = { skills: string[]; locations: string[]; stages: Stage[]; lookingFor: Need[] };

export const noFilter: PeopleFilter = { skills: [], locations: [], stages: [], lookingFor: [] };

export const isFiltered = (filter: PeopleFilter): boolean => peopleFacets.some((facet) => filter[facet].length > 0);

/** Parameters of the search after the viewer's id. */
export const searchValues = ({ names, text, words, anyWord }: PeopleQuery, filter: PeopleFilter): unknown[] => [
  names,
  text,
  words,
  anyWord,
  ...peopleFacets.map((facet) => filter[facet]),
];

/** Number of parameters, the viewer's id included. */
export const searchParameters = 9;

/** SQL of a table that states the parameters' types, because not every search uses all of them. */
const parameters = `parameters as (select $2::text, $3::text, $4::text, $5::text, $6::text[], $7::text[], $8::text[], $9::text[])`;

const names = `to_tsquery('simple', $2)`;
const text = '$3';
const words = `websearch_to_tsquery('english', $4)`;

/** SQL tsquery: any of the searched words. */
export const anyWord = `websearch_to_tsquery('english', $5)`;

/** SQL text array: the chosen values of a facet. */
export const chosen = (facet: PeopleFacetName): string => `$${6 + peopleFacets.indexOf(facet)}::text[]`;

/** SQL tsquery over the filters of some facets. */
export const filterOf = (facets: readonly PeopleFacetName[]): string =>
  `profile_filter(${peopleFacets.map((facet) => (facets.includes(facet) ? chosen(facet) : `'{}'::text[]`)).join(', ')})`;

/** With fewer matches than this, names of a similar spelling are added. */
const minMatches = 20;

/** SQL conditions on the profile `p`. */
export type Matching = { about: string; name: string; similar: string; filtered: string };

/** @param facets facets whose choices filter; empty when none does */
export function matching(facets: readonly PeopleFacetName[]): Matching {
  const filter = filterOf(facets);
  const filtered = facets.length > 0 ? `p.about @@ ${filter}` : 'true';
  return {
    about: `p.about @@ (${words} && ${filter})`,
    name: `p.search @@ ${names} and ${filtered}`,
    // An empty text has no trigrams, so it would read the whole index.
    similar: `${text} <> '' and (${text} <% p.username or ${text} <% lower(p.display_name)) and ${filtered}`,
    filtered,
  };
}

const visible = personVisible('p.id');
const limit = `limit ${maxRankedPeople}`;
const similarity = (name: string) => `case when ${text} <% ${name} then word_similarity(${text}, ${name}) else 0 end`;

/** An exact username first, then connections, names, skills and locations, the rest of the profile. */
const score = `(round((case when p.username = ${text} then 10 else 0 end + case when p.id in (${connectedPeople}) then 2 else 0 end
  + case when p.search @@ ${names} then 1 + ts_rank(p.search, ${names}) else 0 end + ts_rank(p.about, ${words})
  + greatest(${similarity('p.username')}, ${similarity('lower(p.display_name)')}))::numeric, 4))::float8 as score`;

const candidates = (condition: string) => `select p.id, ${score} from profile p where ${condition} and ${visible}`;

/**
 * SQL of a query: id and score of people who match. Each source is limited, so that the cost does not grow with the network;
 * connections and exact words of names have a source of their own, so that they are ranked however many match.
 * @param options.isFiltered whether facets filter
 * @param options.addsSimilar whether similar spellings of names are added to few matches
 */
export function scoredPeople(options: { isFiltered: boolean; addsSimilar: boolean }): string {
  const { about, name, similar, filtered } = matching(options.isFiltered ? peopleFacets : []);
  return `
    with ${parameters}, whole as materialized (${candidates(`p.search @@ plainto_tsquery('simple', ${text}) and ${filtered}`)} ${limit}),
    found as materialized (
      select id, max(score) as score from (
        (${candidates(`p.username = ${text} and ${filtered}`)})
        union all (${candidates(`p.id in (${connectedPeople}) and (${about} or ${name})`)} ${limit})
        union all table whole
        union all (${candidates(`(select count(*) from whole) < ${maxRankedPeople} and ${name}`)} ${limit})
        union all (${candidates(about)} ${limit})) sources
      group by id)
    table found ${
      options.addsSimilar
        ? `union all (${candidates(`(select count(*) from found) < ${minMatches} and p.id not in (select id from found) and ${similar}`)} ${limit})`
        : ''
    }`;
}

/**
 * SQL of a query: rows of people who match, for counting. The same people as scoredPeople, in no order.
 * @param facets facets whose choices filter
 * @param options.isSearch whether the search has words or filters; without either, these are the newest people
 */
export function countedPeople(facets: readonly PeopleFacetName[], options: { isSearch: boolean }): string {
  const columns = 'p.id, p.skills, p.location, p.stage, p.looking_for';
  if (!options.isSearch)
    return `with ${parameters} select ${columns} from profile p where ${visible} order by p.id desc ${limit}`;
  const { about, name, similar } = matching(facets);
  return `
    with ${parameters}, found as materialized (select ${columns} from profile p where (${about} or (${name})) and ${visible} ${limit})
    table found union all (select ${columns} from profile p where (select count(*) from found) < ${minMatches}
      and p.id not in (select id from found) and ${similar} and ${visible} ${limit})`;
}
