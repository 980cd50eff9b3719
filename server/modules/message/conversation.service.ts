import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import { areConnected, lockPair } from '../network/network.pair';
import { countUse } from '../quotas';
import { startGroupConversation } from './group.service';
import { joinGroup } from './groupHistory';
import { messageRequestQuota } from './message.quotas';
import { startConversationInput } from './message.inputs';
import {
  lockConversation,
  memberColumns,
  memberStates,
  emitInboxUpdates,
  setMemberState,
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
    : startGroupConversation(ctx, others, title);
}

/** Unique key of the conversation of two people. */
const pairKey = (one: string, other: string): string => [one, other].toSorted().join(' ');

const startPairConversation = (ctx: Context, viewer: string, personId: string): Promise<string> =>
  write(ctx, async (tx) => {
    const { id, isRequest } = await openPairConversation(tx, viewer, personId);
    if (isRequest) await countUse(ctx, tx, messageRequestQuota);
    return id;
  });

/**
 * Opens the conversation of the viewer with one person: the existing one, or a new one.
 * @returns its id, and whether it is new and starts as a request
 * @throws AppError NOT_FOUND
 */
export async function openPairConversation(
  tx: WriteTransaction,
  viewer: string,
  personId: string,
): Promise<{ id: string; isRequest: boolean }> {
  const pair = pairKey(viewer, personId);
  await lockPair(tx, viewer, personId);
  const existing = await tx.row<{ id: string }>(sql`select id from conversation where pair = ${pair}`);
  if (existing) {
    // A viewer who declined the request before joins by starting the conversation.
    const joined = await tx.rows<MemberState>(sql`
      update conversation_member set state = 'joined' where conversation_id = ${existing.id} and account_id = ${viewer} and state = 'declined' returning ${memberColumns}`);
    emitInboxUpdates(tx, joined);
    return { id: existing.id, isRequest: false };
  }
  const isRequest = !(await areConnected(tx, viewer, personId));
  const id = newId();
  await tx.rows(sql`insert into conversation (id, is_group, pair) values (${id}, false, ${pair})`);
  await tx.rows(sql`
    insert into conversation_member (conversation_id, account_id, peer_id, state)
    values (${id}, ${viewer}, ${personId}, 'joined'), (${id}, ${personId}, ${viewer}, ${isRequest ? 'requested' : 'joined'})`);
  return { id, isRequest };
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
    if (isGroup && isAccepted) await joinGroup(tx, id, viewer);
    else await setMemberState(tx, id, viewer, isAccepted ? 'joined' : 'declined');
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
