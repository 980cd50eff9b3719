import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { applicationLimits } from '../../../shared/contracts/application';
import type { Context } from '../../context';
import { formatCount } from '../../core/formatCount';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { countApplications, readApplication, type ApplicationCount } from '../application/application.reads';
import {
  apply,
  markApplicationsSeen,
  updateApplication,
  withdrawApplication,
} from '../application/application.service';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { JobApplicationStatus } from './job.enums';
import { jobApplications as kind } from './jobApplication.kind';
import { jobApplicationLists } from './jobApplication.lists';
import { JobApplication, JobApplicationConnection, JobApplicationCount } from './jobApplication.type';

const idArg = { description: 'The application’s id.' };
const jobArg = { description: 'The job’s id.' };

@Resolver(() => JobApplication)
export class JobApplicationResolver {
  @Query(() => JobApplicationConnection, { description: 'Applications for your own job, latest first.' })
  jobApplications(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('status', () => JobApplicationStatus, { nullable: true, description: 'Only those in this state.' })
    status?: JobApplicationStatus,
  ): Promise<Connection<JobApplication>> {
    return readList(ctx, jobApplicationLists.jobApplications, { ...page, jobId, status });
  }

  @Query(() => [JobApplicationCount], { description: 'Number of applications for your own job in every state.' })
  jobApplicationCounts(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
  ): Promise<ApplicationCount[]> {
    return countApplications(ctx, kind, jobId);
  }

  @Query(() => JobApplicationConnection, { description: 'Your own applications, latest first.' })
  ownJobApplications(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<JobApplication>> {
    return readList(ctx, jobApplicationLists.ownJobApplications, page);
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
      description: `Text of the message, up to ${formatCount(applicationLimits.note)} characters.`,
    })
    note?: string,
  ): Promise<JobApplication> {
    const { id } = await apply(ctx, kind, jobId, { note });
    return readApplication(ctx, kind, id);
  }

  @Mutation(() => JobApplication, { description: 'Sets the state of an application for your job, or your note on it.' })
  async updateJobApplication(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('status', () => JobApplicationStatus, { nullable: true, description: 'State that the applicant sees.' })
    status?: JobApplicationStatus,
    @Arg('privateNote', () => String, {
      nullable: true,
      description: `A note that only you read, up to ${formatCount(applicationLimits.privateNote)} characters.`,
    })
    privateNote?: string,
  ): Promise<JobApplication> {
    await updateApplication(ctx, id, { status, privateNote }, [kind]);
    return readApplication(ctx, kind, id);
  }

  @Mutation(() => [JobApplicationCount], {
    description: 'Marks new applications for your job as seen, because you opened them. Safe to repeat.',
  })
  async markJobApplicationsSeen(
    @Ctx() ctx: Context,
    @Arg('jobId', () => ID, jobArg) jobId: string,
  ): Promise<ApplicationCount[]> {
    await markApplicationsSeen(ctx, kind, jobId);
    return countApplications(ctx, kind, jobId);
  }

  @Mutation(() => Deleted, { description: 'Withdraws your own application. You may apply again.' })
  async withdrawJobApplication(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await withdrawApplication(ctx, id, [kind]);
    return { id };
  }
}
