import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { maxRankedPeople, searchLimits } from '../../../shared/contracts/search';
import { connectionOf } from '../../graphql/types/node';
import { Need, Profile, Stage } from '../profile/profile.type';

@ObjectType({ simpleResolvers: true, description: 'A hashtag.' })
export class Hashtag {
  @Field(() => String, { description: 'Lower case, without #.' })
  name!: string;

  @Field(() => Int, {
    description: 'Number of posts with it that you may see. From 100 on, the number of public posts.',
  })
  postCount!: number;
}

const valuesLimit = `at most ${searchLimits.facetValues}`;

@InputType({ description: 'Filters of a search for people. They match with one value of each list that has any.' })
export class PeopleFilterInput {
  @Field(() => [String], { nullable: true, description: `Skills, ${valuesLimit}; case does not matter.` })
  skills?: string[];

  @Field(() => [String], {
    nullable: true,
    description: `Locations, ${valuesLimit}: parts of a location between commas, such as its city; case does not matter.`,
  })
  locations?: string[];

  @Field(() => [Stage], { nullable: true, description: `Stages, ${valuesLimit}.` })
  stages?: Stage[];

  @Field(() => [Need], { nullable: true, description: `What they are looking for, ${valuesLimit}.` })
  lookingFor?: Need[];
}

@ObjectType({ simpleResolvers: true, description: 'A person who matches a search, with what matched.' })
export class PersonMatch {
  @Field(() => ID, { description: 'The person’s id.' })
  id!: string;

  @Field(() => Profile, { description: 'The person.' })
  person!: Profile;

  @Field(() => [String], { description: 'Skills that match.' })
  matchedSkills!: string[];

  @Field(() => String, { nullable: true, description: 'Location, when it matches.' })
  matchedLocation!: string | null;

  @Field(() => Stage, { nullable: true, description: 'Stage, when it matches.' })
  matchedStage!: Stage | null;

  @Field(() => [Need], { description: 'What the person is looking for that matches.' })
  matchedNeeds!: Need[];

  @Field(() => String, {
    nullable: true,
    description:
      'Excerpt of the bio, or of the note about what the person is looking for, when it has a searched word.',
  })
  excerpt!: string | null;
}

const matches = connectionOf(PersonMatch, 'PersonMatch');
/** A page of people who match a search. */
export const PersonMatchConnection = matches.ItemConnection;

@ObjectType({ simpleResolvers: true, description: 'A value of a facet.' })
export class PeopleFacetValue {
  @Field(() => String, { description: 'The value, in its most frequent spelling.' })
  value!: string;

  @Field(() => Int, { description: 'Number of matching people who have it.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The most frequent values of a facet, and the chosen ones, among people who match the other filters.',
})
export class PeopleFacet {
  @Field(() => Boolean, {
    description: `Whether all matching people were counted. Otherwise ${maxRankedPeople} or more match, and counts are lower bounds.`,
  })
  isComplete!: boolean;

  @Field(() => [PeopleFacetValue], { description: 'Values, the most frequent first.' })
  values!: PeopleFacetValue[];
}

@ObjectType({ simpleResolvers: true, description: 'How many people match a search, and the filters that narrow it.' })
export class PeopleFacets {
  @Field(() => Int, { description: 'Number of matching people.' })
  total!: number;

  @Field(() => Boolean, { description: `Whether the total is exact. Otherwise ${maxRankedPeople} or more match.` })
  isComplete!: boolean;

  @Field(() => PeopleFacet, { description: 'Skills.' })
  skills!: PeopleFacet;

  @Field(() => PeopleFacet, { description: 'Locations: the parts between commas.' })
  locations!: PeopleFacet;

  @Field(() => PeopleFacet, { description: 'Stages.' })
  stages!: PeopleFacet;

  @Field(() => PeopleFacet, { description: 'What people are looking for.' })
  lookingFor!: PeopleFacet;
}
