import { applicationStatuses } from '../../../shared/contracts/jobValues';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { isId, validate } from '../../core/validation';
import type { List, ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import type { SelectList } from '../list';
import { applicationJoins, applicationProjection } from './application.projection';
import type { JobApplication, JobApplicationCount } from './application.type';
import { boardInput } from './job.inputs';
import { applicationVisible } from './job.policy';
import { loadOwnJob } from './job.store';

const joined = 'application';
const latestFirst: Omit<List<JobApplication>, 'name' | 'parameters' | 'rows'> = {
  keys: [{ sql: `${joined}.id`, type: 'uuid' }],
  direction: 'desc',
  projection: (fieldCase) => applicationProjection(joined, fieldCase),
};

const applicationRows = (condition: string, after: string[] | null, limit: string) => `(
  select a.* from job_application a join job j on j.id = a.job_id
  where ${condition} and ${applicationVisible('a', 'j')} ${after ? `and a.id < ${after[0]}` : ''}
  order by a.id desc ${limit}) ${joined} ${applicationJoins(joined)}`;

/** Applications for the viewer's job $2, in the state $3 or in all, latest first. */
const board: List<JobApplication> = {
  ...latestFirst,
  name: 'job_applications',
  parameters: 3,
  rows: (after, limit) =>
    applicationRows(
      `a.job_id = $2::uuid and j.owner_id = ${viewerParameter} and ($3::text is null or a.status = $3)`,
      after,
      limit,
    ),
};

/** The viewer's own applications, latest first. */
const own: List<JobApplication> = {
  ...latestFirst,
  name: 'job_applications_own',
  parameters: 1,
  rows: (after, limit) => applicationRows(`a.applicant_id = ${viewerParameter}`, after, limit),
};

/**
 * Selects the applications for the viewer's job.
 * @param status only those in this state; null for all
 * @throws AppError NOT_FOUND, FORBIDDEN for another person's job, BAD_USER_INPUT naming `status`
 */
export async function selectApplications(
  ctx: Context,
  jobId: string,
  status: unknown,
): Promise<ListQuery<JobApplication>> {
  const parsed = validate(boardInput, { status });
  const { id } = await loadOwnJob(ctx, jobId, 'read its applications');
  return { list: board, values: [viewerId(ctx), id, parsed.status] };
}

export const selectOwnApplications = (ctx: Context): ListQuery<JobApplication> => ({
  list: own,
  values: [viewerId(ctx)],
});

/** Root query fields that are lists of applications. */
export const applicationLists = {
  jobApplications: (ctx, { jobId, status }) => selectApplications(ctx, String(jobId), status),
  ownJobApplications: selectOwnApplications,
} satisfies Record<string, SelectList>;

/** Counts the applications for the viewer's job, for every state. @throws AppError NOT_FOUND, FORBIDDEN */
export async function countApplications(ctx: Context, jobId: string): Promise<JobApplicationCount[]> {
  const { id } = await loadOwnJob(ctx, jobId, 'read its applications');
  const query = statement(
    'job_application_counts',
    () =>
      `select status, count(*)::int as count from job_application where job_id = $2 and ${personVisible('applicant_id')} group by status`,
  );
  const rows = await ctx.app.reader.rows<JobApplicationCount>(query, [viewerId(ctx), id]);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return applicationStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Reads one application. @returns JSON text @throws AppError NOT_FOUND unless the viewer is its applicant or poster */
export async function readApplicationJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `job_application_${fieldCase}`,
    () => `select ${jsonObject(applicationProjection(joined, fieldCase), fieldCase)}::text from job_application ${joined} ${applicationJoins(joined)}
           where ${joined}.id = $2 and ${applicationVisible(joined, `${joined}_job`)}`,
  );
  const json = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (json === null) throw notFound('Application');
  return json;
}

/** Reads one application for GraphQL. @throws AppError NOT_FOUND */
export const readApplication = async (ctx: Context, id: string): Promise<JobApplication> =>
  JSON.parse(await readApplicationJson(ctx, id, 'camel'));
