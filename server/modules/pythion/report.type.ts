import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DealBreakerState, SentenceOrigin, SentenceSource } from './pythion.enums';

const quote = 'The founder’s words that it rests on.';
const start = 'Where they start in `text`, in UTF-16 code units.';
const end = 'Where they end in `text`.';
const claim = 'Key of this claim, for comments and results. Equal in all versions that have the claim.';

@ObjectType({ simpleResolvers: true })
abstract class QuotingFields {
  @Field(() => String, { nullable: true, description: quote })
  quote!: string | null;

  @Field(() => Int, { nullable: true, description: start })
  start!: number | null;

  @Field(() => Int, { nullable: true, description: end })
  end!: number | null;
}

/** Keys, sections and blocks are texts: an engine may add some, and reports of earlier ones stay as they are. */
@ObjectType({ simpleResolvers: true, description: 'A condition that limits the score when it fails.' })
export class AnalysisDealBreaker extends QuotingFields {
  @Field(() => String, { description: claim })
  claim!: string;

  @Field(() => String, { description: 'problem, reach or legal.' })
  key!: string;

  @Field(() => DealBreakerState, { description: 'Its state.' })
  state!: DealBreakerState;

  @Field(() => String, { description: 'Why.' })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A reason for a score.' })
export class AnalysisReason extends QuotingFields {
  @Field(() => String, { description: 'The reason.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One of the six scores.' })
export class AnalysisScore {
  @Field(() => String, { description: claim })
  claim!: string;

  @Field(() => String, { description: 'problem, adoption, revenue, differentiation, feasibility or market.' })
  key!: string;

  @Field(() => Float, { description: '0 to 5, with one decimal.' })
  score!: number;

  @Field(() => Int, { description: 'Percent of the total.' })
  weight!: number;

  @Field(() => [AnalysisReason], { description: 'Why.' })
  reasons!: AnalysisReason[];

  @Field(() => String, { description: 'What would reach the next level.' })
  next!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A sentence of the report.' })
export class AnalysisSentence extends QuotingFields {
  @Field(() => String, { description: claim })
  claim!: string;

  @Field(() => String, { description: 'Section of the report.' })
  section!: string;

  @Field(() => String, { description: 'The sentence.' })
  text!: string;

  @Field(() => SentenceOrigin, { description: 'Where it comes from.' })
  origin!: SentenceOrigin;

  @Field(() => SentenceSource, { description: 'Who wrote it.' })
  source!: SentenceSource;

  @Field(() => String, { nullable: true, description: 'The calculation of a sentence that is calculated.' })
  formula!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Words of the founder.' })
export class AnalysisQuote {
  @Field(() => String, { description: 'The words.' })
  quote!: string;

  @Field(() => Int, { description: start })
  start!: number;

  @Field(() => Int, { description: end })
  end!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A block of the lean canvas.' })
export class AnalysisCanvasBlock {
  @Field(() => String, { description: 'The block.' })
  block!: string;

  @Field(() => [AnalysisQuote], { description: 'The founder’s words in it; none when they said nothing.' })
  entries!: AnalysisQuote[];
}

@ObjectType({ simpleResolvers: true, description: 'A question whose honest answer may raise a score.' })
export class AnalysisQuestion {
  @Field(() => String, { description: 'Id, which an answer names.' })
  id!: string;

  @Field(() => String, { description: 'The score that the answer may raise.' })
  key!: string;

  @Field(() => String, { description: 'The question.' })
  text!: string;

  @Field(() => String, { description: 'Why it is asked.' })
  why!: string;

  @Field(() => Float, { description: 'Points of the total that the answer can add at most.' })
  points!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One of the riskiest assumptions, with its test of one week.' })
export class AnalysisAssumption {
  @Field(() => String, { description: claim })
  claim!: string;

  @Field(() => Int, { description: '1 is the riskiest.' })
  rank!: number;

  @Field(() => String, { description: 'Kind of risk.' })
  risk!: string;

  @Field(() => String, { description: 'The assumption.' })
  text!: string;

  @Field(() => String, { description: 'A test of one week.' })
  test!: string;

  @Field(() => String, { description: 'The result by day 7 that ends the idea in its present form.' })
  killCriterion!: string;

  @Field(() => Float, { description: 'How much depends on it.' })
  severity!: number;

  @Field(() => Float, { description: 'How little is known about it.' })
  doubt!: number;

  @Field(() => Float, { description: 'What the test costs.' })
  cost!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A cap that limits the total.' })
export class AnalysisCap {
  @Field(() => String, { description: 'Key of the cap.' })
  key!: string;

  @Field(() => Int, { description: 'The highest total under it.' })
  limit!: number;

  @Field(() => String, { description: 'Why it applies.' })
  reason!: string;
}
