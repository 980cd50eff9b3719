import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { isId } from '../../core/validation';
import { badInput } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import type { EventDraft } from '../../database/outbox';

/** Somebody did something that another person may want to know. */
export type NotificationInput = {
  /** As a domain declares it, see Module.notifications. */
  kind: string;
  recipientId: string;
  actorId: string;
  /** What it is about: a post, a comment, a person. */
  subjectId: string;
  /** Done, taken back and done again, it is told again only a day after it was read. */
  once?: true;
};

/** What several people do is one notification where this is the same. */
const groupKeyOf = (kind: string, subjectId: string): string => `${kind} ${subjectId}`;

/** The list of somebody's notifications changed: their pages read it again. */
const notificationsChanged = (recipientId: string): EventDraft => ({
  type: 'notification.changed',
  topic: 'user',
  topicId: recipientId,
  data: {},
});

/**
 * Tells a person what another did, in the transaction that did it: not about their own doings, nor across a block, nor of
 * people they have muted, nor of a kind they have switched off. What several people do with one subject is one
 * notification until it is read.
 */
export async function notify(
  tx: WriteTransaction,
  { kind, recipientId, actorId, subjectId, once }: NotificationInput,
): Promise<void> {
  const groupKey = groupKeyOf(kind, subjectId);
  const toldBefore = sql`exists (
    select from notification n join notification_actor a on a.notification_id = n.id
    where n.recipient_id = p.id and n.group_key = ${groupKey} and n.read_at > now() - interval '1 day' and a.actor_id = ${actorId})`;
  const told = await tx.row(sql`
    with recipient as (
      select p.id from profile p where p.id = ${recipientId} and p.id <> ${actorId} and not p.hidden
        and not exists (select from notification_off o where o.account_id = p.id and o.kind = ${kind})
        and not exists (select from mute m where m.muter_id = p.id and m.muted_id = ${actorId})
        and not exists (select from block b where b.blocker_id in (p.id, ${actorId}) and b.blocked_id in (p.id, ${actorId}))
        and not ${once ? toldBefore : sql`false`}
    ), grouped as (
      insert into notification (id, recipient_id, kind, subject_id, group_key)
      select ${newId()}::uuid, id, ${kind}, ${subjectId}::uuid, ${groupKey} from recipient
      on conflict (recipient_id, group_key) where read_at is null do update set updated_at = clock_timestamp() returning id
    )
    insert into notification_actor (notification_id, actor_id) select id, ${actorId}::uuid from grouped
    on conflict (notification_id, actor_id) do update set created_at = clock_timestamp() returning notification_id`);
  if (told) tx.emit(notificationsChanged(recipientId));
}

/** Takes back what notify told, where it was not read yet: the like is gone, the request is answered. */
export async function retractNotification(
  tx: WriteTransaction,
  { kind, recipientId, actorId, subjectId }: NotificationInput,
): Promise<void> {
  const group = await tx.row<{ id: string }>(sql`
    select id from notification where recipient_id = ${recipientId} and group_key = ${groupKeyOf(kind, subjectId)} and read_at is null for update`);
  if (!group) return;
  await tx.rows(sql`delete from notification_actor where notification_id = ${group.id} and actor_id = ${actorId}`);
  await tx.rows(
    sql`delete from notification n where id = ${group.id} and not exists (select from notification_actor where notification_id = n.id)`,
  );
  tx.emit(notificationsChanged(recipientId));
}

/** Takes away what somebody was told about some subjects and has not read: they have seen the things themselves. */
export async function clearUnread(
  tx: WriteTransaction,
  { kinds, recipientId, subjectIds }: { kinds: readonly string[]; recipientId: string; subjectIds: readonly string[] },
): Promise<void> {
  const keys = kinds.flatMap((kind) => subjectIds.map((id) => groupKeyOf(kind, id)));
  const gone = await tx.rows(
    sql`delete from notification where recipient_id = ${recipientId} and read_at is null and group_key = any(${keys}) returning id`,
  );
  if (gone.length > 0) tx.emit(notificationsChanged(recipientId));
}

/**
 * Marks the viewer's notifications as read. Safe to repeat.
 * @param ids which; all when left out
 */
export async function markRead(ctx: Context, ids?: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  if (ids != null && !(Array.isArray(ids) && ids.length <= 500 && ids.every(isId)))
    throw badInput({ ids: 'ids must be a list of at most 500 ids.' });
  await write(ctx, async (tx) => {
    const which = ids == null ? sql`true` : sql`id = any(${ids}::uuid[])`;
    const changed = await tx.rows(
      sql`update notification set read_at = now() where recipient_id = ${viewer} and read_at is null and ${which} returning id`,
    );
    if (changed.length > 0) tx.emit(notificationsChanged(viewer));
  });
}

/** Throws the viewer's notifications away. Safe to repeat. */
export async function clearNotifications(ctx: Context): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const gone = await tx.rows(sql`delete from notification where recipient_id = ${viewer} returning id`);
    if (gone.length > 0) tx.emit(notificationsChanged(viewer));
  });
}
