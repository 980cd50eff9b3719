import type { InboxState } from '../../../shared/contracts/message';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput, forbidden, notFound } from '../../core/errors';
import { claimIdempotencyKey } from '../../database/idempotency';
import { newId } from '../../core/ids';
import { consumeQuota } from '../../database/quota';
import { sql, type WriteTransaction } from '../../database/write';
import { connectionsOf } from '../../visibility/people';
import { areConnected, lockPair } from '../network/network.pair';
import { conversationRead } from './message.events';
import { addPeopleInput, groupSize, renameInput, startConversationInput } from './message.inputs';
import {
  clearConversationNotifications,
  lockConversation,
  memberColumns,
  memberStates,
  emitConversationChanged,
  emitInboxUpdates,
  type MemberState,
} from './message.store';

/** New conversations with strangers that one person begins in a day. */
const requestsPerDay = 20;

/**
 * Begins a conversation: with one person, where the existing one is answered if there is one, or with a group of connections,
 * where an Idempotency-Key makes it safe to repeat. Somebody who is not connected gets it as a request.
 * @returns the conversation's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field, RATE_LIMITED over 20 requests in a day
 */
export function startConversation(ctx: Context, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { recipientId, participantIds, title } = validate(startConversationInput, input);
  const [field, ids] = recipientId ? ['recipientId', [recipientId]] : ['participantIds', participantIds!];
  const others = [...new Set(ids)].filter((id) => id !== viewer);
  if (others.length === 0) throw badInput({ [field]: 'You cannot write to yourself.' });
  return others.length === 1 && (recipientId || title === '')
    ? startPair(ctx, viewer, others[0]!)
    : startGroup(ctx, viewer, others, title);
}

/** What identifies the conversation of two people. */
const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

function startPair(ctx: Context, viewer: string, personId: string): Promise<string> {
  const pair = pairOf(viewer, personId);
  return write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    const found = await tx.row<{ id: string }>(sql`select id from conversation where pair = ${pair}`);
    if (found) {
      // To write again to somebody whose request was declined is to take part.
      const joined = await tx.rows<MemberState>(sql`
        update conversation_member set state = 'joined' where conversation_id = ${found.id} and account_id = ${viewer} and state = 'declined' returning ${memberColumns}`);
      emitInboxUpdates(tx, joined);
      return found.id;
    }
    const connected = await areConnected(tx, viewer, personId);
    if (!connected && !ctx.skipsLimits) {
      await consumeQuota(tx, {
        accountId: viewer,
        action: 'message request',
        max: requestsPerDay,
        days: 1,
        message: `You have written to ${requestsPerDay} new people today. Try again tomorrow.`,
      });
    }
    const conversationId = newId();
    await tx.rows(sql`insert into conversation (id, is_group, pair) values (${conversationId}, false, ${pair})`);
    await tx.rows(sql`
      insert into conversation_member (conversation_id, account_id, peer_id, state)
      values (${conversationId}, ${viewer}, ${personId}, 'joined'), (${conversationId}, ${personId}, ${viewer}, ${connected ? 'joined' : 'requested'})`);
    return conversationId;
  });
}

function startGroup(ctx: Context, viewer: string, others: readonly string[], title: string): Promise<string> {
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
    emitInboxUpdates(tx, await join(tx, id, [viewer, ...others]));
    return id;
  });
}

