import { messageLimits, type InboxState } from '../../../shared/contracts/message';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput, forbidden, notFound } from '../../core/errors';
import { claimIdempotencyKey } from '../../database/idempotency';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import { connectionsOf } from '../../visibility/people';
import { areConnected, lockPair } from '../network/network.pair';
import { countUse } from '../quotas';
import { conversationRead } from './message.events';
import { groupQuota, messageRequestQuota } from './message.quotas';
import { addPeopleInput, renameInput, startConversationInput } from './message.inputs';
import {
  clearConversationNotifications,
  lockConversation,
  memberColumns,
  memberStates,
  emitConversationChanged,
  emitInboxUpdates,
  type MemberState,
} from './message.store';

/**
 * Starts a conversation with one person, or with a group of connections. Two people have one conversation: an existing one
 * is returned. A group is safe to repeat with an Idempotency-Key. A person outside the connections receives a request.
 * @returns the conversation's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export function startConversation(ctx: Context, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { recipientId, participantIds, title } = validate(startConversationInput, input);
  const [field, ids] = recipientId ? ['recipientId', [recipientId]] : ['participantIds', participantIds!];
  const others = [...new Set(ids)].filter((id) => id !== viewer);
  if (others.length === 0) throw badInput({ [field]: 'You can’t message yourself.' });
  return others.length === 1 && (recipientId || title === '')
    ? startPairConversation(ctx, viewer, others[0]!)
    : startGroupConversation(ctx, viewer, others, title);
}

/** Unique key of the conversation of two people. */
const pairKey = (one: string, other: string): string => [one, other].toSorted().join(' ');

function startPairConversation(ctx: Context, viewer: string, personId: string): Promise<string> {
  const pair = pairKey(viewer, personId);
  return write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    const existing = await tx.row<{ id: string }>(sql`select id from conversation where pair = ${pair}`);
    if (existing) {
      // A viewer who declined the request before joins by starting the conversation.
      const joined = await tx.rows<MemberState>(sql`
        update conversation_member set state = 'joined' where conversation_id = ${existing.id} and account_id = ${viewer} and state = 'declined' returning ${memberColumns}`);
      emitInboxUpdates(tx, joined);
      return existing.id;
    }
    const connected = await areConnected(tx, viewer, personId);
    const conversationId = newId();
    await tx.rows(sql`insert into conversation (id, is_group, pair) values (${conversationId}, false, ${pair})`);
    await tx.rows(sql`
      insert into conversation_member (conversation_id, account_id, peer_id, state)
      values (${conversationId}, ${viewer}, ${personId}, 'joined'), (${conversationId}, ${personId}, ${viewer}, ${connected ? 'joined' : 'requested'})`);
    if (!connected) await countUse(ctx, tx, messageRequestQuota);
    return conversationId;
  });
}

function startGroupConversation(
  ctx: Context,
  viewer: string,
  others: readonly string[],
  title: string,
): Promise<string> {
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: 'startConversation',
      subjectId: newId(),
    });
    if (!isNew) return id;
    await requireConnected(tx, viewer, others);
    await tx.rows(sql`insert into conversation (id, is_group, title) values (${id}, true, ${title})`);
    emitInboxUpdates(tx, await addMembers(tx, id, [viewer, ...others]));
    await countUse(ctx, tx, groupQuota);
    return id;
  });
}

