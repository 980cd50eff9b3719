import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What a clause must state to count.' })
export class RubricSignal {
  @Field(() => String, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'What it is.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A level of a score.' })
export class RubricLevel {
  @Field(() => Int, { description: '1, 3 or 5.' })
  level!: number;

  @Field(() => [String], { description: 'Keys of signals that it needs, all of them.' })
  all!: string[];

  @Field(() => [String], { description: 'Keys of signals, one of which it needs; none when the list is empty.' })
  any!: string[];

  @Field(() => Int, { nullable: true, description: 'Number of the least evidence in `evidence`, if it needs any.' })
  evidence!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'What holds a score down.' })
export class RubricHold {
  @Field(() => Float, { description: 'The highest score then, 0 to 5.' })
  level!: number;

  @Field(() => String, { description: 'When it applies.' })
  when!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How one of the six scores is found.' })
export class RubricScore {
  @Field(() => String, { description: 'Its key in a report.' })
  key!: string;

  @Field(() => Int, { description: 'Percent of the total.' })
  weight!: number;

  @Field(() => String, { description: 'Why it counts. A number in brackets is that of a source.' })
  why!: string;

  @Field(() => [RubricLevel], { description: 'Its levels, the lowest first.' })
  levels!: RubricLevel[];

  @Field(() => String, { description: 'Key of the signal that raises level 1 to 2.' })
  detail!: string;

  @Field(() => RubricHold, { nullable: true, description: 'What holds it down, if the founder says it.' })
  held!: RubricHold | null;
}

@ObjectType({ simpleResolvers: true, description: 'How a deal-breaker is judged.' })
export class RubricDealBreaker {
  @Field(() => String, { description: 'Its key in a report.' })
  key!: string;

  @Field(() => String, { description: 'When it passes.' })
  pass!: string;

  @Field(() => String, { description: 'When it fails. It is unknown otherwise.' })
  fail!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A limit of the total.' })
export class RubricCap {
  @Field(() => String, { description: 'Its key in a report.' })
  key!: string;

  @Field(() => Int, { description: 'The highest total under it.' })
  limit!: number;

  @Field(() => String, { description: 'When it applies.' })
  when!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A source of the method.' })
export class RubricSource {
  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its address.' })
  url!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How often the version was wrong, by readers who judged its reports.',
})
export class RubricReadingError {
  @Field(() => String, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'What was wrong.' })
  what!: string;

  @Field(() => Int, { description: 'How many of them were wrong.' })
  wrong!: number;

  @Field(() => Int, { description: 'How many were judged.' })
  of!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How the built-in analyst scores.' })
export class AnalysisRubric {
  @Field(() => String, { description: 'Its version. A report has the version that it was written with.' })
  version!: string;

  @Field(() => [RubricScore], { description: 'The six scores. Their weights total 100.' })
  scores!: RubricScore[];

  @Field(() => [RubricSignal], { description: 'The signals that levels name.' })
  signals!: RubricSignal[];

  @Field(() => [String], { description: 'Kinds of evidence, the weakest first: the first one is number 0.' })
  evidence!: string[];

  @Field(() => Float, { description: 'What who, how many and when add to a level at most.' })
  maxRefinement!: number;

  @Field(() => Float, { description: 'What the stated signals of the next level add at most.' })
  maxPart!: number;

  @Field(() => Float, { description: 'The score of what is only planned or supposed.' })
  supposedLevel!: number;

  @Field(() => Float, { description: 'The score of a hope that somebody pays, without a price.' })
  hopedLevel!: number;

  @Field(() => Float, { description: 'The score of a market that is called large, without a figure.' })
  vagueSizeLevel!: number;

  @Field(() => [RubricDealBreaker], { description: 'The deal-breakers.' })
  dealBreakers!: RubricDealBreaker[];

  @Field(() => [RubricCap], { description: 'The caps. The lowest one that applies limits the total.' })
  caps!: RubricCap[];

  @Field(() => Int, { description: 'The verdict is go from this total.' })
  goFrom!: number;

  @Field(() => Int, { description: 'The verdict is no_go below this total.' })
  noGoBelow!: number;

  @Field(() => Int, { description: 'Number of the least evidence on which a claim counts for the confidence.' })
  confidenceEvidence!: number;

  @Field(() => Float, { description: 'The confidence is medium from this share of deal-breakers and scores.' })
  mediumFrom!: number;

  @Field(() => Float, { description: 'The confidence is high from this share.' })
  highFrom!: number;

  @Field(() => String, {
    description: 'Version whose reports were read for `readingErrors`: this one, or an earlier one.',
  })
  judgedVersion!: string;

  @Field(() => Int, { description: 'Number of ideas on whose reports `readingErrors` was counted.' })
  judgedIdeas!: number;

  @Field(() => [RubricReadingError], {
    description: 'How often `judgedVersion` was wrong on ideas that it was not built with.',
  })
  readingErrors!: RubricReadingError[];

  @Field(() => [RubricSource], { description: 'The sources.' })
  sources!: RubricSource[];
}
