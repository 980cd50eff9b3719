import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An amount that the founder stated.' })
export class FactAmount {
  @Field(() => Float, { description: 'The amount.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, {
    nullable: true,
    description: 'once, day, week, month, quarter or year; null when not stated.',
  })
  period!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is for; null when not stated.' })
  unit!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A share of customers for each period.' })
export class FactRate {
  @Field(() => Float, { description: '0 to 1.' })
  rate!: number;

  @Field(() => String, { description: 'day, week, month, quarter or year.' })
  period!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Facts of an analysis that a projection, a role or a post takes over. Null: the founder didn’t state it. Fields are added, never renamed or removed.',
})
export class AnalysisFacts {
  @Field(() => String, { nullable: true, description: 'What is offered, in the founder’s words.' })
  solution!: string | null;

  @Field(() => String, { nullable: true, description: 'The group that has the trouble.' })
  segment!: string | null;

  @Field(() => FactAmount, { nullable: true, description: 'Price for each paying customer or order.' })
  price!: FactAmount | null;

  @Field(() => Float, { nullable: true, description: 'Paying customers.' })
  payingCustomers!: number | null;

  @Field(() => FactAmount, { nullable: true, description: 'Cost of one unit or customer.' })
  unitCost!: FactAmount | null;

  @Field(() => FactAmount, { nullable: true, description: 'Cost of winning a customer.' })
  acquisitionCost!: FactAmount | null;

  @Field(() => FactRate, { nullable: true, description: 'Customers lost for each period.' })
  churn!: FactRate | null;

  @Field(() => FactAmount, { nullable: true, description: 'Fixed costs.' })
  fixedCosts!: FactAmount | null;

  @Field(() => FactAmount, { nullable: true, description: 'Cash at hand.' })
  cash!: FactAmount | null;

  @Field(() => Float, { nullable: true, description: 'People who work on it, the founder included.' })
  people!: number | null;

  @Field(() => [String], { description: 'Roles that are missing.' })
  missingRoles!: string[];

  @Field(() => String, { nullable: true, description: 'The question with the most points at stake.' })
  questionToAsk!: string | null;
}
