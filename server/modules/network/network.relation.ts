import type { RelationPayload } from '../../../shared/contracts/network';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { requestLoader } from '../../core/requestLoader';
import { jsonObject, statement, type Projection, type FieldCase } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import type { EventDraft } from '../../database/outbox';
import { personVisible, viewerParameter } from '../../visibility/people';

/** How the viewer stands to another person, as the viewer sees it. */
export type Relation = Omit<RelationPayload, 'personId'>;

/** Somebody who declined is not asked again for this many days. */
const restDays = 21;

/**
 * SQL of the day, as text, from which somebody whose request was declined may ask again, while that is to come.
 * @param c alias of the connection's row
 * @param me SQL expression of the id of who asks; null for who declined
 */
export const canAskAgainFrom = (c: string, me: string): string => `
  case when ${c}.status = 'rejected' and ${c}.requester_id = ${me} and ${c}.responded_at > now() - interval '${restDays} days'
    then (${c}.responded_at + interval '${restDays + 1} days')::date::text end`;

/** @param me and @param other SQL expressions of the two people's ids */
const relationProjection = (me: string, other: string): Projection => ({
  connection: {
    when: 'c.id is not null',
    fields: {
      id: 'c.id',
      status: 'c.status',
      requesterId: 'c.requester_id',
      recipientId: 'c.recipient_id',
      message: 'c.message',
      canAskAgainFrom: canAskAgainFrom('c', me),
    },
  },
  isFollowing: `exists (select from follow where follower_id = ${me} and followee_id = ${other})`,
  isFollower: `exists (select from follow where follower_id = ${other} and followee_id = ${me})`,
  hasMuted: `exists (select from mute where muter_id = ${me} and muted_id = ${other})`,
});

const joinConnection = (me: string, other: string) =>
  `left join connection c on least(c.requester_id, c.recipient_id) = least(${me}, ${other}) and greatest(c.requester_id, c.recipient_id) = greatest(${me}, ${other})`;

const relationJson = (me: string, other: string, spelling: FieldCase = 'camel') =>
  jsonObject(relationProjection(me, other), spelling);

/** How the viewer stands to a person, which is nothing to somebody hidden from them; all of a page's people in one statement. */
export const readRelation = (ctx: Context, personId: string): Promise<Relation> =>
  requestLoader(ctx, 'relations', async (ids: readonly string[]) => {
    const read = statement(
      'relations_of',
      () => `select ${relationJson(viewerParameter, 'wanted.id')} as relation
             from (select case when ${personVisible('asked.id')} then asked.id end as id, asked.n from unnest($2::uuid[]) with ordinality asked(id, n)) wanted
             ${joinConnection(viewerParameter, 'wanted.id')} order by wanted.n`,
    );
    return (await ctx.app.reader.rows<{ relation: Relation }>(read, [viewerId(ctx), ids])).map(
      ({ relation }) => relation,
    );
  }).load(personId);

/**
 * Tells each of two people how they stand to the other now.
 * @param options.ends something ended that let one read the other's posts: both show their right to listen anew
 */
export async function emitRelations(
  tx: WriteTransaction,
  one: string,
  other: string,
  { ends = false } = {},
): Promise<void> {
  for (const [me, person] of [
    [one, other],
    [other, one],
  ] as const)
    await emitRelation(tx, me, person, ends ? [one, other] : undefined);
}

/** Tells one person how they stand to another now. */
export async function emitRelation(
  tx: WriteTransaction,
  me: string,
  personId: string,
  reauthorise?: string[],
): Promise<void> {
  const found = await tx.row<{ relation: Relation }>(sql`
    select ${sql.raw(relationJson('pair.me', 'pair.other'))} as relation
    from (select ${me}::uuid as me, ${personId}::uuid as other) pair ${sql.raw(joinConnection('pair.me', 'pair.other'))}`);
  tx.emit(relationChanged(me, personId, found!.relation, reauthorise));
}

const relationChanged = (
  me: string,
  personId: string,
  relation: Relation,
  reauthorise?: string[],
): EventDraft<'relation.changed'> => ({
  type: 'relation.changed',
  topic: 'user',
  topicId: me,
  actorId: me,
  data: { personId, ...relation, ...(reauthorise && { reauthorise }) },
});
