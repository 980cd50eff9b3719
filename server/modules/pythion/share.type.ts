import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';
import { AnalysisConfidence, AnalysisVerdict } from './pythion.enums';

@ObjectType({ simpleResolvers: true, description: 'A share of your analysis: with a person, or by a link.' })
export class AnalysisShare {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Profile, { nullable: true, description: 'The person; null for a link.' })
  person!: Profile | null;

  @Field(() => String, { description: 'Path of the page that it opens. A link works for every signed-in person.' })
  path!: string;

  @Field(() => DateTime, { description: 'When it was shared.' })
  createdAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An analysis in the list of those shared with you by name.' })
export class SharedAnalysisCard {
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

  @Field(() => Profile, { description: 'The founder.' })
  owner!: Profile;

  @Field(() => DateTime, { description: 'When it was shared with you.' })
  sharedAt!: string;

  @Field(() => DateTime, { description: 'When its latest version was analyzed.' })
  updatedAt!: string;
}

export const { ItemConnection: SharedAnalysisCardConnection } = connectionOf(SharedAnalysisCard, 'SharedAnalysisCard');
