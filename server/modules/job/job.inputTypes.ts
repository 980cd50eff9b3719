import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { JobSeniority, JobType, NewJobStatus, SalaryPeriod } from './job.enums';

@InputType()
abstract class JobInputFields {
  @Field(() => String, { nullable: true, description: 'The location; required to publish a job that is not remote.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Markdown with headings, lists and links; required to publish.' })
  description?: string | null;

  @Field(() => JobSeniority, { nullable: true, description: 'Seniority.' })
  seniority?: JobSeniority | null;

  @Field(() => Boolean, { nullable: true, description: 'The work can be done remotely; default false.' })
  remote?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'First time zone that works, in hours from UTC, -12 to 14.' })
  timeZoneFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'Last time zone that works, in hours from UTC.' })
  timeZoneTo?: number | null;

  @Field(() => [String], { nullable: true, description: 'Required skills, at most 20.' })
  skills?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Lowest pay of a period, a whole number.' })
  salaryMin?: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest pay of a period, a whole number.' })
  salaryMax?: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code; required with pay.' })
  salaryCurrency?: string | null;

  @Field(() => SalaryPeriod, { nullable: true, description: 'Period that the pay is for; required with pay.' })
  salaryPeriod?: SalaryPeriod | null;

  @Field(() => Float, { nullable: true, description: 'Lowest equity in percent, with at most two decimals.' })
  equityMin?: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest equity in percent, with at most two decimals.' })
  equityMax?: number | null;

  @Field(() => String, { nullable: true, description: 'http or https URL of an application form elsewhere.' })
  applyUrl?: string | null;

  @Field(() => ID, { nullable: true, description: 'Team that the job belongs to. You must be a member.' })
  teamId?: string | null;
}

@InputType({ description: 'A new job.' })
export class CreateJobInput extends JobInputFields {
  @Field(() => String, { description: 'At most 255 characters.' })
  title!: string;

  @Field(() => String, { description: 'The company.' })
  company!: string;

  @Field(() => JobType, { description: 'Kind of work.' })
  type!: JobType;

  @Field(() => NewJobStatus, { nullable: true, description: 'PUBLISHED, the default, or DRAFT.' })
  status?: NewJobStatus | null;
}

@InputType({ description: 'Changes of a job. Omitted fields stay; null clears a field that a job may lack.' })
export class UpdateJobInput extends JobInputFields {
  @Field(() => String, { nullable: true, description: 'At most 255 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The company.' })
  company?: string | null;

  @Field(() => JobType, { nullable: true, description: 'Kind of work.' })
  type?: JobType | null;
}
