import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check } from '../../core/check';
import { badInput, notFound } from '../../core/errors';
import { claimKey } from '../../core/idempotency';
import { newId } from '../../core/ids';
import { countUse } from '../../core/usage';
import { sql, type WriteTransaction } from '../../database/write';
import { connectionsOf } from '../graph/graph.policy';
import { areConnected, lockPair, readPair } from '../graph/graph.pair';
import { clearTold } from '../notification/notification.service';
import { conversationChanged, conversationRead, type InboxState } from './message.events';
import { addPeopleInput, groupSize, readInput, renameInput, startConversationInput } from './message.inputs';
import { lockConversation, memberColumns, memberStates, tellLists, type MemberState } from './message.store';

/** New conversations with strangers that one person begins in a day. */
const requestsPerDay = 20;

/**
 * Begins a conversation: with one person, where the existing one is answered if there is one, or with a group of connections,
 * where an Idempotency-Key makes it safe to repeat. Somebody who is not connected gets it as a request.
 * @returns the conversation's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field, RATE_LIMITED over 20 requests in a day
 */
export function startConversation(ctx: Context, input: unknown): Promise<string> {
  const { recipientId, participantIds, title } = check(startConversationInput, input);
  const others = [...new Set(participantIds ?? [])].filter((id) => id !== viewerId(ctx));
  if (recipientId) return startPair(ctx, recipientId);
  if (participantIds!.length === 1 && title === '') return startPair(ctx, participantIds![0]!);
  return startGroup(ctx, others, title);
}

/** What identifies the conversation of two people. */
const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

