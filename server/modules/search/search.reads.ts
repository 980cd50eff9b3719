import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate } from '../../core/validation';
import type { ListQuery } from '../../database/list';
import type { SelectList } from '../list';
import { parsePeopleQuery, type PeopleQuery } from '../profile/profile.peopleQuery';
import { isFiltered, searchValues, type PeopleFilter } from '../profile/profile.search';
import { peopleSearchInput } from './search.inputs';
import { filteredPeople, foundPeople } from './search.lists';
import type { PersonMatch } from './search.type';

/** What both transports pass on: the search box's text and the chosen filters. */
export type PeopleSearch = { query?: unknown; filter?: unknown };

/** @throws AppError BAD_USER_INPUT naming `query` or the facet */
export function parsePeopleSearch({ query, filter }: PeopleSearch): { parsed: PeopleQuery; filter: PeopleFilter } {
  const { query: text, ...chosen } = validate(peopleSearchInput, {
    ...(filter as Partial<v.InferInput<typeof peopleSearchInput>> | null | undefined),
    query: query ?? undefined,
  });
  const parsed = parsePeopleQuery(text);
  // The index cannot find missing words, so exclusions alone would match everybody.
  const isSearch = parsed.anyWord !== '' || isFiltered(chosen);
  return { parsed: isSearch ? parsed : { ...parsed, words: '' }, filter: chosen };
}

/** Selects people who match a search. Without words and filters it matches nobody. @throws AppError BAD_USER_INPUT */
export function selectPeople(ctx: Context, search: PeopleSearch): ListQuery<PersonMatch> {
  const { parsed, filter } = parsePeopleSearch(search);
  return {
    list: isFiltered(filter) ? filteredPeople : foundPeople,
    values: [viewerId(ctx), ...searchValues(parsed, filter)],
  };
}

/** Root query fields that are lists of search results. */
export const searchLists = {
  searchPeople: (ctx, { query, filter }) => selectPeople(ctx, { query, filter }),
} satisfies Record<string, SelectList>;
