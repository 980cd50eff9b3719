import { jobLimits } from '../../../shared/contracts/job';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { forbidden, notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { deleteUnreadNotifications } from '../notification/notification.service';
import type { JobInput } from './job.inputs';
import { canEditJob, jobOpen, jobVisible } from './job.policy';

export type LoadedJob = { id: string; ownerId: string; isOpen: boolean; applyUrl: string | null };

/** Loads a job that the viewer may see. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function loadReadableJob(ctx: Context, id: string): Promise<LoadedJob> {
  const viewer = viewerId(ctx);
  const query = statement(
    'job_readable',
    () => `select id, owner_id as "ownerId", ${jobOpen('job')} as "isOpen", apply_url as "applyUrl"
           from job where id = $2 and ${jobVisible('job')}`,
  );
  const [job] = isId(id) ? await ctx.app.reader.rows<LoadedJob>(query, [viewer, id]) : [];
  if (!job) throw notFound('Job');
  return job;
}

/** Loads the viewer's own job. @throws AppError NOT_FOUND, FORBIDDEN for another person's job */
export async function loadOwnJob(ctx: Context, id: string, action = 'edit this job'): Promise<LoadedJob> {
  const job = await loadReadableJob(ctx, id);
  if (!canEditJob(viewerId(ctx), job)) throw forbidden(`Only the poster can ${action}.`);
  return job;
}

/** The columns of a job that its input sets. */
const columnsOf = (job: JobInput) => {
  const hasSalary = (job.salaryMin ?? job.salaryMax) !== null;
  return {
    title: job.title,
    company: job.company,
    location: job.location,
    description: job.description,
    type: job.type,
    seniority: job.seniority,
    is_remote: job.remote,
    time_zone_from: job.timeZoneFrom,
    time_zone_to: job.timeZoneTo,
    skills: job.skills,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_currency: hasSalary ? job.salaryCurrency : null,
    salary_period: hasSalary ? job.salaryPeriod : null,
    equity_min: job.equityMin,
    equity_max: job.equityMax,
    apply_url: job.applyUrl,
    team_id: job.teamId,
  };
};

/** Inserts a draft. */
export function insertJob(tx: WriteTransaction, id: string, ownerId: string, job: JobInput): Promise<unknown> {
  const row = { id, owner_id: ownerId, status: 'DRAFT', ...columnsOf(job) };
  return tx.rows(sql`
    insert into job (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`);
}

export function updateJobRow(tx: WriteTransaction, id: string, job: JobInput): Promise<unknown> {
  const changes = Object.entries(columnsOf(job)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return tx.rows(sql`update job set ${sql.join(changes)}, updated_at = now() where id = ${id}`);
}

export type LockedJob = Record<keyof JobInput, unknown> & {
  status: 'DRAFT' | 'PUBLISHED' | 'CLOSED';
  isListed: boolean;
  isOpen: boolean;
};

/** Locks a job. @returns its fields as an input has them @throws AppError NOT_FOUND when it was deleted */
export async function lockJob(tx: WriteTransaction, id: string): Promise<LockedJob> {
  const job = await tx.row<LockedJob>(sql`
    select title, company, location, description, type, seniority, is_remote as remote, time_zone_from as "timeZoneFrom",
      time_zone_to as "timeZoneTo", skills, salary_min::float8 as "salaryMin", salary_max::float8 as "salaryMax",
      salary_currency as "salaryCurrency", salary_period as "salaryPeriod", equity_min::float8 as "equityMin",
      equity_max::float8 as "equityMax", apply_url as "applyUrl", team_id as "teamId", status, is_listed as "isListed", ${sql.raw(jobOpen('job'))} as "isOpen"
    from job where id = ${id} for no key update`);
  if (!job) throw notFound('Job');
  return job;
}

/**
 * Publishes a job, or renews it: it is open for 90 days from now. The first time it gets its number and its place among the
 * newest jobs, which later calls do not change. The caller has locked the poster.
 * @throws AppError FORBIDDEN over the number of jobs that a person may have published
 */
export async function openJob(tx: WriteTransaction, ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await tx.rows(sql`
    update job set status = 'PUBLISHED', is_listed = true, number = coalesce(number, nextval('job_number')),
      published_at = coalesce(published_at, now()), expires_at = now() + make_interval(days => ${jobLimits.openDays}),
      reminded_at = null, updated_at = now() where id = ${id}`);
  await deleteReminder(tx, viewer, id);
  const open = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from job where owner_id = ${viewer} and ${sql.raw(jobOpen('job'))}`,
  );
  if (open!.count > jobLimits.published && !ctx.skipsLimits)
    throw forbidden(`You can have up to ${jobLimits.published} published jobs at once. Close one first.`);
}

/** Deletes the unread reminder of a job's end, which a renewal or closing makes untrue. */
export const deleteReminder = (tx: WriteTransaction, ownerId: string, id: string): Promise<void> =>
  deleteUnreadNotifications(tx, { kinds: ['job.expiresSoon'], recipientId: ownerId, subjectIds: [id] });

/** Locks the viewer, so that jobs are counted one after the other. People are locked before jobs. */
export const lockPoster = (tx: WriteTransaction, viewer: string): Promise<unknown> =>
  tx.rows(sql`select from profile where id = ${viewer} for no key update`);
