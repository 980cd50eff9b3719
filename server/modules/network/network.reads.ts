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
  followersOfPerson,
  mutedPeople,
  mutualConnections,
  receivedRequests,
  sentRequests,
  suggestedPeople,
} from './network.lists';
import { connectedPeople, connectionsOf, personVisible, viewerParameter } from '../../visibility/people';

/** Selects a list that depends on the viewer only. */
const viewerList =
  <Node extends object>(list: List<Node>) =>
  (ctx: Context): ListQuery<Node> => ({ list, values: [viewerId(ctx)] });

/** Selects a list about a person. An unknown or hidden person has an empty list. */
const personList =
  <Node extends object>(list: List<Node>) =>
  (ctx: Context, personId: string): ListQuery<Node> => {
    if (!isId(personId)) throw notFound('Person');
    return { list, values: [viewerId(ctx), personId] };
  };

export const selectBlocked = viewerList(blockedPeople);
const selectMuted = viewerList(mutedPeople);
export const selectReceived = viewerList(receivedRequests);
export const selectSent = viewerList(sentRequests);
export const selectSuggested = viewerList(suggestedPeople);
const selectMutual = personList(mutualConnections);
export const selectConnections = personList(connectionsOfPerson);
export const selectFollowers = personList(followersOfPerson);
export const selectFollowing = personList(followedByPerson);

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

/** Counts the connections that the viewer shares with a person; batched into one statement per request. */
export const countMutualConnections = (ctx: Context, personId: string): Promise<number> =>
  requestLoader(ctx, 'mutual connections', async (ids: readonly string[]) => {
    const rows = await ctx.app.reader.rows<{ count: number }>(
      statement(
        'people_mutual_counts',
        () => `select (select count(*) from (${connectionsOf('person.id')}) theirs(id)
                       where theirs.id in (${connectedPeople}) and ${personVisible('theirs.id')}
                         and ${personVisible('person.id')} and person.id <> ${viewerParameter})::int as count
               from unnest($2::uuid[]) with ordinality person(id, n) order by person.n`,
      ),
      [viewerId(ctx), ids],
    );
    return rows.map(({ count }) => count);
  }).load(personId);

export type RelationCounts = { connectionCount: number; followerCount: number; followingCount: number };

/** Reads the stored counts of a person; batched into one statement per request. */
export const readRelationCounts = (ctx: Context, personId: string): Promise<RelationCounts> =>
  requestLoader(ctx, 'people counts', async (ids: readonly string[]) => {
    const query = statement(
      'people_counts',
      () => `select coalesce(p.connection_count, 0) as "connectionCount", coalesce(p.follower_count, 0) as "followerCount",
               coalesce(p.following_count, 0) as "followingCount"
             from unnest($2::uuid[]) with ordinality person(id, n) left join profile p on p.id = person.id and ${personVisible('p.id')} order by person.n`,
    );
    return ctx.app.reader.rows<RelationCounts>(query, [viewerId(ctx), ids]);
  }).load(personId);

/** Counts the pending requests that the viewer received. */
export async function countReceivedRequests(ctx: Context): Promise<number> {
  const query = statement(
    'requests_received_count',
    () =>
      `select count(*)::int from connection c where c.recipient_id = $1 and c.status = 'pending' and ${personVisible('c.requester_id')}`,
  );
  return Number(await ctx.app.reader.value<number>(query, [viewerId(ctx)]));
}

/** Whether the viewer has blocked this person. */
export async function hasBlocked(ctx: Context, personId: string): Promise<boolean> {
  if (!isId(personId)) throw notFound('Person');
  const query = statement(
    'person_blocked',
    () => 'select exists (select from block where blocker_id = $1 and blocked_id = $2)',
  );
  return (await ctx.app.reader.value<boolean>(query, [viewerId(ctx), personId])) === true;
}
