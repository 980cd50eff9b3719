import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { roleKeys } from '../../../shared/matching/scoreRole';
import { teamLimits } from '../../../shared/contracts/team';
import { formatCount } from '../../core/formatCount';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { SalaryPeriod } from '../job/job.enums';
import { Profile, Stage } from '../profile/profile.type';
import { RoleApplicationStatus, RoleStatus, TeamMemberStatus, TeamRemote, TeamStatus } from './team.enums';

@ObjectType({ simpleResolvers: true, description: 'A team beside a job or an application.' })
export class TeamCard {
  @Field(() => ID, { description: 'The team’s id.' })
  id!: string;

  @Field(() => String, { description: `The name, at most ${teamLimits.name} characters.` })
  name!: string;

  @Field(() => TeamStatus, { description: 'Its state.' })
  status!: TeamStatus;
}

@ObjectType({ simpleResolvers: true, description: 'A role in a team, beside an application.' })
export class TeamRoleCard {
  @Field(() => ID, { description: 'The role’s id.' })
  id!: string;

  @Field(() => String, { description: `The title, at most ${teamLimits.roleTitle} characters.` })
  title!: string;

  @Field(() => RoleStatus, { description: 'Its state.' })
  status!: RoleStatus;
}

@ObjectType({ simpleResolvers: true, description: 'A role in a team.' })
export class TeamRole extends TeamRoleCard {
  @Field(() => String, {
    description: `Markdown as it was written, at most ${formatCount(teamLimits.roleDescription)} characters; may be empty.`,
  })
  description!: string;

  @Field(() => [String], { description: 'Required skills.' })
  skills!: string[];

  @Field(() => Int, { nullable: true, description: 'Hours of a week; null when they are not stated.' })
  hours!: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest equity in percent.' })
  equityMin!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest equity in percent.' })
  equityMax!: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest pay of a period. Null with salaryMax: pay not stated.' })
  salaryMin!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest pay of a period.' })
  salaryMax!: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the pay’s currency.' })
  salaryCurrency!: string | null;

  @Field(() => SalaryPeriod, { nullable: true, description: 'Period that the pay is for.' })
  salaryPeriod!: SalaryPeriod | null;

  @Field(() => TeamRemote, { description: 'Whether the work is remote.' })
  remote!: TeamRemote;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => Int, { nullable: true, description: 'Number of applications. Your own teams only.' })
  applicationCount!: number | null;

  @Field(() => Boolean, {
    description: 'You may apply: team and role are open, and you are neither in the team nor an applicant.',
  })
  viewerCanApply!: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of your application; null when you have not applied.' })
  viewerApplicationId!: string | null;

  @Field(() => RoleApplicationStatus, { nullable: true, description: 'State of your application.' })
  viewerApplicationStatus!: RoleApplicationStatus | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the score of a role.' })
export class TeamFitPart {
  @Field(() => String, { description: `What is compared: ${roleKeys.join(', ')}.` })
  key!: string;

  @Field(() => Int, { description: 'Points. The parts add up to the score.' })
  points!: number;

  @Field(() => Int, { description: 'Most points of the part.' })
  of!: number;

  @Field(() => String, { description: 'Why, in a plain sentence.' })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How well a role fits you, by your profile and co-founder profile.' })
export class TeamFit {
  @Field(() => ID, { description: 'The role’s id.' })
  roleId!: string;

  @Field(() => Int, { description: 'How well it fits, 0 to 100.' })
  score!: number;

  @Field(() => [String], { description: 'What fits, in plain sentences.' })
  reasons!: string[];

  @Field(() => [TeamFitPart], { description: 'How the score is made up. What your profile lacks counts neither way.' })
  breakdown!: TeamFitPart[];
}

@ObjectType({ simpleResolvers: true, description: 'A person on a team.' })
export class TeamMember {
  @Field(() => Profile, { description: 'The person.' })
  person!: Profile;

  @Field(() => String, { description: 'What the person does; may be empty.' })
  title!: string;

  @Field(() => TeamMemberStatus, { description: 'INVITED only in your own teams.' })
  status!: TeamMemberStatus;

  @Field(() => DateTime, { description: 'When the person was invited or joined.' })
  createdAt!: string;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'A team that looks for people. Others see it while it is open; members, invited people and applicants always.',
})
export class Team extends TeamCard implements Node {
  @Field(() => Profile, { description: 'The owner, who is its first member.' })
  owner!: Profile;

  @Field(() => String, { description: `What it builds, at most ${formatCount(teamLimits.pitch)} characters.` })
  pitch!: string;

  @Field(() => Stage, { description: 'Stage of the startup.' })
  stage!: Stage;

  @Field(() => String, { description: 'The location; may be empty.' })
  location!: string;

  @Field(() => TeamRemote, { description: 'Whether the team works remotely.' })
  remote!: TeamRemote;

  @Field(() => ID, { nullable: true, description: 'Id of the analysis it was made from. Your own teams only.' })
  analysisId!: string | null;

  @Field(() => [TeamMember], { description: 'Members, the owner first. Its owner also sees invited people.' })
  members!: TeamMember[];

  @Field(() => [TeamRole], { description: 'Open roles, the oldest first. Members see every role; applicants theirs.' })
  roles!: TeamRole[];

  @Field(() => TeamFit, {
    nullable: true,
    description: 'The open role that fits you best; only in lists that are sorted by BEST_FIT.',
  })
  fit!: TeamFit | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its own fields were last changed.' })
  updatedAt!: string;

  @Field(() => Boolean, { description: 'You may edit it, invite people and read applications.' })
  viewerCanEdit!: boolean;

  @Field(() => TeamMemberStatus, { nullable: true, description: 'State of your membership; null for none.' })
  viewerMembership!: TeamMemberStatus | null;
}

@ObjectType({ simpleResolvers: true, description: 'A role that an analysis lacks, as a draft.' })
export class RoleProposal {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'A description in the founder’s words.' })
  description!: string;

  @Field(() => [String], { description: 'Skills.' })
  skills!: string[];

  @Field(() => String, { description: 'Why it is proposed.' })
  why!: string;
}

export const { ItemConnection: TeamConnection } = connectionOf(Team, 'Team');
