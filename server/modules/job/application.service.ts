import type { applicationStatuses } from '../../../shared/contracts/jobValues';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { conflict, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { hiddenFrom } from '../../visibility/people';
import { openPairConversation } from '../message/conversation.service';
import { sendJobMessage } from '../message/message.service';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { applicationChanged } from './job.events';
import { applyInput, updateApplicationInput } from './job.inputs';
import { applicationVisible } from './job.policy';
import { applicationEditQuota, applicationQuota } from './job.quotas';
import { loadOwnJob, loadReadableJob, lockJob } from './job.store';

type Status = (typeof applicationStatuses)[number];
type Application = { id: string; jobId: string; ownerId: string; applicantId: string; status: Status };

const emitChanged = (
  tx: WriteTransaction,
  { id, jobId, ownerId, applicantId }: Omit<Application, 'status'>,
  actorId: string,
  status: Status | null,
  people = [applicantId, ownerId],
): void => {
  for (const event of applicationChanged(people, actorId, { id, jobId, status })) tx.emit(event);
};

/**
 * Applies for a job by a message to its poster, with the job attached. Applying again returns the same application.
 * @returns the application's id, and whether it is new
 * @throws AppError NOT_FOUND, FORBIDDEN for an own job, CONFLICT when it is not open, RATE_LIMITED
 */
export async function applyForJob(
  ctx: Context,
  jobId: string,
  input: unknown,
): Promise<{ id: string; isNew: boolean }> {
  const viewer = viewerId(ctx);
  const { note } = validate(applyInput, input ?? {});
  const { id: job, ownerId } = await loadReadableJob(ctx, jobId);
  if (ownerId === viewer) throw forbidden('You can’t apply for your own job.');
  return write(ctx, async (tx) => {
    // Locks both people first, so that calls are sequential.
    const conversation = await openPairConversation(tx, viewer, ownerId);
    const { isOpen } = await lockJob(tx, job);
    const existing = await tx.row<{ id: string }>(
      sql`select id from job_application where job_id = ${job} and applicant_id = ${viewer}`,
    );
    if (existing) return { id: existing.id, isNew: false };
    if (!isOpen) throw conflict({ id: 'This job no longer accepts applications.' });
    await sendJobMessage(tx, ctx, conversation.id, { content: note, jobId: job });
    const id = newId();
    await tx.rows(sql`
      insert into job_application (id, job_id, applicant_id, note, conversation_id) values (${id}, ${job}, ${viewer}, ${note}, ${conversation.id})`);
    await notify(tx, { kind: 'job.applied', recipientId: ownerId, actorId: viewer, subjectId: job });
    emitChanged(tx, { id, jobId: job, ownerId, applicantId: viewer }, viewer, 'SENT');
    await countUse(ctx, tx, applicationQuota);
    return { id, isNew: true };
  });
}

/** Loads an application that the viewer may see or has sent. @throws AppError NOT_FOUND */
async function loadApplication(ctx: Context, id: string): Promise<Application> {
  const viewer = viewerId(ctx);
  const query = statement(
    'job_application_loaded',
    () => `select a.id, a.job_id as "jobId", j.owner_id as "ownerId", a.applicant_id as "applicantId", a.status
           from job_application a join job j on j.id = a.job_id
           where a.id = $2 and (a.applicant_id = $1 or ${applicationVisible('a', 'j')})`,
  );
  const [application] = isId(id) ? await ctx.app.reader.rows<Application>(query, [viewer, id]) : [];
  if (!application) throw notFound('Application');
  return application;
}

/**
 * Withdraws the viewer's own application, also when the job is hidden by now. The message stays. The viewer may apply again.
 * @throws AppError NOT_FOUND, FORBIDDEN for the poster
 */
export async function withdrawApplication(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  const application = await loadApplication(ctx, id);
  if (application.applicantId !== viewer) throw forbidden('Only the applicant can withdraw this application.');
  await write(ctx, async (tx) => {
    const deleted = await tx.row(sql`delete from job_application where id = ${id} returning id`);
    if (!deleted) return;
    const { ownerId: recipientId, jobId: subjectId } = application;
    await retractNotification(tx, { kind: 'job.applied', recipientId, actorId: viewer, subjectId });
    emitChanged(tx, application, viewer, null);
  });
}

/** States that the applicant is notified of. */
const isNotified = (status: Status) => status !== 'SENT' && status !== 'SEEN';

/**
 * Sets the state of an application for the viewer's job, and the note that only the poster reads. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN for the applicant, BAD_USER_INPUT naming `status` or `privateNote`
 */
export async function updateApplication(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { status, privateNote } = validate(updateApplicationInput, input);
  const application = await loadApplication(ctx, id);
  if (application.ownerId !== viewer) throw forbidden('Only the poster can change this application.');
  await write(ctx, async (tx) => {
    const before = await tx.row<{ status: Status }>(
      sql`select status from job_application where id = ${id} for update`,
    );
    if (!before) throw notFound('Application');
    const next = status ?? before.status;
    const isMoved = next !== before.status;
    await tx.rows(sql`
      update job_application set status = ${next}, private_note = coalesce(${privateNote ?? null}, private_note),
        updated_at = case when ${isMoved} then now() else updated_at end where id = ${id}`);
    // The applicant receives nothing of a note.
    emitChanged(tx, application, viewer, next, isMoved ? undefined : [viewer]);
    if (isMoved && isNotified(next))
      await notify(tx, {
        kind: 'job.applicationMoved',
        recipientId: application.applicantId,
        actorId: viewer,
        subjectId: application.jobId,
      });
    await countUse(ctx, tx, applicationEditQuota);
  });
}

/** Applications that one call marks. */
const maxSeen = 500;

/**
 * Marks the new applications for the viewer's job as seen, because the board was opened. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN for another person's job
 */
export async function markApplicationsSeen(ctx: Context, jobId: string): Promise<void> {
  const viewer = viewerId(ctx);
  const { id: job } = await loadOwnJob(ctx, jobId, 'read its applications');
  await write(ctx, async (tx) => {
    const seen = await tx.rows<{ id: string; applicantId: string }>(sql`
      update job_application set status = 'SEEN', updated_at = now() where id in (
        select a.id from job_application a, (select ${viewer}::uuid as id) me
        where a.job_id = ${job} and a.status = 'SENT' and a.applicant_id not in (${sql.raw(hiddenFrom('me.id'))})
        order by a.id limit ${maxSeen} for update of a)
      returning id, applicant_id as "applicantId"`);
    for (const application of seen) emitChanged(tx, { ...application, jobId: job, ownerId: viewer }, viewer, 'SEEN');
  });
}
