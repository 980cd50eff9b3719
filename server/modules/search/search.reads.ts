import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate } from '../../core/validation';
import { prefixQuery } from '../../core/prefixQuery';
import type { ListQuery } from '../../database/list';
import type { SelectList } from '../list';
import { searchQuery } from '../post/post.inputs';
import { matchingPeople } from './search.lists';

/** People who match a search; blank finds nobody. @throws AppError BAD_USER_INPUT naming `query` */
export function selectPeople(ctx: Context, query: unknown): ListQuery {
  const text = validate(v.object({ query: searchQuery }), { query: query ?? undefined }).query;
  return { list: matchingPeople, values: [viewerId(ctx), prefixQuery(text), text.replace(/^@/, '').toLowerCase()] };
}

/** Root query fields that are lists of search results. */
export const searchLists = {
  searchPeople: (ctx, { query }) => selectPeople(ctx, query),
} satisfies Record<string, SelectList>;