/** Only connections are put into a group: nobody finds themselves among strangers. */
async function requireConnected(tx: WriteTransaction, viewer: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) throw badInput({ participantIds: 'Choose somebody.' });
  const [counted] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from (select ${viewer}::uuid as id) me, profile p
    where p.id = any(${people}::uuid[]) and not p.hidden and p.id in (${sql.raw(connectionsOf('me.id'))})`);
  if (counted!.count < people.length)
    throw badInput({ participantIds: 'You can add people whom you are connected with.' });
}

/**
 * Puts people into a group: of what was written before, the last message is new to them. Whoever left it is asked first,
 * and once.
 * @returns those whose lists it is new in
 */
const join = (tx: WriteTransaction, id: string, people: readonly string[]): Promise<MemberState[]> =>
  tx.rows(sql`
    insert into conversation_member as m (conversation_id, account_id, state, read_seq, last_seq, last_at)
    select c.id, person, 'joined', greatest(c.last_seq - 1, 0), c.last_seq, now() from conversation c, unnest(${people}::uuid[]) person where c.id = ${id}
    on conflict (conversation_id, account_id) do update
      set state = 'requested', read_seq = greatest(m.read_seq, excluded.read_seq), last_seq = excluded.last_seq, last_at = excluded.last_at
      where m.state = 'left'
    returning ${memberColumns}`);

async function lockGroup(tx: WriteTransaction, ctx: Context, id: string): Promise<void> {
  const { isGroup, state } = await lockConversation(tx, ctx, id);
  if (!isGroup) throw badInput({ id: 'This is a conversation of two.' });
  if (state === 'requested') throw forbidden('Answer first whether you want to be in this group.');
}

/**
 * Adds connections of the viewer's to a group; they can read all of it. Whoever left it is asked whether they want to come
 * back; whoever does not want to is not asked again.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `participantIds`
 */
export function addPeople(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { participantIds } = validate(addPeopleInput, input);
  const people = [...new Set(participantIds)].filter((person) => person !== viewer);
  return write(ctx, async (tx) => {
    await lockGroup(tx, ctx, id);
    await requireConnected(tx, viewer, people);
    const added = await join(tx, id, people);
    const members = await memberStates(tx, id);
    const isWanted = ({ state }: MemberState) => state === 'joined' || state === 'requested';
    if (members.filter(isWanted).length > groupSize)
      throw badInput({ participantIds: `A group has at most ${groupSize} people.` });
    if (added.length > 0) await emitConversationChanged(tx, id, viewer);
    emitInboxUpdates(tx, added);
    return id;
  });
}

/** Names a group. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `title` */
export function renameConversation(ctx: Context, id: string, input: unknown): Promise<string> {
  const { title } = validate(renameInput, input);
  return write(ctx, async (tx) => {
    await lockGroup(tx, ctx, id);
    await tx.rows(sql`update conversation set title = ${title} where id = ${id}`);
    await emitConversationChanged(tx, id, viewerId(ctx));
    return id;
  });
}

/** Leaves a group. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a conversation of two */
export async function leaveConversation(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    await lockGroup(tx, ctx, id);
    await setState(tx, id, viewer, 'left');
    await emitConversationChanged(tx, id, viewer, [viewer]);
  });
}

async function setState(
  tx: WriteTransaction,
  id: string,
  accountId: string,
  state: InboxState['state'],
): Promise<void> {
  const changed = await tx.rows<MemberState>(sql`
    update conversation_member set state = ${state} where conversation_id = ${id} and account_id = ${accountId} returning ${memberColumns}`);
  await clearConversationNotifications(tx, accountId, [id]);
  // What was read of a request was kept from its sender until now.
  for (const { readSeq } of changed)
    if (state === 'joined' && readSeq > 0) tx.emit(conversationRead(id, accountId, readSeq));
  emitInboxUpdates(tx, changed);
}

/**
 * Answers a stranger's request, or being asked back into a group: from then on it is a conversation like others, or it is
 * gone and brings no more news. Strangers are not told. @throws AppError NOT_FOUND, also for what was declined before
 */
export async function answerRequest(ctx: Context, id: string, isAccepted: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const { state, isGroup } = await lockConversation(tx, ctx, id);
    if (state !== 'requested') {
      if (isAccepted) return;
      throw notFound('Request');
    }
    await setState(tx, id, viewer, isAccepted ? 'joined' : 'declined');
    if (isGroup && isAccepted) await emitConversationChanged(tx, id, viewer);
  });
}

/**
 * Two people whom the caller has locked are connected now: what one wrote to the other as a stranger is a conversation like
 * others, also where it was declined.
 */
export async function joinRequested(tx: WriteTransaction, one: string, other: string): Promise<void> {
  const found = await tx.row<{ id: string }>(
    sql`select id from conversation where pair = ${pairOf(one, other)} for no key update`,
  );
  if (!found) return;
  const asked = (await memberStates(tx, found.id)).find(({ state }) => state !== 'joined');
  if (asked) await setState(tx, found.id, asked.accountId, 'joined');
}
