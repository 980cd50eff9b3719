import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { hourSteps, maxCountedTeams, teamLimits } from '../../../shared/contracts/team';
import { Stage } from '../profile/profile.type';
import { TeamRemote } from './team.enums';

@ObjectType({ simpleResolvers: true, description: 'A value of a facet of teams.' })
export class TeamFacetValue {
  @Field(() => String, { description: 'The value as filters take it, in its most frequent spelling.' })
  value!: string;

  @Field(() => Int, { description: 'Number of matching teams that have it, or that reach it.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The most frequent values of a facet, and the chosen ones, among teams that match the other filters.',
})
export class TeamFacet {
  @Field(() => Boolean, {
    description: `All matching teams were counted. Otherwise counts are the least: at most the newest ${maxCountedTeams} that a bounded search finds are counted.`,
  })
  isComplete!: boolean;

  @Field(() => [TeamFacetValue], { description: 'Values.' })
  values!: TeamFacetValue[];
}

@ObjectType({ simpleResolvers: true, description: 'How many teams match a search, and the filters that narrow it.' })
export class TeamFacets {
  @Field(() => Int, { description: 'Number of matching teams.' })
  total!: number;

  @Field(() => Boolean, { description: 'Whether the total is exact. Otherwise so many match at least.' })
  isComplete!: boolean;

  @Field(() => TeamFacet, { description: 'Stages.' })
  stages!: TeamFacet;

  @Field(() => TeamFacet, { description: 'Places: the parts of locations between commas.' })
  places!: TeamFacet;

  @Field(() => TeamFacet, { description: 'Whether the work of open roles is remote.' })
  remote!: TeamFacet;

  @Field(() => TeamFacet, { description: 'Skills of open roles.' })
  skills!: TeamFacet;

  @Field(() => TeamFacet, {
    description: 'Hours of a week, each value with the teams that have an open role of at most so many.',
  })
  hours!: TeamFacet;

  @Field(() => TeamFacet, { description: 'Equity in percent, each value with the teams whose open roles reach it.' })
  equity!: TeamFacet;
}

const valuesLimit = `at most ${teamLimits.facetValues}`;

@InputType({
  description:
    'Filters of teams. They match with one value of each list that has any; one open role meets those of roles.',
})
export class TeamFilterInput {
  @Field(() => [Stage], { nullable: true, description: `Stages, ${valuesLimit}.` })
  stages?: Stage[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `Places, ${valuesLimit}: parts of a location between commas, such as its city; case does not matter.`,
  })
  places?: string[] | null;

  @Field(() => [TeamRemote], { nullable: true, description: 'Whether the work of the role is remote.' })
  remote?: TeamRemote[] | null;

  @Field(() => [String], { nullable: true, description: `Skills of the role, ${valuesLimit}; case does not matter.` })
  skills?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: `The role takes at most so many hours of a week: ${hourSteps.join(', ')}.`,
  })
  hours?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Least equity in percent, which the role’s highest equity reaches.',
  })
  equityMin?: number | null;
}
