import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node, PageInfo } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Image } from '../media/media.type';
import { Profile } from '../profile/profile.type';

export enum FeedModeType {
  FOR_YOU = 'for_you',
  FOLLOWING = 'following',
  LATEST = 'latest',
}
registerEnumType(FeedModeType, {
  name: 'FeedMode',
  description: 'Which posts a feed has, and in what order.',
  valuesConfig: {
    FOR_YOU: { description: 'Ranked: hot posts, people you follow or know first. Each says why it is there.' },
    FOLLOWING: { description: 'Newest posts of people you follow or are connected to, and your own.' },
    LATEST: { description: 'Newest posts of everyone you may see.' },
  },
});

export enum FeedReason {
  CONNECTED = 'CONNECTED',
  FOLLOWING = 'FOLLOWING',
  OWN = 'OWN',
  POPULAR = 'POPULAR',
  RECENT = 'RECENT',
}
registerEnumType(FeedReason, {
  name: 'FeedReason',
  description: 'Why a post is shown.',
  valuesConfig: {
    CONNECTED: { description: 'You are connected to its author.' },
    FOLLOWING: { description: 'You follow its author.' },
    OWN: { description: 'You wrote it.' },
    POPULAR: { description: 'Many liked, discussed or shared it.' },
    RECENT: { description: 'It is new.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What a post said before an edit.' })
export class PostRevision {
  @Field(() => String, { description: 'The words of then.' })
  content!: string;

  @Field(() => DateTime, { description: 'When they were written.' })
  writtenAt!: string;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'What a person published. Private posts are for accepted connections.',
})
export class Post extends Node {
  @Field(() => Profile, { description: 'Who wrote it.' })
  author!: Profile;

  @Field(() => String, { description: 'Plain text, up to 3,000 characters; may be empty beside a picture or a share.' })
  content!: string;

  @Field(() => Image, { nullable: true, description: 'The picture, if it has one.' })
  image!: Image | null;

  @Field(() => Boolean, { description: 'Everyone signed in may read it; otherwise only accepted connections.' })
  isPublic!: boolean;

  @Field(() => Boolean, { description: 'Its words were changed after publishing; see revisions.' })
  isEdited!: boolean;

  @Field(() => Boolean, {
    description: 'It passes on another post: sharedPost, or null there when that one is gone or hidden from you.',
  })
  isShare!: boolean;

  @Field(() => Post, { nullable: true, description: 'The post that this one passes on.' })
  sharedPost!: Post | null;

  @Field(() => DateTime, { description: 'When it was published.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When its words were last changed.' })
  editedAt!: string | null;

  @Field(() => Int, { description: 'People who like it.' })
  likeCount!: number;

  @Field(() => Int, { description: 'Comments and replies on it.' })
  commentCount!: number;

  @Field(() => Int, { description: 'Times it was shared.' })
  shareCount!: number;

  @Field(() => Boolean, { description: 'You like it.' })
  viewerHasLiked!: boolean;

  @Field(() => Boolean, { description: 'It is in your bookmarks.' })
  viewerHasBookmarked!: boolean;

  @Field(() => Boolean, { description: 'You may change and delete it.' })
  viewerCanEdit!: boolean;

  @Field(() => Boolean, { description: 'You may share it.' })
  viewerCanShare!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One row of a list of Posts.' })
export class PostEdge {
  @Field(() => String, { description: 'Opaque position of this row.' })
  cursor!: string;

  @Field(() => Post, { description: 'The post.' })
  node!: Post;

  @Field(() => FeedReason, { nullable: true, description: 'Why it is shown, in the feeds that choose.' })
  reason?: FeedReason | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of Posts.' })
export class PostConnection {
  @Field(() => [PostEdge], { description: 'The rows, in the list’s order.' })
  edges!: PostEdge[];

  @Field(() => PageInfo, { description: 'Whether more follows, and from where.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'A new post: words, a picture, or both.' })
export class CreatePostInput {
  @Field(() => String, { nullable: true, description: 'Up to 3,000 characters.' })
  content?: string;

  @Field(() => String, { nullable: true, description: 'URL of a picture you uploaded before.' })
  image?: string;

  @Field(() => String, { nullable: true, description: 'What the picture shows; up to 1,500 characters.' })
  imageAlt?: string;

  @Field(() => Boolean, { nullable: true, description: 'False keeps it to accepted connections; default true.' })
  isPublic?: boolean;
}

@InputType({ description: 'What to change of a post; fields left out stay.' })
export class UpdatePostInput {
  @Field(() => String, { nullable: true, description: 'Up to 3,000 characters.' })
  content?: string;

  @Field(() => String, { nullable: true, description: 'Up to 1,500 characters.' })
  imageAlt?: string;

  @Field(() => Boolean, { nullable: true, description: 'Who may read it.' })
  isPublic?: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What was deleted.' })
export class Deleted {
  @Field(() => ID, { description: 'Id of the thing that is gone.' })
  id!: string;
}
