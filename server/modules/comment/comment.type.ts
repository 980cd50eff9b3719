import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
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
    OLDEST: { description: 'As the talk went.' },
    NEWEST: { description: 'Latest first.' },
    MOST_LIKED: { description: 'Most liked first.' },
  },
});

@ObjectType({ implements: Node, simpleResolvers: true, description: 'What someone said on a post.' })
export class Comment extends Node {
  @Field(() => ID, { description: 'The post it is on.' })
  postId!: string;

  @Field(() => ID, { nullable: true, description: 'The comment it replies to.' })
  parentId!: string | null;

  @Field(() => Profile, { description: 'Who wrote it.' })
  author!: Profile;

  @Field(() => String, { description: 'Plain text, 1 to 1,250 characters.' })
  content!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => Int, { description: 'People who like it.' })
  likeCount!: number;

  @Field(() => Boolean, { description: 'The post’s author marked it as the one that helped.' })
  isHelpful!: boolean;

  @Field(() => [Comment], { description: 'Replies, oldest first, at most 100; a reply has none.' })
  replies!: Comment[];

  @Field(() => Boolean, { description: 'You like it.' })
  viewerHasLiked!: boolean;

  @Field(() => Boolean, { description: 'You may delete it.' })
  viewerCanDelete!: boolean;

  @Field(() => Boolean, { description: 'You may mark it as the one that helped.' })
  viewerCanMarkHelpful!: boolean;
}

export const { ItemConnection: CommentConnection } = connectionOf(Comment, 'Comment');
