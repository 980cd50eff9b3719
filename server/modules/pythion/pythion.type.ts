import { Field, ID, Int, ObjectType } from 'type-graphql';
import { analysisLimits } from '../../../shared/contracts/analysis';
import { formatCount } from '../../core/formatCount';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';
import { AnalysisEnrichment } from './enrichment.type';
import { AnalysisConfidence, AnalysisVerdict, TestOutcome } from './pythion.enums';
import {
  AnalysisAssumption,
  AnalysisCanvasBlock,
  AnalysisCap,
  AnalysisDealBreaker,
  AnalysisQuestion,
  AnalysisScore,
  AnalysisSentence,
} from './report.type';

@ObjectType({ simpleResolvers: true, description: 'An answer to a question of a report.' })
export class AnalysisAnswer {
  @Field(() => String, { description: 'The question’s id.' })
  question!: string;

  @Field(() => String, { description: 'The question.' })
  questionText!: string;

  @Field(() => String, { description: 'The answer.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the test of an assumption found.' })
export class TestResult {
  @Field(() => String, { description: 'Key of the assumption: its `claim`.' })
  claim!: string;

  @Field(() => String, { description: 'The assumption.' })
  assumption!: string;

  @Field(() => TestOutcome, { description: 'What the test found.' })
  outcome!: TestOutcome;

  @Field(() => String, { description: 'The founder’s note; may be empty.' })
  note!: string;

  @Field(() => DateTime, { description: 'When it was entered.' })
  updatedAt!: string;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'The latest version of an analysis with its report. Only its owner sees it, and those it is shared with.',
})
export class Analysis extends Node {
  @Field(() => Profile, { description: 'The founder.' })
  owner!: Profile;

  @Field(() => String, { description: 'The founder’s title, or a sentence of the idea, cut at a word.' })
  title!: string;

  @Field(() => String, { description: `The idea, at most ${formatCount(analysisLimits.idea)} characters.` })
  idea!: string;

  @Field(() => [AnalysisAnswer], { description: 'Answers to questions of the report.' })
  answers!: AnalysisAnswer[];

  @Field(() => String, { description: 'What was analyzed: the idea, then each answer as a paragraph.' })
  text!: string;

  @Field(() => Int, { description: 'Number of this version, from 1.' })
  number!: number;

  @Field(() => Int, { description: '0 to 100: how well the case is backed as told, not whether it will succeed.' })
  score!: number;

  @Field(() => AnalysisVerdict, { description: 'What the report recommends.' })
  verdict!: AnalysisVerdict;

  @Field(() => AnalysisConfidence, { description: 'How much of it rests on evidence.' })
  confidence!: AnalysisConfidence;

  @Field(() => [AnalysisDealBreaker], { description: 'The deal-breakers.' })
  dealBreakers!: AnalysisDealBreaker[];

  @Field(() => [AnalysisScore], { description: 'The six scores. Their weights total 100.' })
  scores!: AnalysisScore[];

  @Field(() => [AnalysisSentence], { description: 'The sentences of the report.' })
  sentences!: AnalysisSentence[];

  @Field(() => [AnalysisCanvasBlock], { description: 'The lean canvas.' })
  canvas!: AnalysisCanvasBlock[];

  @Field(() => [AnalysisQuestion], { description: 'Questions with the most points at stake.' })
  questions!: AnalysisQuestion[];

  @Field(() => [AnalysisAssumption], { description: 'The riskiest assumptions.' })
  assumptions!: AnalysisAssumption[];

  @Field(() => [AnalysisCap], { description: 'Caps that hold the score down. The first one was applied.' })
  caps!: AnalysisCap[];

  @Field(() => String, { description: 'Language of the text: a BCP 47 code, or und.' })
  language!: string;

  @Field(() => String, { description: 'Version of the analyst that wrote the report.' })
  version!: string;

  @Field(() => [TestResult], { description: 'Results of tests, the latest first.' })
  results!: TestResult[];

  @Field(() => AnalysisEnrichment, {
    description: 'What the language model did with this text, if it is the latest version.',
  })
  enrichment!: AnalysisEnrichment;

  @Field(() => Int, { description: 'Number of comments that you can see.' })
  commentCount!: number;

  @Field(() => Boolean, { description: 'It is starred; always false for others.' })
  isStarred!: boolean;

  @Field(() => Boolean, { description: 'It is yours.' })
  viewerCanEdit!: boolean;

  @Field(() => DateTime, { description: 'When the first version was analyzed.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When this version was analyzed.' })
  updatedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One of your analyses in a list.' })
export class AnalysisCard {
  @Field(() => ID, { description: 'The analysis’s id.' })
  id!: string;

  @Field(() => String, { description: 'The founder’s title, or a sentence of the idea, cut at a word.' })
  title!: string;

  @Field(() => Int, { description: 'Score of the latest version.' })
  score!: number;

  @Field(() => AnalysisVerdict, { description: 'Verdict of the latest version.' })
  verdict!: AnalysisVerdict;

  @Field(() => AnalysisConfidence, { description: 'Confidence of the latest version.' })
  confidence!: AnalysisConfidence;

  @Field(() => Int, { description: 'Number of versions.' })
  versionCount!: number;

  @Field(() => Boolean, { description: 'It is starred.' })
  isStarred!: boolean;

  @Field(() => Boolean, { description: 'It is shared with somebody, or by a link.' })
  isShared!: boolean;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its latest version was analyzed.' })
  updatedAt!: string;
}

export const { ItemConnection: AnalysisCardConnection } = connectionOf(AnalysisCard, 'AnalysisCard');

@ObjectType({ simpleResolvers: true, description: 'A version of an analysis in the list of its versions.' })
export class AnalysisVersion {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => String, { description: 'The idea.' })
  idea!: string;

  @Field(() => Int, { description: 'Its score.' })
  score!: number;

  @Field(() => AnalysisVerdict, { description: 'Its verdict.' })
  verdict!: AnalysisVerdict;

  @Field(() => AnalysisConfidence, { description: 'Its confidence.' })
  confidence!: AnalysisConfidence;

  @Field(() => String, { description: 'Version of the analyst that wrote its report.' })
  version!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last analyzed.' })
  updatedAt!: string;
}
