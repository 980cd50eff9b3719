import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';
import { JobApplicationStatus } from './job.enums';
import { JobCard } from './job.type';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An application for a job. Only the applicant and the poster see it.',
})
export class JobApplication extends Node {
  @Field(() => JobCard, { description: 'The job.' })
  job!: JobCard;

  @Field(() => Profile, { description: 'The applicant.' })
  applicant!: Profile;

  @Field(() => String, { description: 'What the applicant wrote; may be empty.' })
  note!: string;

  @Field(() => JobApplicationStatus, { description: 'Its state.' })
  status!: JobApplicationStatus;

  @Field(() => String, { nullable: true, description: 'The poster’s own note; null for the applicant.' })
  privateNote!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the conversation between the two.' })
  conversationId!: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its state last changed.' })
  updatedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Number of applications for a job by their state.' })
export class JobApplicationCount {
  @Field(() => JobApplicationStatus, { description: 'The state.' })
  status!: JobApplicationStatus;

  @Field(() => Int, { description: 'Number of applications in it.' })
  count!: number;
}

export const { ItemConnection: JobApplicationConnection } = connectionOf(JobApplication, 'JobApplication');
