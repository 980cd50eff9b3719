import { viewerId, write, type Context } from '../context';
import { badInput, forbidden, notFound } from '../core/errors';
import { newId } from '../core/ids';
import { isId } from '../core/validation';
import type { EventDraft } from '../database/outbox';
import type { Quota } from '../database/quota';
import { sql, type WriteTransaction } from '../database/write';
import { hiddenFrom } from '../visibility/people';
import { notify, retractNotification } from './notification/notification.service';
import { countUse } from './quotas';

/** What people share with each other by name. Its shares are rows of `{table}_share`, by `{table}_id` and `person_id`. */
export type Shareable = {
  table: 'analysis' | 'projection';
  /** Of the errors: "Analysis". */
  name: string;
  /** Kind of the notification of a new share. */
  kind: string;
  maxPeople: number;
  /** The sentence that names `maxPeople`. */
  limit: string;
  quota: Quota;
};

/** A person to share with, or null for a link. `canEdit` is for tables that have the column. */
export type ShareTarget = { personId: string | null; canEdit?: boolean };

type Row = { id: string; personId: string | null; canEdit?: boolean };

const columnsOf = ({ table }: Shareable) => ({
  shares: sql.raw(`${table}_share`),
  subjectId: sql.raw(`${table}_id`),
  table: sql.raw(table),
});

/**
 * Shares something of the viewer's own. Sharing again returns the same share, with the latest `canEdit`.
 * @param subjectId checked before to be the viewer's own
 * @param rightChanged the event of another `canEdit` than before
 * @returns the share's id, and whether it is new
 * @throws AppError NOT_FOUND for the subject or the person, BAD_USER_INPUT naming `userId`, FORBIDDEN over the number of
 *   people, RATE_LIMITED
 */
export async function addShare(
  ctx: Context,
  shareable: Shareable,
  subjectId: string,
  target: ShareTarget,
  rightChanged?: () => EventDraft,
): Promise<{ id: string; isNew: boolean }> {
  const viewer = viewerId(ctx);
  const { personId, canEdit } = target;
  if (personId === viewer) throw badInput({ userId: `You can’t share ${article(shareable)} with yourself.` });
  return write(ctx, async (tx) => {
    if (personId !== null) await lockVisiblePerson(tx, viewer, personId);
    const shares = await lockShares(tx, shareable, subjectId, canEdit !== undefined);
    const existing = shares.find((share) => share.personId === personId);
    if (existing) {
      if (canEdit !== undefined && existing.canEdit !== canEdit) {
        await tx.rows(sql`update ${columnsOf(shareable).shares} set can_edit = ${canEdit} where id = ${existing.id}`);
        if (rightChanged) tx.emit(rightChanged());
      }
      return { id: existing.id, isNew: false };
    }
    if (personId !== null && shares.filter((share) => share.personId !== null).length >= shareable.maxPeople)
      throw forbidden(shareable.limit);
    const id = newId();
    await insertShare(tx, shareable, { id, subjectId, ...target });
    if (personId !== null)
      await notify(tx, { kind: shareable.kind, recipientId: personId, actorId: viewer, subjectId });
    await countUse(ctx, tx, shareable.quota);
    return { id, isNew: true };
  });
}

/** "an analysis" */
const article = ({ name }: Shareable): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;

async function lockVisiblePerson(tx: WriteTransaction, viewer: string, personId: string): Promise<void> {
  const person = await tx.row(sql`
    select p.id from profile p, (select ${viewer}::uuid as id) me
    where p.id = ${personId} and p.id not in (${sql.raw(hiddenFrom('me.id'))}) for key share of p`);
  if (!person) throw notFound('Person');
}

/** Locks the subject, so that its people are counted one after the other. */
async function lockShares(
  tx: WriteTransaction,
  shareable: Shareable,
  subject: string,
  hasRights: boolean,
): Promise<Row[]> {
  const { shares, subjectId, table } = columnsOf(shareable);
  const locked = await tx.row(sql`select id from ${table} where id = ${subject} for no key update`);
  if (!locked) throw notFound(shareable.name);
  const rights = hasRights ? sql`, can_edit as "canEdit"` : sql``;
  return tx.rows<Row>(sql`select id, person_id as "personId"${rights} from ${shares} where ${subjectId} = ${subject}`);
}

function insertShare(
  tx: WriteTransaction,
  shareable: Shareable,
  { id, subjectId: subject, personId, canEdit }: ShareTarget & { id: string; subjectId: string },
): Promise<unknown> {
  const { shares, subjectId } = columnsOf(shareable);
  return canEdit === undefined
    ? tx.rows(sql`insert into ${shares} (id, ${subjectId}, person_id) values (${id}, ${subject}, ${personId})`)
    : tx.rows(sql`
        insert into ${shares} (id, ${subjectId}, person_id, can_edit) values (${id}, ${subject}, ${personId}, ${canEdit})`);
}

/**
 * Revokes a share of something of the viewer's own. Safe to repeat.
 * @param unshared the event that closes live channels of those who can no longer read it
 * @throws AppError NOT_FOUND
 */
export async function removeShare(
  ctx: Context,
  shareable: Shareable,
  subject: string,
  shareId: string,
  unshared: (share: { id: string; personId: string | null }) => EventDraft,
): Promise<void> {
  const viewer = viewerId(ctx);
  if (!isId(shareId)) throw notFound('Share');
  const { shares, subjectId } = columnsOf(shareable);
  await write(ctx, async (tx) => {
    const deleted = await tx.row<{ id: string; personId: string | null }>(sql`
      delete from ${shares} where id = ${shareId} and ${subjectId} = ${subject} returning id, person_id as "personId"`);
    if (!deleted) return;
    tx.emit(unshared(deleted));
    if (deleted.personId === null) return;
    const { kind } = shareable;
    await retractNotification(tx, { kind, recipientId: deleted.personId, actorId: viewer, subjectId: subject });
  });
}
