import type { RelationPayload } from '../../../shared/contracts/network';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { requestLoader } from '../../core/requestLoader';
import { jsonObject, statement, type FieldCase, type ProjectionOf } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import type { EventDraft } from '../../database/outbox';
import { personVisible, viewerParameter } from '../../visibility/people';

/** The viewer's relation to another person, as the viewer sees it. */
export type ViewerRelation = Omit<RelationPayload, 'personId'>;

/** Days after which a declined request may be repeated. */
const requestCooldownDays = 21;

/** SQL condition: a declined request that its sender removed. It only counts the days until the next request. */
export const isRemoved = (c: string): string => `${c}.status = 'removed'`;

/**
 * SQL text: the day from which a declined request may be repeated by its requester; null once it may, and for others.
 * @param c alias of the connection's row
 * @param me SQL expression of the viewer's id
 */
export const canAskAgainFrom = (c: string, me: string): string => `
  case when ${c}.status in ('rejected', 'removed') and ${c}.requester_id = ${me} and ${c}.responded_at > now() - interval '${requestCooldownDays} days'
    then (${c}.responded_at + interval '${requestCooldownDays + 1} days')::date::text end`;

const connectionProjection = (me: string): ProjectionOf<NonNullable<ViewerRelation['connection']>> => ({
  id: 'c.id',
  status: 'c.status',
  requesterId: 'c.requester_id',
  recipientId: 'c.recipient_id',
  message: 'c.message',
  canAskAgainFrom: canAskAgainFrom('c', me),
});

/** Needs `joinConnection`. @param me and @param other SQL expressions of the two people's ids */
const relationProjection = (me: string, other: string): ProjectionOf<ViewerRelation> => ({
  connection: { when: 'c.id is not null', fields: connectionProjection(me) },
  isFollowing: `exists (select from follow where follower_id = ${me} and followee_id = ${other})`,
  isFollower: `exists (select from follow where follower_id = ${other} and followee_id = ${me})`,
  hasMuted: `exists (select from mute where muter_id = ${me} and muted_id = ${other})`,
});

const joinConnection = (me: string, other: string) =>
  `left join connection c on least(c.requester_id, c.recipient_id) = least(${me}, ${other}) and greatest(c.requester_id, c.recipient_id) = greatest(${me}, ${other}) and not ${isRemoved('c')}`;

const relationJson = (me: string, other: string, fieldCase: FieldCase = 'camel') =>
  jsonObject(relationProjection(me, other), fieldCase);

/**
 * Reads the viewer's relation to a person; batched into one statement per request. A person hidden from the viewer has an
 * empty relation.
 */
export const readViewerRelation = (ctx: Context, personId: string): Promise<ViewerRelation> =>
  requestLoader(ctx, 'relations', async (ids: readonly string[]) => {
    const query = statement(
      'relations_of',
      () => `select ${relationJson(viewerParameter, 'person.id')} as relation
             from (select case when ${personVisible('requested.id')} then requested.id end as id, requested.n from unnest($2::uuid[]) with ordinality requested(id, n)) person
             ${joinConnection(viewerParameter, 'person.id')} order by person.n`,
    );
    return (await ctx.app.reader.rows<{ relation: ViewerRelation }>(query, [viewerId(ctx), ids])).map(
      ({ relation }) => relation,
    );
  }).load(personId);

/**
 * Emits to each of two people their current relation to the other.
 * @param options.revokesAccess whether one lost access to the other's posts; their live subscriptions are authorised again
 */
export async function emitRelations(
  tx: WriteTransaction,
  one: string,
  other: string,
  { revokesAccess = false } = {},
): Promise<void> {
  for (const [me, person] of [
    [one, other],
    [other, one],
  ] as const)
    await emitRelation(tx, me, person, revokesAccess ? [one, other] : undefined);
}

/** Emits to one person their current relation to another. */
export async function emitRelation(
  tx: WriteTransaction,
  me: string,
  personId: string,
  reauthorise?: string[],
): Promise<void> {
  const result = await tx.row<{ relation: ViewerRelation }>(sql`
    select ${sql.raw(relationJson('pair.me', 'pair.other'))} as relation
    from (select ${me}::uuid as me, ${personId}::uuid as other) pair ${sql.raw(joinConnection('pair.me', 'pair.other'))}`);
  tx.emit(relationChanged(me, personId, result!.relation, reauthorise));
}

const relationChanged = (
  me: string,
  personId: string,
  relation: ViewerRelation,
  reauthorise?: string[],
): EventDraft<'relation.changed'> => ({
  type: 'relation.changed',
  topic: 'user',
  topicId: me,
  actorId: me,
  data: { personId, ...relation, ...(reauthorise && { reauthorise }) },
});
