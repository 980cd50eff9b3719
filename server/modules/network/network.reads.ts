import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { requestLoader } from '../../core/requestLoader';
import type { List, ListQuery } from '../../database/list';
import { statement } from '../../database/read';
import type { SelectList } from '../list';
import {
  blockedPeople,
  connectionsOfPerson,
  followedByPerson,
  followersOf,
  mutedPeople,
  mutualConnections,
  receivedRequests,
  sentRequests,
  suggestedPeople,
} from './network.lists';
import { connectedPeople, connectionsOf, personVisible, viewerParameter } from '../../visibility/people';

const own =
  (list: List) =>
  (ctx: Context): ListQuery => ({ list, values: [viewerId(ctx)] });

/** Lists about a person. A stranger's id gives an empty list, as a hidden person's does. */
const about =
  (list: List) =>
  (ctx: Context, personId: string): ListQuery => {
    if (!isId(personId)) throw notFound('Person');
    return { list, values: [viewerId(ctx), personId] };
  };

export const selectBlocked = own(blockedPeople);
export const selectMuted = own(mutedPeople);
export const selectReceived = own(receivedRequests);
export const selectSent = own(sentRequests);
export const selectSuggested = own(suggestedPeople);
export const selectMutual = about(mutualConnections);
export const selectConnections = about(connectionsOfPerson);
export const selectFollowers = about(followersOf);
export const selectFollowing = about(followedByPerson);

/** Root query fields that are lists of people or of requests. */
export const networkLists = {
  blockedPeople: selectBlocked,
  mutedPeople: selectMuted,
  mutualConnections: (ctx, { personId }) => selectMutual(ctx, String(personId)),
  connections: (ctx, { personId }) => selectConnections(ctx, String(personId ?? viewerId(ctx))),
  followers: (ctx, { personId }) => selectFollowers(ctx, String(personId ?? viewerId(ctx))),
  following: (ctx, { personId }) => selectFollowing(ctx, String(personId ?? viewerId(ctx))),
  receivedRequests: selectReceived,
  sentRequests: selectSent,
  suggestions: selectSuggested,
} satisfies Record<string, SelectList>;

/** How many people are connected to both; all of a page's people in one statement. */
export const countMutual = (ctx: Context, personId: string): Promise<number> =>
  requestLoader(ctx, 'mutual connections', async (ids: readonly string[]) => {
    const rows = await ctx.app.reader.rows<{ count: number }>(
      statement(
        'people_mutual_counts',
        () => `select (select count(*) from (${connectionsOf('wanted.id')}) theirs(id)
                       where theirs.id in (${connectedPeople}) and ${personVisible('theirs.id')}
                         and ${personVisible('wanted.id')} and wanted.id <> ${viewerParameter})::int as count
               from unnest($2::uuid[]) with ordinality wanted(id, n) order by wanted.n`,
      ),
      [viewerId(ctx), ids],
    );
    return rows.map(({ count }) => count);
  }).load(personId);

export type Counts = { connectionCount: number; followerCount: number; followingCount: number };

/** Stored counts of a person; all of a page's people in one statement. */
export const readCounts = (ctx: Context, personId: string): Promise<Counts> =>
  requestLoader(ctx, 'people counts', async (ids: readonly string[]) => {
    const asked = statement(
      'people_counts',
      () => `select coalesce(p.connection_count, 0) as "connectionCount", coalesce(p.follower_count, 0) as "followerCount",
               coalesce(p.following_count, 0) as "followingCount"
             from unnest($2::uuid[]) with ordinality wanted(id, n) left join profile p on p.id = wanted.id and ${personVisible('p.id')} order by wanted.n`,
    );
    return ctx.app.reader.rows<Counts>(asked, [viewerId(ctx), ids]);
  }).load(personId);

/** How many requests wait for the viewer's answer. */
export async function countReceived(ctx: Context): Promise<number> {
  const asked = statement(
    'requests_received_count',
    () =>
      `select count(*)::int from connection c where c.recipient_id = $1 and c.status = 'pending' and ${personVisible('c.requester_id')}`,
  );
  return Number(await ctx.app.reader.value<number>(asked, [viewerId(ctx)]));
}

/** Whether the viewer has blocked this person. */
export async function hasBlocked(ctx: Context, personId: string): Promise<boolean> {
  if (!isId(personId)) throw notFound('Person');
  const asked = statement(
    'person_blocked',
    () => 'select exists (select from block where blocker_id = $1 and blocked_id = $2)',
  );
  return (await ctx.app.reader.value<boolean>(asked, [viewerId(ctx), personId])) === true;
}
