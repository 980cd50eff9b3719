import { maxCountedJobs } from '../../../shared/contracts/job';
import type { List } from '../../database/list';
import { numbersOf, rankedNumbers, rankedSources, stoppedAt, stoppedRanking } from '../../database/newestMatches';
import { viewerParameter } from '../../visibility/people';
import { searchParameters } from './job.filter';
import { jobVisible } from './job.policy';
import { jobJoins, jobProjection, meetsNeed, sharedSkills, sharesPlace } from './job.projection';
import { searchOf, withNewest } from './job.search';
import type { Job } from './job.type';

const projection: List<Job>['projection'] = (fieldCase) => jobProjection('job', fieldCase);

/** SQL of the time at which the oldest listed job from a number on was published. */
const publishedAt = (number: string): string =>
  `(select first.published_at from job first where first.is_listed and first.number >= ${number} order by first.number limit 1)`;

/** The newest jobs that match a search. @param isFound whether the index finds them */
const newestJobs = (isFound: boolean): List<Job> => ({
  name: isFound ? 'jobs_found' : 'jobs_newest',
  parameters: searchParameters,
  planEachTime: true,
  keys: [{ sql: 'job.number', type: 'int' }],
  direction: 'desc',
  projection,
  search: {
    tables: (after, count, isBounded) =>
      withNewest([{ name: 'steps', ...searchOf(), isFound, below: after ? after[0]! : null, count, isBounded }]),
    stoppedAt: (count) => stoppedAt('steps', count),
    timeAt: publishedAt,
    isContinued: true,
  },
  rows: (_after, limit) => `(
    select j.* from job j where number = any(${numbersOf('steps')}) order by number desc ${limit}) job ${jobJoins('job')}`,
});

/** SQL tsquery: jobs that have something in common with the viewer's profile. */
const fitTerms = `(
  select any_token(array(select ' skill ' || btrim(skill) from unnest(me.skills) skill where btrim(skill) <> ''
      union select ' place ' || part from unnest(location_parts(me.location)) part
      union select ' type cofounder' where 'CO_FOUNDER' = any(me.looking_for)))
  from profile me where me.id = ${viewerParameter})`;

/** Points of a job for a person. Thirty days of age cost as much as a third of a skill. */
const score = (job: string, person: string) => `(round((
  3 * least(cardinality(${sharedSkills(job, person)}), 5) + 2 * ${sharesPlace(job, person)}::int + 2 * ${meetsNeed(job, person)}::int
  + extract(epoch from ${job}.published_at) / ${30 * 86_400})::numeric, 4))::float8`;

/**
 * Jobs that match a search, by what they have in common with the viewer's profile. Ranks the newest with something in common
 * and, up to a fixed number of jobs, the newest others, so that the cost does not grow with the number of jobs.
 */
const bestFittingJobs = (isFound: boolean): List<Job> => {
  const count = String(maxCountedJobs);
  return {
    name: isFound ? 'jobs_fit_found' : 'jobs_fit',
    parameters: searchParameters,
    planEachTime: true,
    keys: [
      { sql: 'job.score', type: 'float8' },
      { sql: 'job.number', type: 'int' },
    ],
    direction: 'desc',
    projection,
    search: {
      tables: (_after, _count, isBounded) =>
        withNewest(rankedSources({ ...searchOf(), isFound, isBounded }, fitTerms, count)),
      stoppedAt: () => stoppedRanking(count),
      timeAt: publishedAt,
      isContinued: false,
    },
    rows: (after, limit) => `(
      select * from (
        select j.*, ${score('j', 'me')} as score from job j join profile me on me.id = ${viewerParameter}
        where j.number = any(${rankedNumbers})) scored
      ${after ? `where (score, number) < (${after.join(', ')})` : ''} order by score desc, number desc ${limit}) job ${jobJoins('job')}`,
  };
};

/** Lists of jobs by their order, with and without terms that the index finds. */
export const searchedJobs = {
  NEWEST: { found: newestJobs(true), all: newestJobs(false) },
  BEST_FIT: { found: bestFittingJobs(true), all: bestFittingJobs(false) },
};

/** The viewer's own jobs in every state, latest first. */
export const ownJobs: List<Job> = {
  name: 'jobs_own',
  parameters: 1,
  keys: [{ sql: 'job.id', type: 'uuid' }],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select * from job j where j.owner_id = ${viewerParameter} ${after ? `and j.id < ${after[0]}` : ''} order by j.id desc ${limit}) job ${jobJoins('job')}`,
};

/** The viewer's bookmarks, latest first. */
export const bookmarkedJobs: List<Job> = {
  name: 'jobs_bookmarked',
  parameters: 1,
  keys: [
    { sql: 'job.marked_at', type: 'timestamptz' },
    { sql: 'job.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select j.*, b.created_at as marked_at from job_bookmark b join job j on j.id = b.job_id
    where b.account_id = ${viewerParameter} and ${jobVisible('j')} ${after ? `and (b.created_at, b.job_id) < (${after.join(', ')})` : ''}
    order by b.created_at desc, b.job_id desc ${limit}) job ${jobJoins('job')}`,
};
