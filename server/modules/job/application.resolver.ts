import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { jobLimits } from '../../../shared/contracts/job';
import type { Context } from '../../context';
import { formatCount } from '../../core/formatCount';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { applicationLists, countApplications, readApplication } from './application.reads';
import { applyForJob, markApplicationsSeen, updateApplication, withdrawApplication } from './application.service';
import { JobApplication, JobApplicationConnection, JobApplicationCount } from './application.type';
import { JobApplicationStatus } from './job.enums';

const idArg = { description: 'The application’s id.' };
const jobArg = { description: 'The job’s id.' };

@Resolver(() => JobApplication)
export class ApplicationResolver {
  @Query(() => JobApplicationConnection, { description: 'Applications for your own job, latest first.' })
  jobApplications(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('status', () => JobApplicationStatus, { nullable: true, description: 'Only those in this state.' })
    status?: JobApplicationStatus,
  ): Promise<Connection<JobApplication>> {
    return readList(ctx, applicationLists.jobApplications, { ...page, jobId, status });
  }

  @Query(() => [JobApplicationCount], { description: 'Number of applications for your own job in every state.' })
  jobApplicationCounts(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
  ): Promise<JobApplicationCount[]> {
    return countApplications(ctx, jobId);
  }

  @Query(() => JobApplicationConnection, { description: 'Your own applications, latest first.' })
  ownJobApplications(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<JobApplication>> {
    return readList(ctx, applicationLists.ownJobApplications, page);
  }

  @Mutation(() => JobApplication, {
    description:
      'Applies for a job by a message to its poster, with the job attached. Applying again returns the same application.',
  })
  async applyForJob(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
    @Arg('note', () => String, {
      nullable: true,
      description: `Text of the message, up to ${formatCount(jobLimits.note)} characters.`,
    })
    note?: string,
  ): Promise<JobApplication> {
    const { id } = await applyForJob(ctx, jobId, { note });
    return readApplication(ctx, id);
  }

  @Mutation(() => JobApplication, { description: 'Sets the state of an application for your job, or your note on it.' })
  async updateJobApplication(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('status', () => JobApplicationStatus, { nullable: true, description: 'State that the applicant sees.' })
    status?: JobApplicationStatus,
    @Arg('privateNote', () => String, {
      nullable: true,
      description: `A note that only you read, up to ${formatCount(jobLimits.privateNote)} characters.`,
    })
    privateNote?: string,
  ): Promise<JobApplication> {
    await updateApplication(ctx, id, { status, privateNote });
    return readApplication(ctx, id);
  }

  @Mutation(() => [JobApplicationCount], {
    description: 'Marks new applications for your job as seen, because you opened them. Safe to repeat.',
  })
  async markJobApplicationsSeen(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
  ): Promise<JobApplicationCount[]> {
    await markApplicationsSeen(ctx, jobId);
    return countApplications(ctx, jobId);
  }

  @Mutation(() => Deleted, { description: 'Withdraws your own application. You may apply again.' })
  async withdrawJobApplication(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await withdrawApplication(ctx, id);
    return { id };
  }
}