async function startPair(ctx: Context, id: string): Promise<string> {
  const { viewer, personId } = readPair(ctx, id, 'You cannot write to yourself.');
  const pair = pairOf(viewer, personId);
  return write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    const found = await tx.row<{ id: string }>(sql`select id from conversation where pair = ${pair}`);
    if (found) {
      // To write again to somebody whose request was declined is to take part.
      await tx.rows(
        sql`update conversation_member set state = 'joined' where conversation_id = ${found.id} and account_id = ${viewer} and state in ('declined', 'left')`,
      );
      return found.id;
    }
    const connected = await areConnected(tx, viewer, personId);
    if (!connected && !ctx.skipsLimits) {
      await countUse(tx, {
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

async function startGroup(ctx: Context, others: readonly string[], title: string): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimKey(tx, { accountId: viewer, key: ctx.idempotencyKey, operation: 'startConversation', subjectId: newId() });
    if (!isNew) return id;
    await requireConnected(tx, viewer, others);
    await tx.rows(sql`insert into conversation (id, is_group, title) values (${id}, true, ${title})`);
    await join(tx, id, [viewer, ...others]);
    return id;
  });
}

/** Only connections are put into a group: nobody finds themselves among strangers. */
async function requireConnected(tx: WriteTransaction, viewer: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) throw badInput({ participantIds: 'Choose somebody.' });
  const [counted] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from (select ${viewer}::uuid as id) me, profile p
    where p.id = any(${people}::uuid[]) and not p.hidden and p.id in (${sql.raw(connectionsOf('me.id'))})`);
  if (counted!.count < people.length) throw badInput({ participantIds: 'You can add people whom you are connected with.' });
}

const join = (tx: WriteTransaction, id: string, people: readonly string[]) =>
  tx.rows(sql`
    insert into conversation_member (conversation_id, account_id, state, last_seq, last_at)
    select c.id, person, 'joined', c.last_seq, now() from conversation c, unnest(${people}::uuid[]) person where c.id = ${id}
    on conflict (conversation_id, account_id) do update set state = 'joined', last_seq = excluded.last_seq, last_at = excluded.last_at`);

async function lockGroup(tx: WriteTransaction, ctx: Context, id: string): Promise<void> {
  if (!(await lockConversation(tx, ctx, id)).isGroup) throw badInput({ id: 'This is a conversation of two.' });
}

/** What was told of conversations goes: somebody has seen them, or does not want to. */
const clearNews = (tx: WriteTransaction, recipientId: string, ids: readonly string[]): Promise<void> =>
  clearTold(tx, { kinds: ['message.received', 'message.requested'], recipientId, subjectIds: ids });

/** Adds connections of the viewer's to a group; they can read all of it. @throws AppError NOT_FOUND, BAD_USER_INPUT naming `participantIds` */
export function addPeople(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { participantIds } = check(addPeopleInput, input);
  const people = [...new Set(participantIds)].filter((person) => person !== viewer);
  return write(ctx, async (tx) => {
    await lockGroup(tx, ctx, id);
    await requireConnected(tx, viewer, people);
    await join(tx, id, people);
    const members = await memberStates(tx, id);
    if (members.filter(({ state }) => state === 'joined').length > groupSize) throw badInput({ participantIds: `A group has at most ${groupSize} people.` });
    tx.emit(conversationChanged(id, viewer));
    tellLists(tx, members);
    return id;
  });
}

/** Names a group. @throws AppError NOT_FOUND, BAD_USER_INPUT naming `title` */
export function renameConversation(ctx: Context, id: string, input: unknown): Promise<string> {
  const { title } = check(renameInput, input);
  return write(ctx, async (tx) => {
    await lockGroup(tx, ctx, id);
    await tx.rows(sql`update conversation set title = ${title} where id = ${id}`);
    tx.emit(conversationChanged(id, viewerId(ctx)));
    return id;
  });
}

/** Leaves a group. @throws AppError NOT_FOUND, BAD_USER_INPUT for a conversation of two */
export async function leaveConversation(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    await lockGroup(tx, ctx, id);
    await setState(tx, id, viewer, 'left');
    tx.emit(conversationChanged(id, viewer, [viewer]));
  });
}

async function setState(tx: WriteTransaction, id: string, accountId: string, state: InboxState['state']): Promise<void> {
  const changed = await tx.rows<MemberState>(sql`
    update conversation_member set state = ${state} where conversation_id = ${id} and account_id = ${accountId} returning ${memberColumns}`);
  await clearNews(tx, accountId, [id]);
  tellLists(tx, changed);
}

/**
 * Answers a stranger's request: from then on it is a conversation like others, or it is gone and brings no more news.
 * They are not told. Safe to repeat. @throws AppError NOT_FOUND
 */
export async function answerRequest(ctx: Context, id: string, isAccepted: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const { state } = await lockConversation(tx, ctx, id);
    if (state !== 'requested') {
      if (isAccepted) return;
      throw notFound('Request');
    }
    await setState(tx, id, viewer, isAccepted ? 'joined' : 'declined');
  });
}

/** Two people whom the caller has locked are connected now: what one wrote to the other as a stranger is a conversation like others. */
export async function joinRequested(tx: WriteTransaction, one: string, other: string): Promise<void> {
  const found = await tx.row<{ id: string }>(sql`select id from conversation where pair = ${pairOf(one, other)} for no key update`);
  if (!found) return;
  const asked = (await memberStates(tx, found.id)).find(({ state }) => state === 'requested');
  if (asked) await setState(tx, found.id, asked.accountId, 'joined');
}

/**
 * Notes that the viewer has read up to a message; never moves back. Others are told, except of requests.
 * @param input `upTo`, the seq of the last message read
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `upTo`
 */
export async function markRead(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { upTo } = check(readInput, input);
  await write(ctx, async (tx) => {
    const { state } = await lockConversation(tx, ctx, id);
    const moved = await tx.row<MemberState>(sql`
      update conversation_member set read_seq = least(${upTo}::int, last_seq)
      where conversation_id = ${id} and account_id = ${viewer} and read_seq < least(${upTo}::int, last_seq) returning ${memberColumns}`);
    if (!moved) return;
    await clearNews(tx, viewer, [id]);
    if (state === 'joined') tx.emit(conversationRead(id, viewer, moved.readSeq));
    tellLists(tx, [moved]);
  });
}

/** Marks every conversation of the viewer's as read. @returns how many that were not */
export async function markAllRead(ctx: Context): Promise<number> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const read = await tx.rows<MemberState>(sql`
      update conversation_member set read_seq = last_seq where account_id = ${viewer} and state = 'joined' and last_seq > read_seq
      returning ${memberColumns}`);
    await clearNews(tx, viewer, read.map(({ conversationId }) => conversationId));
    for (const { conversationId, readSeq } of read) tx.emit(conversationRead(conversationId, viewer, readSeq));
    tellLists(tx, read);
    return read.length;
  });
}
