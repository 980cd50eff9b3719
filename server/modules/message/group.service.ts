import { messageLimits } from '../../../shared/contracts/message';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { sql, type WriteTransaction } from '../../database/write';
import { connectionsOf, hiddenFrom } from '../../visibility/people';
import { countUse } from '../quotas';
import { ensureOwner, insertHistoryLines, type GroupChange } from './groupHistory';
import { addPeopleInput, renameInput } from './message.inputs';
import { groupChangeQuota, groupQuota } from './message.quotas';
import {
  emitConversationChanged,
  emitInboxUpdates,
  lockConversation,
  memberColumns,
  memberStates,
  setMemberState,
  type LockedConversation,
  type MemberState,
} from './message.store';

/** Starts a group that the viewer owns. See startConversation. @returns the conversation's id */
export function startGroupConversation(ctx: Context, others: readonly string[], title: string): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: 'startConversation',
      subjectId: newId(),
    });
    if (!isNew) return id;
    await requireConnected(tx, viewer, others);
    await tx.rows(
      sql`insert into conversation (id, is_group, title, owner_id) values (${id}, true, ${title}, ${viewer})`,
    );
    await addMembers(tx, id, [viewer, ...others]);
    await insertHistoryLines(tx, id, viewer, [{ kind: 'created' }]);
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
 * Adds people to a group. The newest message is unread for them, older ones are not; others see no read mark of them until
 * they have read it. A person who was in the group before
 * receives a request; a person who declined it receives none.
 * @returns the added or requested members
 */
const addMembers = (tx: WriteTransaction, id: string, people: readonly string[]): Promise<MemberState[]> =>
  tx.rows(sql`
    insert into conversation_member as m (conversation_id, account_id, state, read_seq, last_seq, joined_seq, last_at)
    select c.id, person, 'joined', greatest(c.last_seq - 1, 0), c.last_seq, c.last_seq, now() from conversation c, unnest(${people}::uuid[]) person where c.id = ${id}
    on conflict (conversation_id, account_id) do update
      set state = 'requested', read_seq = greatest(m.read_seq, excluded.read_seq), last_seq = excluded.last_seq, last_at = excluded.last_at
      where m.state = 'left'
    returning ${memberColumns}`);

async function lockGroupConversation(tx: WriteTransaction, ctx: Context, id: string): Promise<LockedConversation> {
  const conversation = await lockConversation(tx, ctx, id);
  if (!conversation.isGroup) throw badInput({ id: 'This conversation isn’t a group.' });
  if (conversation.state === 'requested') throw forbidden('Accept the invitation before you change this group.');
  return conversation;
}

/**
 * Adds connections of the viewer to a group; they can read its whole history. A person who was in the group before receives
 * a request to rejoin, once: after declining they receive no other.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `participantIds`, RATE_LIMITED
 */
export function addPeople(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { participantIds } = validate(addPeopleInput, input);
  const people = [...new Set(participantIds)].filter((person) => person !== viewer);
  return write(ctx, async (tx) => {
    await lockGroupConversation(tx, ctx, id);
    await requireConnected(tx, viewer, people);
    const before = new Set((await memberStates(tx, id)).map(({ accountId }) => accountId));
    const changes = people
      .filter((person) => !before.has(person))
      .map((personId): GroupChange => ({ kind: 'added', personId }));
    // The lines come first, so that the last one is the newest message, which is unread for the added people.
    if (isFilled(changes)) await insertHistoryLines(tx, id, viewer, changes);
    const added = await addMembers(tx, id, people);
    const members = await memberStates(tx, id);
    const isCounted = ({ state }: MemberState) => state === 'joined' || state === 'requested';
    if (members.filter(isCounted).length > messageLimits.groupPeople)
      throw badInput({ participantIds: `Groups can have up to ${messageLimits.groupPeople} people.` });
    if (added.length === 0) return id;
    await emitConversationChanged(tx, id, viewer);
    emitInboxUpdates(tx, added);
    await countUse(ctx, tx, groupChangeQuota);
    return id;
  });
}

const isFilled = <Item>(items: Item[]): items is [Item, ...Item[]] => items.length > 0;

/** Sets the title of a group. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `title`, RATE_LIMITED */
export function renameConversation(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { title } = validate(renameInput, input);
  return write(ctx, async (tx) => {
    await lockGroupConversation(tx, ctx, id);
    const changed = await tx.row(
      sql`update conversation set title = ${title} where id = ${id} and title <> ${title} returning id`,
    );
    if (!changed) return id;
    await insertHistoryLines(tx, id, viewer, [{ kind: 'renamed', title }]);
    await emitConversationChanged(tx, id, viewer);
    await countUse(ctx, tx, groupChangeQuota);
    return id;
  });
}

/**
 * Leaves a group. When the owner leaves, the member who joined first becomes the owner.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a conversation of two
 */
export async function leaveConversation(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    await lockGroupConversation(tx, ctx, id);
    await endMembership(tx, id, viewer, { actorId: viewer, change: { kind: 'left' } });
  });
}

/**
 * Removes a person from the viewer's own group. Like a person who left, they can be invited back.
 * @returns the conversation's id
 * @throws AppError NOT_FOUND, also when the person is hidden from the viewer, FORBIDDEN unless the viewer is the owner,
 * BAD_USER_INPUT for a conversation of two and for the viewer, RATE_LIMITED
 */
export function removePerson(ctx: Context, id: string, personId: string): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const { ownerId } = await lockGroupConversation(tx, ctx, id);
    const person = isId(personId) ? personId.toLowerCase() : null;
    if (person === viewer) throw badInput({ personId: 'Leave the group instead.' });
    if (ownerId !== viewer) throw forbidden('Only the group’s owner can remove people.');
    const member = await tx.row(sql`
      select account_id from (select ${viewer}::uuid as id) me, conversation_member m
      where m.conversation_id = ${id} and m.account_id = ${person} and m.state = 'joined' and m.account_id not in (${sql.raw(hiddenFrom('me.id'))})`);
    if (person === null || !member) throw notFound('Person');
    await endMembership(tx, id, person, { actorId: viewer, change: { kind: 'removed', personId: person } });
    await countUse(ctx, tx, groupChangeQuota);
    return id;
  });
}

/** Sets a member's state to `left` and ends their subscription, before the line in the history is published. */
async function endMembership(
  tx: WriteTransaction,
  id: string,
  accountId: string,
  { actorId, change }: { actorId: string; change: GroupChange },
): Promise<void> {
  await setMemberState(tx, id, accountId, 'left');
  await ensureOwner(tx, id);
  await emitConversationChanged(tx, id, actorId, [accountId]);
  await insertHistoryLines(tx, id, actorId, [change]);
}
