import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { jobLimits } from '../../../shared/contracts/job';
import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import { nullIfNotFound } from '../../core/errors';
import { formatCount } from '../../core/formatCount';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { JobFacets, JobFilterInput } from './filter.type';
import { JobSort } from './job.enums';
import { readJobFacets } from './job.facets';
import { CreateJobInput, UpdateJobInput } from './job.inputTypes';
import { jobLists, readJob, readSimilarJobs, readTeamJobs } from './job.reads';
import {
  closeJob,
  createJob,
  deleteJob,
  publishJob,
  renewJob,
  reportJob,
  setJobBookmark,
  updateJob,
  visitJob,
} from './job.service';
import { Job, JobConnection } from './job.type';

const idArg = { description: 'The job’s id.' };
const queryArg = {
  nullable: true,
  description: `Words, "quoted phrases", -exclusions and from:username; at most ${searchLimits.query} characters.`,
} as const;
const filterArg = { nullable: true, description: 'Filters.' } as const;

@Resolver(() => Job)
export class JobResolver {
  @Query(() => JobConnection, { description: 'Open jobs that match words and filters; all without either.' })
  jobs(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('query', () => String, queryArg) query?: string,
    @Arg('filter', () => JobFilterInput, filterArg) filter?: JobFilterInput,
    @Arg('sort', () => JobSort, { nullable: true, description: 'Default NEWEST.' }) sort?: JobSort,
  ): Promise<Connection<Job>> {
    return readList(ctx, jobLists.jobs, { ...page, query, filter, sort });
  }

  @Query(() => JobFacets, { description: 'Filters of jobs, with the number of matching jobs for each value.' })
  jobFacets(
    @Ctx() ctx: Context,
    @Arg('query', () => String, queryArg) query?: string,
    @Arg('filter', () => JobFilterInput, filterArg) filter?: JobFilterInput,
  ): Promise<JobFacets> {
    return readJobFacets(ctx, { query, filter });
  }

  @Query(() => JobConnection, { description: 'Open jobs that match the search box, newest first.' })
  searchJobs(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'The search. A blank query matches nothing.' }) query: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Job>> {
    return readList(ctx, jobLists.searchJobs, { ...page, query });
  }

  @Query(() => JobConnection, { description: 'Your own jobs in every state, latest first.' })
  ownJobs(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<Job>> {
    return readList(ctx, jobLists.ownJobs, page);
  }

  @Query(() => JobConnection, { description: 'Jobs in your bookmarks, latest first.' })
  bookmarkedJobs(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<Job>> {
    return readList(ctx, jobLists.bookmarkedJobs, page);
  }

  @Query(() => Job, { nullable: true, description: 'One job. NOT_FOUND also when it is hidden from you.' })
  job(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Job> {
    return readJob(ctx, id);
  }

  @Query(() => [Job], {
    description: `Open jobs that share skills or words of the title with a job; at most ${jobLimits.similar}.`,
  })
  similarJobs(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Job[]> {
    return readSimilarJobs(ctx, id);
  }

  @Query(() => [Job], { description: `Open jobs of a team, newest first; at most ${jobLimits.ofTeam}.` })
  teamJobs(
    @Ctx() ctx: Context,
    @Arg('teamId', () => ID, { description: 'The team’s id.' }) teamId: string,
  ): Promise<Job[]> {
    return readTeamJobs(ctx, teamId);
  }

  @Mutation(() => Job, { description: 'Creates a job, published unless it is a draft.' })
  async createJob(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateJobInput, { description: 'The new job.' }) input: CreateJobInput,
  ): Promise<Job> {
    return readJob(ctx, await createJob(ctx, input));
  }

  @Mutation(() => Job, { description: 'Updates your own job.' })
  async updateJob(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => UpdateJobInput, { description: 'The changes.' }) input: UpdateJobInput,
  ): Promise<Job> {
    await updateJob(ctx, id, input);
    return readJob(ctx, id);
  }

  @Mutation(() => Job, { description: 'Publishes your draft, or opens your closed job again. Safe to repeat.' })
  async publishJob(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Job> {
    await publishJob(ctx, id);
    return readJob(ctx, id);
  }

  @Mutation(() => Job, { description: 'Closes your published job. Safe to repeat.' })
  async closeJob(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Job> {
    await closeJob(ctx, id);
    return readJob(ctx, id);
  }

  @Mutation(() => Job, {
    description: `Keeps your published or expired job open for ${jobLimits.openDays} days from now.`,
  })
  async renewJob(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Job> {
    await renewJob(ctx, id);
    return readJob(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own job with its applications.' })
  async deleteJob(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await deleteJob(ctx, id);
    return { id };
  }

  @Mutation(() => Job, {
    nullable: true,
    description:
      'Sets whether a job is in your bookmarks. Safe to repeat. Null after you removed your bookmark of a job that is hidden from you.',
  })
  async setJobBookmark(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('bookmarked', () => Boolean, { description: 'The requested state.' }) bookmarked: boolean,
  ): Promise<Job | null> {
    await setJobBookmark(ctx, id, bookmarked);
    return bookmarked ? readJob(ctx, id) : nullIfNotFound(readJob(ctx, id));
  }

  @Mutation(() => String, {
    description: 'Counts your visit of a job’s link, once a day, and returns the URL to open.',
  })
  visitJob(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<string> {
    return visitJob(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'Reports a job to the operator.' })
  async reportJob(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('reason', () => String, {
      description: `The reason, up to ${formatCount(jobLimits.reportReason)} characters.`,
    })
    reason: string,
  ): Promise<boolean> {
    await reportJob(ctx, id, { reason });
    return true;
  }
}
