import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { jobLimits } from '../../../shared/contracts/job';
import { formatCount } from '../../core/formatCount';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';
import { TeamCard } from '../team/team.type';
import { JobApplicationStatus, JobSeniority, JobState, JobType, SalaryPeriod } from './job.enums';

@ObjectType({ simpleResolvers: true, description: 'A job beside a post, a message or an application.' })
export class JobCard {
  @Field(() => ID, { description: 'The job’s id.' })
  id!: string;

  @Field(() => String, { description: `The title, at most ${jobLimits.title} characters.` })
  title!: string;

  @Field(() => String, { description: 'The company.' })
  company!: string;

  @Field(() => String, { description: 'The location; may be empty for remote work and in drafts.' })
  location!: string;

  @Field(() => Boolean, { description: 'Whether the work can be done remotely.' })
  remote!: boolean;

  @Field(() => JobType, { description: 'Kind of work.' })
  type!: JobType;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest pay of a period, a whole number. Null with salaryMax: pay not stated.',
  })
  salaryMin!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest pay of a period, a whole number.' })
  salaryMax!: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the pay’s currency.' })
  salaryCurrency!: string | null;

  @Field(() => SalaryPeriod, { nullable: true, description: 'Period that the pay is for.' })
  salaryPeriod!: SalaryPeriod | null;

  @Field(() => Float, { nullable: true, description: 'Lowest equity in percent.' })
  equityMin!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest equity in percent.' })
  equityMax!: number | null;

  @Field(() => JobState, { description: 'Its state.' })
  state!: JobState;
}

@ObjectType({ simpleResolvers: true, description: 'What a job has in common with your profile.' })
export class JobFit {
  @Field(() => [String], { description: 'Skills that the job requires and you have.' })
  sharedSkills!: string[];

  @Field(() => Boolean, { description: 'The job is where you are: a part of both locations is the same.' })
  sharesPlace!: boolean;

  @Field(() => Boolean, { description: 'The job is for a co-founder and you look to be one.' })
  meetsNeed!: boolean;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A job. Its poster sees every state; others see it while it is published, and after they applied.',
})
export class Job extends JobCard implements Node {
  @Field(() => Profile, { description: 'The poster.' })
  owner!: Profile;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the team that it belongs to; null when it is hidden from you.',
  })
  teamId!: string | null;

  @Field(() => TeamCard, {
    nullable: true,
    description: 'The team that it belongs to; null when it is hidden from you.',
  })
  team!: TeamCard | null;

  @Field(() => String, {
    description: `Markdown with headings, lists and links, as it was written; at most ${formatCount(jobLimits.description)} characters.`,
  })
  description!: string;

  @Field(() => JobSeniority, { nullable: true, description: 'Seniority; null when it is not stated.' })
  seniority!: JobSeniority | null;

  @Field(() => Int, { nullable: true, description: 'First time zone that works, in hours from UTC.' })
  timeZoneFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'Last time zone that works, in hours from UTC.' })
  timeZoneTo!: number | null;

  @Field(() => [String], { description: 'Required skills.' })
  skills!: string[];

  @Field(() => String, { nullable: true, description: 'http or https URL of the application form elsewhere.' })
  applyUrl!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was first published.' })
  publishedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: `When it expires: ${jobLimits.openDays} days after it was published or renewed.`,
  })
  expiresAt!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;

  @Field(() => Int, { nullable: true, description: 'Visits of applyUrl, one per person and day. Your own jobs only.' })
  visitCount!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of applications. Your own jobs only.' })
  applicationCount!: number | null;

  @Field(() => JobFit, { description: 'What it has in common with your profile.' })
  fit!: JobFit;

  @Field(() => Boolean, { description: 'It is in your bookmarks.' })
  viewerHasBookmarked!: boolean;

  @Field(() => Boolean, { description: 'You may edit it and read its applications.' })
  viewerCanEdit!: boolean;

  @Field(() => Boolean, { description: 'You may apply: it is open, not your own, and you have not applied.' })
  viewerCanApply!: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of your application; null when you have not applied.' })
  viewerApplicationId!: string | null;

  @Field(() => JobApplicationStatus, { nullable: true, description: 'State of your application.' })
  viewerApplicationStatus!: JobApplicationStatus | null;
}

export const { ItemConnection: JobConnection } = connectionOf(Job, 'Job');
