import { Field, ObjectType } from 'type-graphql';
import { Json } from '../../graphql/types/scalars';

@ObjectType({ description: 'The result of a projection. Amounts are decimal text, months count from 1.' })
export class ComputedProjection {
  @Field(() => Json, { description: 'The model itself: monthly, metrics, summary and capTable.' })
  base!: unknown;

  @Field(() => Json, { description: 'The same for each scenario, by its id.' })
  scenarios!: unknown;

  @Field(() => Json, { description: 'Which input moves the runway most: base and ranking.' })
  sensitivity!: unknown;

  @Field(() => Json, {
    nullable: true,
    description: 'Percentiles of the runs: cash, cashOutMonth and cashOutProbabilityPercent. Null unless requested.',
  })
  monteCarlo?: unknown;
}

@ObjectType({ description: 'Actual figures against the plan. Runways count whole and part months, without rounds.' })
export class ProjectionActuals {
  @Field(() => Json, { description: 'Actual figures by month and line.' })
  months!: unknown;

  @Field(() => Json, { description: 'Per cent that each figure is off the plan; null where that is 0.' })
  deviations!: unknown;

  @Field(() => String, { nullable: true, description: 'The latest month with figures.' })
  latestMonth!: string | null;

  @Field(() => String, { nullable: true, description: 'Runway from the latest actual cash; null beyond month 60.' })
  runwayMonths!: string | null;

  @Field(() => String, { nullable: true, description: 'Runway from the planned cash of that month.' })
  plannedRunwayMonths!: string | null;
}

@ObjectType({ description: 'What a CSV file was understood as.' })
export class ProjectionImport {
  @Field(() => String, { description: 'inputs or actuals.' })
  kind!: string;

  @Field(() => Json, { nullable: true, description: 'Inputs that were understood.' })
  inputs!: unknown;

  @Field(() => Json, { nullable: true, description: 'Actual figures by month.' })
  months!: unknown;

  @Field(() => Json, { description: 'Values that were understood: row, path and value of each.' })
  understood!: unknown;

  @Field(() => Json, { description: 'What was left out: row, text and reason of each.' })
  ignored!: unknown;

  @Field(() => Json, { description: 'What is wrong with the inputs: path, code and message of each.' })
  issues!: unknown;
}
