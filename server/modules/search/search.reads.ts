import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate } from '../../core/validation';
import { prefixQuery } from '../../core/prefixQuery';
import type { ListQuery } from '../../database/list';
import type { SelectList } from '../list';
import { searchQuery } from '../post/post.inputs';
import type { ProfileCard } from '../profile/profile.type';
import { matchingPeople } from './search.lists';

/** Selects people who match a search. A blank query matches nobody. @throws AppError BAD_USER_INPUT naming `query` */
export function selectPeople(ctx: Context, query: unknown): ListQuery<ProfileCard> {
  const text = validate(v.object({ query: searchQuery }), { query: query ?? undefined }).query;
  return { list: matchingPeople, values: [viewerId(ctx), prefixQuery(text), text.replace(/^@/, '').toLowerCase()] };
}

/** Root query fields that are lists of search results. */
export const searchLists = {
  searchPeople: (ctx, { query }) => selectPeople(ctx, query),
} satisfies Record<string, SelectList>;
