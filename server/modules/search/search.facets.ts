import { maxRankedPeople, peopleFacets, searchLimits, type PeopleFacetName } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { chosen, countedPeople, searchValues, type PeopleFilter } from '../profile/profile.search';
import { parsePeopleSearch, type PeopleSearch } from './search.reads';
import type { PeopleFacets } from './search.type';

/** Values of a facet beside the chosen ones. */
const shownValues = searchLimits.facetValues;

/** SQL of a person's values of each facet, as rows of `value`. */
const valuesOf: Record<PeopleFacetName, string> = {
  skills: 'unnest(person.skills)',
  locations: 'unnest(location_parts(person.location))',
  stages: 'unnest(array_remove(array[person.stage], null))',
  lookingFor: 'unnest(person.looking_for)',
};

/** Facets whose choices filter the people that a facet's values are counted among: all others. */
const otherChosenFacets = (filter: PeopleFilter, facet?: PeopleFacetName): PeopleFacetName[] =>
  peopleFacets.filter((other) => other !== facet && filter[other].length > 0);

/** A facet with a choice counts among people whom the choice does not filter, so its other values can be chosen too. */
const setOf = (filter: PeopleFilter, facet: PeopleFacetName): string =>
  filter[facet].length > 0 ? `without_${facet}` : 'all';

const quoted = (set: string) => `"people_${set}"`;

/** SQL of one facet as JSON: its most frequent values and the chosen ones, each with the number of people. */
const facetJson = (set: string, facet: PeopleFacetName): string => `(
  select json_build_object('isComplete', (select count(*) from ${quoted(set)}) < ${maxRankedPeople},
    'values', coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]'))
  from (
    select mode() within group (order by value) as value, count(distinct person.id)::int as count
    from ${quoted(set)} person cross join lateral ${valuesOf[facet]} one(value)
    group by lower(value)
    order by lower(value) in (select lower(wanted) from unnest(${chosen(facet)}) wanted) desc, count desc, 1
    limit ${shownValues} + cardinality(${chosen(facet)})) counted)`;

function composeFacets(hasWords: boolean, filter: PeopleFilter): string {
  const sets = new Map<string, PeopleFacetName[]>([['all', otherChosenFacets(filter)]]);
  for (const facet of peopleFacets) sets.set(setOf(filter, facet), otherChosenFacets(filter, facet));
  const tables = [...sets].map(
    ([set, facets]) =>
      `${quoted(set)} as materialized (${countedPeople(facets, { isSearch: hasWords || facets.length > 0 })})`,
  );
  const fields = peopleFacets.map((facet) => `'${facet}', ${facetJson(setOf(filter, facet), facet)}`);
  return `with ${tables.join(', ')} select json_build_object('total', (select count(*)::int from ${quoted('all')}),
    'isComplete', (select count(*) from ${quoted('all')}) < ${maxRankedPeople}, ${fields.join(', ')})::text`;
}

/**
 * Counts the people who match a search, by the values of each facet, in one statement. Each facet counts among the people
 * whom words and the other facets' choices leave. Without words and filters these are the newest people.
 * @throws AppError BAD_USER_INPUT naming `query` or the facet
 */
export async function readPeopleFacets(ctx: Context, search: PeopleSearch): Promise<PeopleFacets> {
  const viewer = viewerId(ctx);
  const { parsed, filter } = parsePeopleSearch(search);
  // Without a name it is planned each time, because the best plan depends on the words.
  const text = composeFacets(parsed.anyWord !== '', filter);
  return JSON.parse((await ctx.app.reader.value({ text }, [viewer, ...searchValues(parsed, filter)]))!) as PeopleFacets;
}
