import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, conflict, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { countLongText, countUse } from '../quotas';
import { requireMembership } from '../team/team.service';
import { jobInput, reportJobInput } from './job.inputs';
import { jobOpen, jobReadable, jobVisible } from './job.policy';
import { jobEditQuota, jobQuota } from './job.quotas';
import {
  deleteReminder,
  insertJob,
  loadOwnJob,
  loadReadableJob,
  lockJob,
  lockPoster,
  openJob,
  updateJobRow,
  type LockedJob,
} from './job.store';

/**
 * Creates a job, published unless it is a draft. A repeated call with the same Idempotency-Key returns the first job.
 * @returns the job's id
 * @throws AppError BAD_USER_INPUT naming the field, FORBIDDEN over the number of published jobs, RATE_LIMITED
 */
export async function createJob(ctx: Context, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const job = validate(jobInput, input);
  return write(ctx, async (tx) => {
    await lockPoster(tx, viewer);
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: 'createJob',
      subjectId: newId(),
    });
    if (!isNew) return id;
    if (job.teamId !== null) await requireMembership(tx, viewer, job.teamId);
    await insertJob(tx, id, viewer, job);
    if (job.status === 'PUBLISHED') await openJob(tx, ctx, id);
    await countUse(ctx, tx, jobQuota);
    await countLongText(ctx, tx, job.description);
    return id;
  });
}

/** Fields that every job has: null leaves them. */
const requiredFields = ['title', 'company', 'type'];

/** A job's fields with changes. Null clears a field that a job may lack. */
function merge(job: LockedJob, changes: Record<string, unknown>): Record<string, unknown> {
  const { status, isListed: _isListed, isOpen: _isOpen, ...merged } = job as Record<string, unknown>;
  for (const [field, value] of Object.entries(changes))
    if (Object.hasOwn(merged, field) && value !== undefined && !(value === null && requiredFields.includes(field)))
      merged[field] = value;
  return { ...merged, status: status === 'DRAFT' ? 'draft' : 'published' };
}

/** Runs a change of the viewer's own job with the poster and the job locked. @throws AppError NOT_FOUND, FORBIDDEN */
async function changeJob(
  ctx: Context,
  id: string,
  change: (tx: WriteTransaction, job: LockedJob) => Promise<unknown>,
): Promise<void> {
  await loadOwnJob(ctx, id);
  await write(ctx, async (tx) => {
    await lockPoster(tx, viewerId(ctx));
    await change(tx, await lockJob(tx, id));
    await countUse(ctx, tx, jobEditQuota);
  });
}

/**
 * Changes the viewer's own job, in any state.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export const updateJob = (ctx: Context, id: string, input: object): Promise<void> =>
  changeJob(ctx, id, async (tx, before) => {
    const job = validate(jobInput, merge(before, { ...input }));
    if (job.teamId !== null) await requireMembership(tx, viewerId(ctx), job.teamId);
    await updateJobRow(tx, id, job);
    if (job.description !== before.description) await countLongText(ctx, tx, job.description);
  });

/**
 * Publishes a draft, or opens a closed or expired job again. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming what the draft lacks
 */
export const publishJob = (ctx: Context, id: string): Promise<void> =>
  changeJob(ctx, id, async (tx, job) => {
    if (job.isOpen) return;
    validate(jobInput, { ...merge(job, {}), status: 'published' });
    await openJob(tx, ctx, id);
  });

/** Closes a published job. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a draft */
export const closeJob = (ctx: Context, id: string): Promise<void> =>
  changeJob(ctx, id, async (tx, { status }) => {
    if (status === 'DRAFT') throw conflict({ status: 'This job is a draft. Delete it instead.' });
    await tx.rows(
      sql`update job set status = 'CLOSED', is_listed = false, updated_at = now() where id = ${id} and status = 'PUBLISHED'`,
    );
    await deleteReminder(tx, viewerId(ctx), id);
  });

/** Keeps a published or expired job open for 90 days from now. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for others */
export const renewJob = (ctx: Context, id: string): Promise<void> =>
  changeJob(ctx, id, async (tx, { status }) => {
    if (status !== 'PUBLISHED') throw conflict({ status: 'This job isn’t published. Publish it instead.' });
    await openJob(tx, ctx, id);
  });

/** Deletes the viewer's own job with its applications. @throws AppError NOT_FOUND, FORBIDDEN */
export async function deleteJob(ctx: Context, id: string): Promise<void> {
  await loadOwnJob(ctx, id, 'delete this job');
  await write(ctx, (tx) => tx.rows(sql`delete from job where id = ${id}`));
}

/** @throws AppError BAD_USER_INPUT naming `jobId` unless the viewer may see the job and it is open */
export async function requireOpenJob(ctx: Context, id: string): Promise<void> {
  const query = statement(
    'job_open',
    () => `select true from job where id = $2 and ${jobOpen('job')} and ${jobVisible('job')}`,
  );
  if ((await ctx.app.reader.value(query, [viewerId(ctx), id])) === null)
    throw badInput({ jobId: 'This job doesn’t exist or isn’t published.' });
}

/** Whether the viewer may see a job or, to remove it, has it in the bookmarks. */
const bookmarkable = `${jobReadable('$2')} or exists (select from job_bookmark own where own.job_id = $2 and own.account_id = $1)`;

/**
 * Sets whether a job is in the viewer's bookmarks. A bookmark can be removed also when the job is hidden. Safe to repeat.
 * @throws AppError NOT_FOUND
 */
export async function setJobBookmark(ctx: Context, id: string, bookmarked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  if (bookmarked) await loadReadableJob(ctx, id);
  else {
    const query = statement('job_bookmarkable', () => `select true where ${bookmarkable}`);
    if (!isId(id) || (await ctx.app.reader.value(query, [viewer, id])) === null) throw notFound('Job');
  }
  await write(ctx, (tx) =>
    tx.rows(
      bookmarked
        ? sql`insert into job_bookmark (job_id, account_id) select id, ${viewer} from job where id = ${id} on conflict do nothing`
        : sql`delete from job_bookmark where job_id = ${id} and account_id = ${viewer}`,
    ),
  );
}

/**
 * Counts a visit of the link of a job, once per person and day. The poster's own visits do not count.
 * @returns the URL
 * @throws AppError NOT_FOUND, also when the job has no link
 */
export async function visitJob(ctx: Context, id: string): Promise<string> {
  const viewer = viewerId(ctx);
  const { applyUrl, ownerId } = await loadReadableJob(ctx, id);
  if (applyUrl === null) throw notFound('Link');
  if (ownerId === viewer) return applyUrl;
  await write(ctx, async (tx) => {
    // Locks the job first, as its deletion does.
    await tx.rows(sql`select from job where id = ${id} for no key update`);
    await tx.rows(sql`
      with visit as (
        insert into job_visit (job_id, account_id, day) select id, ${viewer}, current_date from job where id = ${id}
        on conflict do nothing returning job_id)
      update job set visit_count = visit_count + 1 from visit where id = visit.job_id`);
  });
  return applyUrl;
}

/** Reports a job to the operator. A repeated report replaces the reason. @throws AppError NOT_FOUND, BAD_USER_INPUT naming `reason` */
export async function reportJob(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { reason } = validate(reportJobInput, input);
  await loadReadableJob(ctx, id);
  await write(ctx, (tx) =>
    tx.rows(sql`insert into job_report (job_id, account_id, reason) values (${id}, ${viewer}, ${reason})
                on conflict (job_id, account_id) do update set reason = excluded.reason`),
  );
}