/** Requires that all people are visible connections of the viewer: a group has no strangers. */
async function requireConnected(tx: WriteTransaction, viewer: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) throw badInput({ participantIds: 'Select at least one person.' });
  const [result] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from (select ${viewer}::uuid as id) me, profile p
    where p.id = any(${people}::uuid[]) and not p.hidden and p.id in (${sql.raw(connectionsOf('me.id'))})`);
  if (result!.count < people.length) throw badInput({ participantIds: 'You can only add your connections.' });
}

/**
 * Adds people to a group. The newest message is unread for them, older ones are not. A person who left the group before
 * receives a request; a person who declined it receives none.
 * @returns the added or requested members
 */
const addMembers = (tx: WriteTransaction, id: string, people: readonly string[]): Promise<MemberState[]> =>
  tx.rows(sql`
    insert into conversation_member as m (conversation_id, account_id, state, read_seq, last_seq, last_at)
    select c.id, person, 'joined', greatest(c.last_seq - 1, 0), c.last_seq, now() from conversation c, unnest(${people}::uuid[]) person where c.id = ${id}
    on conflict (conversation_id, account_id) do update
      set state = 'requested', read_seq = greatest(m.read_seq, excluded.read_seq), last_seq = excluded.last_seq, last_at = excluded.last_at
      where m.state = 'left'
    returning ${memberColumns}`);

async function lockGroupConversation(tx: WriteTransaction, ctx: Context, id: string): Promise<void> {
  const { isGroup, state } = await lockConversation(tx, ctx, id);
  if (!isGroup) throw badInput({ id: 'This conversation isn’t a group.' });
  if (state === 'requested') throw forbidden('Accept the invitation before you change this group.');
}

/**
 * Adds connections of the viewer to a group; they can read its whole history. A person who left the group receives a
 * request to rejoin, once: after declining they receive no other.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `participantIds`
 */
export function addPeople(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { participantIds } = validate(addPeopleInput, input);
  const people = [...new Set(participantIds)].filter((person) => person !== viewer);
  return write(ctx, async (tx) => {
    await lockGroupConversation(tx, ctx, id);
    await requireConnected(tx, viewer, people);
    const added = await addMembers(tx, id, people);
    const members = await memberStates(tx, id);
    const isCounted = ({ state }: MemberState) => state === 'joined' || state === 'requested';
    if (members.filter(isCounted).length > messageLimits.groupPeople)
      throw badInput({ participantIds: `Groups can have up to ${messageLimits.groupPeople} people.` });
    if (added.length > 0) await emitConversationChanged(tx, id, viewer);
    emitInboxUpdates(tx, added);
    return id;
  });
}

/** Sets the title of a group. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `title` */
export function renameConversation(ctx: Context, id: string, input: unknown): Promise<string> {
  const { title } = validate(renameInput, input);
  return write(ctx, async (tx) => {
    await lockGroupConversation(tx, ctx, id);
    await tx.rows(sql`update conversation set title = ${title} where id = ${id}`);
    await emitConversationChanged(tx, id, viewerId(ctx));
    return id;
  });
}

/** Leaves a group. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a conversation of two */
export async function leaveConversation(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    await lockGroupConversation(tx, ctx, id);
    await setMemberState(tx, id, viewer, 'left');
    await emitConversationChanged(tx, id, viewer, [viewer]);
  });
}

async function setMemberState(
  tx: WriteTransaction,
  id: string,
  accountId: string,
  state: InboxState['state'],
): Promise<void> {
  const changed = await tx.rows<MemberState>(sql`
    update conversation_member set state = ${state} where conversation_id = ${id} and account_id = ${accountId} returning ${memberColumns}`);
  await clearConversationNotifications(tx, accountId, [id]);
  // While a conversation is a request, its sender receives no read marks.
  for (const { readSeq } of changed)
    if (state === 'joined' && readSeq > 0) tx.emit(conversationRead(id, accountId, readSeq));
  emitInboxUpdates(tx, changed);
}

/**
 * Accepts or declines a message request, or a request to rejoin a group. A declined conversation disappears from the inbox
 * and sends no more events; its sender is not notified.
 * @throws AppError NOT_FOUND, also when the request was declined before
 */
export async function answerRequest(ctx: Context, id: string, isAccepted: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const { state, isGroup } = await lockConversation(tx, ctx, id);
    if (state !== 'requested') {
      if (isAccepted) return;
      throw notFound('Request');
    }
    await setMemberState(tx, id, viewer, isAccepted ? 'joined' : 'declined');
    if (isGroup && isAccepted) await emitConversationChanged(tx, id, viewer);
  });
}

/**
 * Accepts the message request between two people who have become connected, also when it was declined before. The caller
 * has locked both.
 */
export async function joinPairConversation(tx: WriteTransaction, one: string, other: string): Promise<void> {
  const conversation = await tx.row<{ id: string }>(
    sql`select id from conversation where pair = ${pairKey(one, other)} for no key update`,
  );
  if (!conversation) return;
  const invited = (await memberStates(tx, conversation.id)).find(({ state }) => state !== 'joined');
  if (invited) await setMemberState(tx, conversation.id, invited.accountId, 'joined');
}
