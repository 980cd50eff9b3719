import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

/** Not a node: who reads by a link may read it under the link's id only. */
@ObjectType({ simpleResolvers: true, description: 'A comment on one claim of an analysis.' })
export class AnalysisComment {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Key of the claim.' })
  claim!: string;

  @Field(() => String, { description: 'The claim at the time of the comment.' })
  claimText!: string;

  @Field(() => Int, { description: 'Number of the latest version at that time.' })
  versionNumber!: number;

  @Field(() => Profile, { description: 'Its author.' })
  author!: Profile;

  @Field(() => String, { description: 'Plain text.' })
  content!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => Boolean, { description: 'You may delete it.' })
  viewerCanDelete!: boolean;
}

export const { ItemConnection: AnalysisCommentConnection } = connectionOf(AnalysisComment, 'AnalysisComment');
