import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/check';
import { notFound } from '../../core/errors';
import { loaderOf } from '../../core/loader';
import type { Selection } from '../../database/list';
import { statement } from '../../database/read';
import type { SelectList } from '../module';
import { blockedPeople, mutualConnections } from './graph.lists';
import { connectedPeople, connectionsOf, personVisible, viewerParameter } from './graph.policy';

export const selectBlocked = (ctx: Context): Selection => ({ list: blockedPeople, values: [viewerId(ctx)] });

/** People connected to both. A stranger's id gives an empty list, as a hidden person's does. */
export function selectMutual(ctx: Context, personId: string): Selection {
  if (!isId(personId)) throw notFound('Person');
  return { list: mutualConnections, values: [viewerId(ctx), personId] };
}

/** The lists among the root query fields, by their GraphQL arguments. */
export const graphLists: Record<string, SelectList> = {
  blockedPeople: selectBlocked,
  mutualConnections: (ctx, { personId }) => selectMutual(ctx, String(personId)),
};

/** How many people are connected to both; all of a page's people in one statement. */
export const countMutual = (ctx: Context, personId: string): Promise<number> =>
  loaderOf(ctx, 'mutual connections', async (ids: readonly string[]) => {
    const rows = await ctx.app.reader.rows<{ count: number }>(
      statement(
        'people_mutual_counts',
        () => `select (select count(*) from (${connectionsOf('wanted.id')}) theirs(id)
                       where theirs.id in (${connectedPeople}) and ${personVisible('theirs.id')} and ${personVisible('wanted.id')} and wanted.id <> ${viewerParameter})::int as count
               from unnest($2::uuid[]) with ordinality wanted(id, n) order by wanted.n`,
      ),
      [viewerId(ctx), ids],
    );
    return rows.map(({ count }) => count);
  }).load(personId) as Promise<number>;

/** Whether the viewer has blocked this person. */
export async function hasBlocked(ctx: Context, personId: string): Promise<boolean> {
  if (!isId(personId)) throw notFound('Person');
  const asked = statement('person_blocked', () => 'select exists (select from block where blocker_id = $1 and blocked_id = $2)');
  return (await ctx.app.reader.value<boolean>(asked, [viewerId(ctx), personId])) === true;
}
