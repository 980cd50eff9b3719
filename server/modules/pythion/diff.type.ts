import { Field, Float, Int, ObjectType } from 'type-graphql';
import { AnalysisConfidence, AnalysisVerdict, ChangeKind } from './pythion.enums';

@ObjectType({ simpleResolvers: true, description: 'A version that is compared.' })
export class ComparedVersion {
  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => Int, { description: 'Its score.' })
  score!: number;

  @Field(() => AnalysisVerdict, { description: 'Its verdict.' })
  verdict!: AnalysisVerdict;

  @Field(() => AnalysisConfidence, { description: 'Its confidence.' })
  confidence!: AnalysisConfidence;

  @Field(() => String, { description: 'Version of the analyst. Scores of different ones are not comparable.' })
  version!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A run of the text. In order, runs that are not removed are the later text.',
})
export class TextChange {
  @Field(() => ChangeKind, { description: 'What happened to it.' })
  kind!: ChangeKind;

  @Field(() => String, { description: 'The run.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A sentence or assumption that only one of the versions has.' })
export class ClaimChange {
  @Field(() => ChangeKind, { description: 'What happened to it.' })
  kind!: ChangeKind;

  @Field(() => String, { description: 'Its key.' })
  claim!: string;

  @Field(() => String, { description: 'Section of the report.' })
  section!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How one score moved, and why.' })
export class ScoreChange {
  @Field(() => String, { description: 'Key of the score.' })
  key!: string;

  @Field(() => Float, { description: 'The score before.' })
  from!: number;

  @Field(() => Float, { description: 'The score after.' })
  to!: number;

  @Field(() => Float, { description: 'Points of the total that this is worth, caps aside.' })
  points!: number;

  @Field(() => [String], {
    description: 'Reasons that only the later version has, with the words they rest on. Empty when the score stays.',
  })
  gained!: string[];

  @Field(() => [String], { description: 'Reasons that only the earlier version has. Empty when the score stays.' })
  lost!: string[];

  @Field(() => [String], {
    description: 'Reasons of both versions that rest on other words than before. Empty when the score stays.',
  })
  changed!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Caps of both versions.' })
export class CapChange {
  @Field(() => [String], { description: 'Reasons of the caps before.' })
  from!: string[];

  @Field(() => [String], { description: 'Reasons of the caps after.' })
  to!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'What changed between two versions of an analysis.' })
export class AnalysisDiff {
  @Field(() => ComparedVersion, { description: 'The version that is compared with.' })
  from!: ComparedVersion;

  @Field(() => ComparedVersion, { description: 'The version that is compared.' })
  to!: ComparedVersion;

  @Field(() => [TextChange], { description: 'The text with its changes.' })
  text!: TextChange[];

  @Field(() => [ClaimChange], { description: 'Claims that changed.' })
  claims!: ClaimChange[];

  @Field(() => [ScoreChange], { description: 'Every score of the later version.' })
  scores!: ScoreChange[];

  @Field(() => CapChange, { description: 'What holds the total down.' })
  caps!: CapChange;
}
