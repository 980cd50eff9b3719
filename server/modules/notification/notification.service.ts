import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { isId } from '../../core/validation';
import { badInput } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import type { EventDraft } from '../../database/outbox';

/** An action of one person (the actor) that another (the recipient) is notified of. */
export type NotificationInput = {
  /** Key of a declaration in Module.notifications. */
  kind: string;
  recipientId: string;
  actorId: string;
  /** Id of a post, comment, conversation, person or job. */
  subjectId: string;
  /** Id of what the action created, when that is not the subject: the comment on a post. */
  actionId?: string;
  /** Suppresses a repeated notification by the same actor until a day after the last one was read. */
  once?: true;
};

/** Actions with the same key are grouped into one notification. */
const groupKey = (kind: string, subjectId: string): string => `${kind} ${subjectId}`;

/** The recipient's notifications changed: clients refetch them. */
const notificationsChanged = (recipientId: string): EventDraft => ({
  type: 'notification.changed',
  topic: 'user',
  topicId: recipientId,
  data: {},
});

/**
 * Notifies a person of another's action, in the transaction of the action. Skips a person's own actions, actors who are
 * blocked or muted, and kinds that the recipient has switched off. Actions of several people on one subject are grouped
 * into one notification until it is read.
 */
export async function notify(
  tx: WriteTransaction,
  { kind, recipientId, actorId, subjectId, actionId, once }: NotificationInput,
): Promise<void> {
  const key = groupKey(kind, subjectId);
  const hasRecent = sql`exists (
    select from notification n join notification_actor a on a.notification_id = n.id
    where n.recipient_id = p.id and n.group_key = ${key} and n.read_at > now() - interval '1 day' and a.actor_id = ${actorId})`;
  const inserted = await tx.row(sql`
    with recipient as (
      select p.id from profile p where p.id = ${recipientId} and p.id <> ${actorId} and not p.hidden
        and not exists (select from notification_off o where o.account_id = p.id and o.kind = ${kind})
        and not exists (select from mute m where m.muter_id = p.id and m.muted_id = ${actorId})
        and not exists (select from block b where b.blocker_id in (p.id, ${actorId}) and b.blocked_id in (p.id, ${actorId}))
        and not ${once ? hasRecent : sql`false`}
    ), grouped as (
      insert into notification (id, recipient_id, kind, subject_id, group_key)
      select ${newId()}::uuid, id, ${kind}, ${subjectId}::uuid, ${key} from recipient
      on conflict (recipient_id, group_key) where read_at is null do update set updated_at = clock_timestamp() returning id
    )
    insert into notification_actor (notification_id, actor_id, action_id) select id, ${actorId}::uuid, ${actionId ?? null}::uuid from grouped
    on conflict (notification_id, actor_id) do update set created_at = clock_timestamp(), action_id = excluded.action_id
    returning notification_id`);
  if (inserted) tx.emit(notificationsChanged(recipientId));
}

/**
 * Notifies a person of what nobody did, such as the end of a job. Skips kinds that the recipient has switched off. Repeated
 * notifications of one subject are one until it is read.
 */
export async function notifyWithoutActor(
  tx: WriteTransaction,
  { kind, recipientId, subjectId }: Pick<NotificationInput, 'kind' | 'recipientId' | 'subjectId'>,
): Promise<void> {
  const inserted = await tx.row(sql`
    insert into notification (id, recipient_id, kind, subject_id, group_key)
    select ${newId()}::uuid, p.id, ${kind}, ${subjectId}::uuid, ${groupKey(kind, subjectId)} from profile p
    where p.id = ${recipientId} and not p.hidden and not exists (select from notification_off o where o.account_id = p.id and o.kind = ${kind})
    on conflict (recipient_id, group_key) where read_at is null do update set updated_at = clock_timestamp() returning id`);
  if (inserted) tx.emit(notificationsChanged(recipientId));
}

/** Removes the actor from an unread notification, and deletes it with its last actor. For actions that were undone. */
export async function retractNotification(
  tx: WriteTransaction,
  { kind, recipientId, actorId, subjectId }: NotificationInput,
): Promise<void> {
  const group = await tx.row<{ id: string }>(sql`
    select id from notification where recipient_id = ${recipientId} and group_key = ${groupKey(kind, subjectId)} and read_at is null for update`);
  if (!group) return;
  await tx.rows(sql`delete from notification_actor where notification_id = ${group.id} and actor_id = ${actorId}`);
  await tx.rows(
    sql`delete from notification n where id = ${group.id} and not exists (select from notification_actor where notification_id = n.id)`,
  );
  tx.emit(notificationsChanged(recipientId));
}

/** Deletes a person's unread notifications of some kinds and subjects, because they have seen the subjects themselves. */
export async function deleteUnreadNotifications(
  tx: WriteTransaction,
  { kinds, recipientId, subjectIds }: { kinds: readonly string[]; recipientId: string; subjectIds: readonly string[] },
): Promise<void> {
  const keys = kinds.flatMap((kind) => subjectIds.map((id) => groupKey(kind, id)));
  const deleted = await tx.rows(
    sql`delete from notification where recipient_id = ${recipientId} and read_at is null and group_key = any(${keys}) returning id`,
  );
  if (deleted.length > 0) tx.emit(notificationsChanged(recipientId));
}

/** Maximum of ids per call. */
const maxIds = 500;

/**
 * Marks the viewer's notifications as read. Safe to repeat.
 * @param ids all notifications when omitted
 * @throws AppError BAD_USER_INPUT naming `ids`
 */
export async function markNotificationsRead(ctx: Context, ids?: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  if (ids != null && !(Array.isArray(ids) && ids.length <= maxIds && ids.every(isId)))
    throw badInput({ ids: `ids must be a list of at most ${maxIds} ids.` });
  await write(ctx, async (tx) => {
    const condition = ids == null ? sql`true` : sql`id = any(${ids}::uuid[])`;
    const changed = await tx.rows(
      sql`update notification set read_at = now() where recipient_id = ${viewer} and read_at is null and ${condition} returning id`,
    );
    if (changed.length > 0) tx.emit(notificationsChanged(viewer));
  });
}

/** Deletes all notifications of the viewer. Safe to repeat. */
export async function deleteAllNotifications(ctx: Context): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const deleted = await tx.rows(sql`delete from notification where recipient_id = ${viewer} returning id`);
    if (deleted.length > 0) tx.emit(notificationsChanged(viewer));
  });
}
