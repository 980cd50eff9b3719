import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { teamLimits } from '../../../shared/contracts/team';
import { SalaryPeriod } from '../job/job.enums';
import { Stage } from '../profile/profile.type';
import { RoleStatus, TeamRemote, TeamStatus } from './team.enums';

const nameText = `At most ${teamLimits.name} characters.`;
const pitchText = 'What it builds.';

@InputType({ description: 'A new team, which is open.' })
export class CreateTeamInput {
  @Field(() => String, { description: nameText })
  name!: string;

  @Field(() => String, { description: pitchText })
  pitch!: string;

  @Field(() => Stage, { description: 'Stage of the startup.' })
  stage!: Stage;

  @Field(() => String, { nullable: true, description: 'The location.' })
  location?: string | null;

  @Field(() => TeamRemote, { nullable: true, description: 'Whether the team works remotely; default YES.' })
  remote?: TeamRemote | null;

  @Field(() => ID, { nullable: true, description: 'Your analysis that it is made from.' })
  analysisId?: string | null;
}

@InputType({ description: 'Changes of a team. Omitted fields stay.' })
export class UpdateTeamInput {
  @Field(() => String, { nullable: true, description: nameText })
  name?: string | null;

  @Field(() => String, { nullable: true, description: pitchText })
  pitch?: string | null;

  @Field(() => Stage, { nullable: true, description: 'Stage of the startup.' })
  stage?: Stage | null;

  @Field(() => String, { nullable: true, description: 'The location; null clears it.' })
  location?: string | null;

  @Field(() => TeamRemote, { nullable: true, description: 'Whether the team works remotely.' })
  remote?: TeamRemote | null;

  @Field(() => TeamStatus, { nullable: true, description: 'Opens, pauses or closes it.' })
  status?: TeamStatus | null;
}

@InputType()
abstract class RoleInputFields {
  @Field(() => String, { nullable: true, description: 'Markdown.' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'Required skills, at most 20.' })
  skills?: string[] | null;

  @Field(() => Int, { nullable: true, description: `Hours of a week, 1 to ${teamLimits.hours}.` })
  hours?: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest equity in percent, with at most two decimals.' })
  equityMin?: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest equity in percent, with at most two decimals.' })
  equityMax?: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest pay of a period, a whole number.' })
  salaryMin?: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest pay of a period, a whole number.' })
  salaryMax?: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code; required with pay.' })
  salaryCurrency?: string | null;

  @Field(() => SalaryPeriod, { nullable: true, description: 'Period that the pay is for; required with pay.' })
  salaryPeriod?: SalaryPeriod | null;

  @Field(() => TeamRemote, { nullable: true, description: 'Whether the work is remote; default YES.' })
  remote?: TeamRemote | null;

  @Field(() => RoleStatus, { nullable: true, description: 'Default OPEN.' })
  status?: RoleStatus | null;
}

@InputType({ description: 'A new role in a team.' })
export class CreateRoleInput extends RoleInputFields {
  @Field(() => String, { description: `At most ${teamLimits.roleTitle} characters.` })
  title!: string;
}

@InputType({ description: 'Changes of a role. Omitted fields stay; null clears a field that a role may lack.' })
export class UpdateRoleInput extends RoleInputFields {
  @Field(() => String, { nullable: true, description: `At most ${teamLimits.roleTitle} characters.` })
  title?: string | null;
}
