import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { commentLimits } from '../../../shared/contracts/comment';
import { formatCount } from '../../core/formatCount';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

export enum CommentSort {
  OLDEST = 'oldest',
  NEWEST = 'newest',
  MOST_LIKED = 'most_liked',
}
registerEnumType(CommentSort, {
  name: 'CommentSort',
  description: 'Order of a post’s comments. Replies are always oldest first.',
  valuesConfig: {
    OLDEST: { description: 'Oldest first.' },
    NEWEST: { description: 'Newest first.' },
    MOST_LIKED: { description: 'Most liked first.' },
  },
});

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A comment on a post.' })
export class Comment extends Node {
  @Field(() => ID, { description: 'The post’s id.' })
  postId!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the comment that it replies to.' })
  parentId!: string | null;

  @Field(() => Profile, { description: 'Its author.' })
  author!: Profile;

  @Field(() => String, { description: `Plain text of 1 to ${formatCount(commentLimits.content)} characters.` })
  content!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => Int, { description: 'Number of people who like it.' })
  likeCount!: number;

  @Field(() => Boolean, { description: 'The post’s author marked it as helpful.' })
  isHelpful!: boolean;

  @Field(() => [Comment], { description: 'Replies, oldest first, at most 100. A reply has none.' })
  replies!: Comment[];

  @Field(() => Boolean, { description: 'You like it.' })
  viewerHasLiked!: boolean;

  @Field(() => Boolean, { description: 'You may delete it.' })
  viewerCanDelete!: boolean;

  @Field(() => Boolean, { description: 'You may mark it as helpful.' })
  viewerCanMarkHelpful!: boolean;
}

export const { ItemConnection: CommentConnection } = connectionOf(Comment, 'Comment');
