import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { Application } from '../application/application.type';
import { RoleApplicationStatus } from './team.enums';
import { TeamCard, TeamRoleCard } from './team.type';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An application for a role in a team. Only the applicant and the team’s owner see it.',
})
export class RoleApplication extends Application implements Node {
  @Field(() => TeamCard, { description: 'The team.' })
  team!: TeamCard;

  @Field(() => TeamRoleCard, { description: 'The role.' })
  role!: TeamRoleCard;

  @Field(() => RoleApplicationStatus, { description: 'Its state.' })
  status!: RoleApplicationStatus;

  @Field(() => String, { description: 'What the owner answered; may be empty.' })
  reply!: string;

  @Field(() => String, { nullable: true, description: 'The owner’s own note; null for the applicant.' })
  privateNote!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Number of applications for a role by their state.' })
export class RoleApplicationCount {
  @Field(() => RoleApplicationStatus, { description: 'The state.' })
  status!: RoleApplicationStatus;

  @Field(() => Int, { description: 'Number of applications in it.' })
  count!: number;
}

export const { ItemConnection: RoleApplicationConnection } = connectionOf(RoleApplication, 'RoleApplication');
