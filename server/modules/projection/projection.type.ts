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
