import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { jobLimits, maxCountedJobs } from '../../../shared/contracts/job';
import { DateTime } from '../../graphql/types/scalars';
import { JobType } from './job.enums';

@ObjectType({ simpleResolvers: true, description: 'A value of a facet of jobs.' })
export class JobFacetValue {
  @Field(() => String, { description: 'The value as filters take it, in its most frequent spelling.' })
  value!: string;

  @Field(() => Int, { description: 'Number of matching jobs that have it, or that reach it.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The most frequent values of a facet, and the chosen ones, among jobs that match the other filters.',
})
export class JobFacet {
  @Field(() => Boolean, {
    description: `All matching jobs were counted. Otherwise counts are the least: at most the newest ${maxCountedJobs} that a bounded search finds are counted.`,
  })
  isComplete!: boolean;

  @Field(() => [JobFacetValue], { description: 'Values.' })
  values!: JobFacetValue[];
}

@ObjectType({ simpleResolvers: true, description: 'How many jobs match a search, and the filters that narrow it.' })
export class JobFacets {
  @Field(() => Int, { description: 'Number of matching jobs.' })
  total!: number;

  @Field(() => Boolean, { description: 'Whether the total is exact. Otherwise so many match at least.' })
  isComplete!: boolean;

  @Field(() => JobFacet, { description: 'Kinds of work.' })
  types!: JobFacet;

  @Field(() => JobFacet, { description: 'Whether the work is remote: true or false.' })
  remote!: JobFacet;

  @Field(() => JobFacet, { description: 'Places: the parts of locations between commas.' })
  places!: JobFacet;

  @Field(() => JobFacet, { description: 'Skills.' })
  skills!: JobFacet;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the facet salaries: the chosen one, else the most frequent one. Null without any pay.',
  })
  salaryCurrency!: string | null;

  @Field(() => JobFacet, { description: 'Pay of a year, each value with the jobs that reach it.' })
  salaries!: JobFacet;

  @Field(() => JobFacet, { description: 'Equity in percent, each value with the jobs that reach it.' })
  equity!: JobFacet;

  @Field(() => JobFacet, { description: 'Days since the publication, each value with the jobs of these days.' })
  postedWithinDays!: JobFacet;
}

const valuesLimit = `at most ${jobLimits.facetValues}`;

@InputType({ description: 'Filters of jobs. They match with one value of each list that has any.' })
export class JobFilterInput {
  @Field(() => [JobType], { nullable: true, description: `Kinds of work, ${valuesLimit}.` })
  types?: JobType[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only remote jobs, or only others.' })
  remote?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `Places, ${valuesLimit}: parts of a location between commas, such as its city; case does not matter.`,
  })
  places?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Skills, ${valuesLimit}; case does not matter.` })
  skills?: string[] | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Least pay of a year, which the highest pay reaches. Jobs without stated pay never match.',
  })
  salaryMin?: number | null;

  @Field(() => String, { nullable: true, description: 'Currency of salaryMin, as ISO 4217 code; default USD.' })
  salaryCurrency?: string | null;

  @Field(() => Float, { nullable: true, description: 'Least equity in percent, which the highest equity reaches.' })
  equityMin?: number | null;

  @Field(() => Int, { nullable: true, description: 'Published within so many days, 1 to 365.' })
  postedWithinDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'A time zone that works, in hours from UTC. Remote jobs without time zones match.',
  })
  timeZone?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Filters of a saved search. Empty lists and null do not filter.' })
export class SavedJobFilterValues {
  @Field(() => [JobType], { description: 'Kinds of work.' })
  types!: JobType[];

  @Field(() => Boolean, { nullable: true, description: 'Only remote jobs, or only others.' })
  remote!: boolean | null;

  @Field(() => [String], { description: 'Places.' })
  places!: string[];

  @Field(() => [String], { description: 'Skills.' })
  skills!: string[];

  @Field(() => Float, { nullable: true, description: 'Least pay of a year.' })
  salaryMin!: number | null;

  @Field(() => String, { nullable: true, description: 'Currency of salaryMin; null is USD.' })
  salaryCurrency!: string | null;

  @Field(() => Float, { nullable: true, description: 'Least equity in percent.' })
  equityMin!: number | null;

  @Field(() => Int, { nullable: true, description: 'Published within so many days.' })
  postedWithinDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'A time zone that works, in hours from UTC.' })
  timeZone!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A saved search for jobs. New matches are notified daily.' })
export class SavedJobFilter {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Words of the search; may be empty.' })
  query!: string;

  @Field(() => SavedJobFilterValues, { description: 'Its filters.' })
  filter!: SavedJobFilterValues;

  @Field(() => DateTime, { description: 'When it was saved.' })
  createdAt!: string;
}
