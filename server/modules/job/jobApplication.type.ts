import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { Application } from '../application/application.type';
import { JobApplicationStatus } from './job.enums';
import { JobCard } from './job.type';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An application for a job. Only the applicant and the poster see it.',
})
export class JobApplication extends Application implements Node {
  @Field(() => JobCard, { description: 'The job.' })
  job!: JobCard;

  @Field(() => JobApplicationStatus, { description: 'Its state.' })
  status!: JobApplicationStatus;

  @Field(() => String, { nullable: true, description: 'The poster’s own note; null for the applicant.' })
  privateNote!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Number of applications for a job by their state.' })
export class JobApplicationCount {
  @Field(() => JobApplicationStatus, { description: 'The state.' })
  status!: JobApplicationStatus;

  @Field(() => Int, { description: 'Number of applications in it.' })
  count!: number;
}

export const { ItemConnection: JobApplicationConnection } = connectionOf(JobApplication, 'JobApplication');
