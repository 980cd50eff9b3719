import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, conflict, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { validate } from '../../core/validation';
import { sql, type WriteTransaction } from '../../database/write';
import { hiddenFrom } from '../../visibility/people';
import { lockPair } from '../network/network.pair';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { applyInput, updateApplicationInput } from './application.inputs';
import type { ApplicationKind, ApplicationStatus } from './application.kind';
import { applicationEditQuota } from './application.quotas';
import { loadApplication, type LoadedApplication } from './application.store';

/** One event each for the applicant and the one who decides, and for nobody else. */
const emitChanged = (
  tx: WriteTransaction,
  { id, kind, subjectId, ownerId, applicantId }: Omit<LoadedApplication, 'status'>,
  actorId: string,
  status: ApplicationStatus | null,
  people = [applicantId, ownerId],
): void => {
  for (const personId of people) tx.emit(kind.changed(personId, actorId, { id, subjectId, status }));
};

const subjectColumn = ({ name }: ApplicationKind) => sql.ref(`${name}_id`);

/**
 * Applies. Applying again returns the same application.
 * @returns the application's id, and whether it is new
 * @throws AppError NOT_FOUND, FORBIDDEN for an own subject, CONFLICT when it is not open, RATE_LIMITED
 */
export async function apply(
  ctx: Context,
  kind: ApplicationKind,
  id: string,
  input: unknown,
): Promise<{ id: string; isNew: boolean }> {
  const viewer = viewerId(ctx);
  const { note } = validate(applyInput, input ?? {});
  const { id: subjectId, ownerId } = await kind.load(ctx, id);
  if (ownerId === viewer) throw forbidden(`You can’t apply for your own ${kind.name}.`);
  return write(ctx, async (tx) => {
    // Locks both people first, so that calls are sequential.
    await lockPair(tx, viewer, ownerId);
    const { isOpen } = await kind.lock(tx, subjectId);
    const existing = await tx.row<{ id: string }>(
      sql`select id from application where ${subjectColumn(kind)} = ${subjectId} and applicant_id = ${viewer}`,
    );
    if (existing) return { id: existing.id, isNew: false };
    if (!isOpen) throw conflict({ id: `This ${kind.name} no longer accepts applications.` });
    const conversationId = await kind.onApply(tx, ctx, { subjectId, ownerId, applicantId: viewer, note });
    const application = { id: newId(), kind, subjectId, ownerId, applicantId: viewer };
    await tx.rows(sql`
      insert into application (id, ${subjectColumn(kind)}, applicant_id, note, conversation_id)
      values (${application.id}, ${subjectId}, ${viewer}, ${note}, ${conversationId})`);
    await notify(tx, { kind: kind.notifications.applied, recipientId: ownerId, actorId: viewer, subjectId });
    emitChanged(tx, application, viewer, 'SENT');
    await countUse(ctx, tx, kind.quota);
    return { id: application.id, isNew: true };
  });
}

/**
 * Withdraws the viewer's own application, also when its subject is hidden by now. The message stays. The viewer may apply
 * again.
 * @param kinds of which it may be
 * @throws AppError NOT_FOUND, FORBIDDEN for the one who decides
 */
export async function withdrawApplication(ctx: Context, id: string, kinds: readonly ApplicationKind[]): Promise<void> {
  const viewer = viewerId(ctx);
  const application = await loadApplication(ctx, id, kinds);
  if (application.applicantId !== viewer) throw forbidden('Only the applicant can withdraw this application.');
  await write(ctx, async (tx) => {
    const deleted = await tx.row(sql`delete from application where id = ${id} returning id`);
    if (!deleted) return;
    const { ownerId: recipientId, subjectId, kind } = application;
    await retractNotification(tx, { kind: kind.notifications.applied, recipientId, actorId: viewer, subjectId });
    emitChanged(tx, application, viewer, null);
  });
}

/** States that the applicant is notified of. */
const isNotified = (status: ApplicationStatus) => status !== 'SENT' && status !== 'SEEN';

/**
 * Sets the state of an application that the viewer decides about, and the note that only the viewer reads and, if the kind has
 * replies, the reply. Safe to repeat.
 * @param kinds of which it may be
 * @returns its kind
 * @throws AppError NOT_FOUND, FORBIDDEN for the applicant, BAD_USER_INPUT naming the field; those of the kind
 */
export async function updateApplication(
  ctx: Context,
  id: string,
  input: unknown,
  kinds: readonly ApplicationKind[],
): Promise<ApplicationKind> {
  const viewer = viewerId(ctx);
  const application = await loadApplication(ctx, id, kinds);
  const { kind, applicantId, subjectId } = application;
  const { status, privateNote, reply } = validate(updateApplicationInput(kind.statuses), input);
  if (reply && !kind.hasReply) throw badInput({ reply: 'Write to the applicant in your conversation instead.' });
  if (application.ownerId !== viewer) throw forbidden(`Only the ${kind.decider} can change this application.`);
  await write(ctx, async (tx) => {
    if (kind.onMove) {
      await lockPair(tx, viewer, applicantId);
      await kind.lock(tx, subjectId);
    }
    const before = await tx.row<{ status: ApplicationStatus }>(
      sql`select status from application where id = ${id} for update`,
    );
    if (!before) throw notFound('Application');
    const next = status ?? before.status;
    const isMoved = next !== before.status;
    const conversationId = isMoved
      ? await kind.onMove?.(tx, ctx, { subjectId, applicantId, from: before.status, to: next, reply: reply ?? '' })
      : null;
    await tx.rows(sql`
      update application set status = ${next}, private_note = coalesce(${privateNote ?? null}, private_note),
        reply = coalesce(${reply ?? null}, reply), conversation_id = coalesce(${conversationId ?? null}, conversation_id),
        updated_at = case when ${isMoved} then now() else updated_at end where id = ${id}`);
    // The applicant receives nothing of a note.
    emitChanged(tx, application, viewer, next, isMoved || reply ? undefined : [viewer]);
    if (isMoved && isNotified(next))
      await notify(tx, { kind: kind.notifications.moved, recipientId: applicantId, actorId: viewer, subjectId });
    await countUse(ctx, tx, applicationEditQuota);
  });
  return kind;
}

/** Loads a subject whose applications the viewer decides about. @throws AppError NOT_FOUND, FORBIDDEN for others */
export async function loadDecidedSubject(ctx: Context, kind: ApplicationKind, id: string): Promise<string> {
  const subject = await kind.load(ctx, id);
  if (subject.ownerId !== viewerId(ctx)) throw forbidden(`Only the ${kind.decider} can read its applications.`);
  return subject.id;
}

/** Applications that one call marks. */
const maxSeen = 500;

/**
 * Marks the new applications for the viewer's subject as seen, because the board was opened. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN for others
 */
export async function markApplicationsSeen(ctx: Context, kind: ApplicationKind, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  const subjectId = await loadDecidedSubject(ctx, kind, id);
  await write(ctx, async (tx) => {
    const seen = await tx.rows<{ id: string; applicantId: string }>(sql`
      update application set status = 'SEEN', updated_at = now() where id in (
        select a.id from application a, (select ${viewer}::uuid as id) me
        where a.${subjectColumn(kind)} = ${subjectId} and a.status = 'SENT' and a.applicant_id not in (${sql.raw(hiddenFrom('me.id'))})
        order by a.id limit ${maxSeen} for update of a)
      returning id, applicant_id as "applicantId"`);
    for (const application of seen)
      emitChanged(tx, { ...application, kind, subjectId, ownerId: viewer }, viewer, 'SEEN');
  });
}
