import { jobLimits, maxCountedJobs } from '../../../shared/contracts/job';
import { jobSorts } from '../../../shared/contracts/jobValues';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import type { ListQuery } from '../../database/list';
import { numbersOf } from '../../database/newestMatches';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import type { SelectList } from '../list';
import type { JobSort } from './job.enums';
import { hasTerms, parseJobSearch, searchValues, type JobSearch } from './job.filter';
import { bookmarkedJobs, ownJobs, searchedJobs } from './job.lists';
import { teamReadable } from '../team/team.policy';
import { jobListed, jobReadable, jobVisible } from './job.policy';
import { jobJoins, jobProjection, sharesPlace } from './job.projection';
import { withSources } from './job.search';
import type { Job } from './job.type';

const isSort = (sort: string): sort is JobSort => (jobSorts as readonly string[]).includes(sort);

/**
 * Selects jobs that match words and filters; all jobs without either.
 * @throws AppError BAD_USER_INPUT naming `query`, the filter or `sort`
 */
export function selectJobs(ctx: Context, search: JobSearch, sort: string): ListQuery<Job> {
  const viewer = viewerId(ctx);
  if (!isSort(sort)) throw badInput({ sort: 'sort must be newest or best_fit.' });
  const parsed = parseJobSearch(search);
  const { found, all } = searchedJobs[sort];
  return { list: hasTerms(parsed) ? found : all, values: [viewer, ...searchValues(parsed)] };
}

/** Selects jobs for the search box: a blank query matches nothing. @throws AppError BAD_USER_INPUT naming `query` */
export function selectMatchingJobs(ctx: Context, query: unknown): ListQuery<Job> {
  const viewer = viewerId(ctx);
  return { list: searchedJobs.NEWEST.found, values: [viewer, ...searchValues(parseJobSearch({ query }))] };
}

export const selectOwnJobs = (ctx: Context): ListQuery<Job> => ({ list: ownJobs, values: [viewerId(ctx)] });
export const selectBookmarkedJobs = (ctx: Context): ListQuery<Job> => ({
  list: bookmarkedJobs,
  values: [viewerId(ctx)],
});

/** Root query fields that are lists of jobs. */
export const jobLists = {
  jobs: (ctx, { query, filter, sort }) => selectJobs(ctx, { query, filter }, String(sort ?? 'NEWEST')),
  searchJobs: (ctx, { query }) => selectMatchingJobs(ctx, query),
  ownJobs: selectOwnJobs,
  bookmarkedJobs: selectBookmarkedJobs,
} satisfies Record<string, SelectList>;

/** Reads one job. @returns JSON text @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readJobJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `job_${fieldCase}`,
    () =>
      `select ${jsonObject(jobProjection('job', fieldCase), fieldCase)}::text from job ${jobJoins('job')} where job.id = $2 and ${jobVisible('job')}`,
  );
  const json = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (json === null) throw notFound('Job');
  return json;
}

/** Reads one job for GraphQL. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export const readJob = async (ctx: Context, id: string): Promise<Job> =>
  JSON.parse(await readJobJson(ctx, id, 'camel'));

/** SQL tsquery: jobs that share a skill or a word of the title with the job $2. */
const similarTerms = `(
  select any_token(array(select ' skill ' || btrim(skill) from unnest(subject.skills) skill))
    || replace(plainto_tsquery('english', subject.title)::text, '&', '|')::tsquery
  from job subject where subject.id = $2::uuid)`;

/**
 * Reads open jobs that resemble a job: those with most of its skills, of its type and place, among the newest that share
 * anything.
 * @returns JSON text of at most 5 jobs
 * @throws AppError NOT_FOUND
 */
export async function readSimilarJobsJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  if (!isId(id)) throw notFound('Job');
  const found = {
    name: 'found',
    terms: similarTerms,
    condition: 'p.id <> $2::uuid',
    low: '0',
    below: null,
    count: String(maxCountedJobs),
    isBounded: true,
    isFound: true,
  };
  const query = statement(
    `jobs_similar_${fieldCase}`,
    () => `
      ${withSources([found])}
      select case when ${jobReadable('$2::uuid')} then coalesce(json_agg(${jsonObject(jobProjection('job', fieldCase), fieldCase)} order by job.points desc, job.number desc), '[]') end::text
      from (
        select j.*, 3 * (select count(*) from unnest(j.skills) skill where lower(btrim(skill)) in (select lower(btrim(own)) from unnest(subject.skills) own))
          + (j.type = subject.type)::int + ${sharesPlace('j', 'subject')}::int as points
        from job j join job subject on subject.id = $2::uuid where j.number = any(${numbersOf('found')})
        order by points desc, j.number desc limit ${jobLimits.similar}) job ${jobJoins('job')}`,
  );
  const json = await ctx.app.reader.value(query, [viewer, id]);
  if (json === null) throw notFound('Job');
  return json;
}

/** Reads similar jobs for GraphQL. @throws AppError NOT_FOUND */
export const readSimilarJobs = async (ctx: Context, id: string): Promise<Job[]> =>
  JSON.parse(await readSimilarJobsJson(ctx, id, 'camel'));

/**
 * Reads the open jobs of a team, newest first.
 * @returns JSON text of at most 20 jobs
 * @throws AppError NOT_FOUND, also when the team is hidden from the viewer
 */
export async function readTeamJobsJson(ctx: Context, teamId: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `jobs_of_team_${fieldCase}`,
    () => `
      select case when ${teamReadable('$2::uuid')} then coalesce(json_agg(${jsonObject(jobProjection('job', fieldCase), fieldCase)} order by job.number desc), '[]') end::text
      from (select j.* from job j where j.team_id = $2::uuid and ${jobListed('j')} order by j.number desc limit ${jobLimits.ofTeam}) job
      ${jobJoins('job')}`,
  );
  const json = isId(teamId) ? await ctx.app.reader.value(query, [viewer, teamId]) : null;
  if (json === null) throw notFound('Team');
  return json;
}

/** Reads the open jobs of a team for GraphQL. @throws AppError NOT_FOUND */
export const readTeamJobs = async (ctx: Context, teamId: string): Promise<Job[]> =>
  JSON.parse(await readTeamJobsJson(ctx, teamId, 'camel'));
