import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { postLimits } from '../../../shared/contracts/post';
import { formatCount } from '../../core/formatCount';
import { Node, PageInfo } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Image } from '../media/media.type';
import { JobCard } from '../job/job.type';
import { NewsStoryCard } from '../news/news.type';
import { Profile } from '../profile/profile.type';

export enum FeedModeType {
  FOR_YOU = 'for_you',
  FOLLOWING = 'following',
  LATEST = 'latest',
}
registerEnumType(FeedModeType, {
  name: 'FeedMode',
  description: 'Selection and order of a feed.',
  valuesConfig: {
    FOR_YOU: {
      description:
        'Ranked by popularity and age; people you follow or are connected to come first. Edges have a reason.',
    },
    FOLLOWING: { description: 'Newest posts of people you follow or are connected to, and your own.' },
    LATEST: { description: 'Newest posts of everyone whom you may see.' },
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
  description: 'Why a post is in a feed.',
  valuesConfig: {
    CONNECTED: { description: 'You are connected to its author.' },
    FOLLOWING: { description: 'You follow its author.' },
    OWN: { description: 'You wrote it.' },
    POPULAR: { description: 'It has many likes, comments or shares.' },
    RECENT: { description: 'It is new.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Text of a post before an edit.' })
export class PostRevision {
  @Field(() => String, { description: 'The previous text.' })
  content!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  writtenAt!: string;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A published post. Private posts are visible to accepted connections only.',
})
export class Post extends Node {
  @Field(() => Profile, { description: 'Its author.' })
  author!: Profile;

  @Field(() => String, {
    description: `Plain text of up to ${formatCount(postLimits.content)} characters; may be empty with a picture, a job, a news story or a shared post.`,
  })
  content!: string;

  @Field(() => Image, { nullable: true, description: 'The picture, or null.' })
  image!: Image | null;

  @Field(() => Boolean, { description: 'Every signed-in person may read it; otherwise only accepted connections.' })
  isPublic!: boolean;

  @Field(() => Boolean, { description: 'Its text was edited; see revisions.' })
  isEdited!: boolean;

  @Field(() => Boolean, {
    description: 'It shares another post. sharedPost is null when that post was deleted or is hidden from you.',
  })
  isShare!: boolean;

  @Field(() => Post, { nullable: true, description: 'The post that it shares.' })
  sharedPost!: Post | null;

  @Field(() => JobCard, {
    nullable: true,
    description: 'The job that it shares; null when there is none or you may not see it.',
  })
  job!: JobCard | null;

  @Field(() => NewsStoryCard, { nullable: true, description: 'The news story that it discusses, or null.' })
  newsStory!: NewsStoryCard | null;

  @Field(() => DateTime, { description: 'When it was published.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When its text was last edited.' })
  editedAt!: string | null;

  @Field(() => Int, { description: 'Number of people who like it.' })
  likeCount!: number;

  @Field(() => Int, { description: 'Number of comments and replies.' })
  commentCount!: number;

  @Field(() => Int, { description: 'Number of shares.' })
  shareCount!: number;

  @Field(() => Boolean, { description: 'You like it.' })
  viewerHasLiked!: boolean;

  @Field(() => Boolean, { description: 'It is in your bookmarks.' })
  viewerHasBookmarked!: boolean;

  @Field(() => Boolean, { description: 'You may edit and delete it.' })
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

  @Field(() => FeedReason, { nullable: true, description: 'Why it is in the feed, in feeds with reasons.' })
  reason?: FeedReason | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of Posts.' })
export class PostConnection {
  @Field(() => [PostEdge], { description: 'The rows, in the list’s order.' })
  edges!: PostEdge[];

  @Field(() => PageInfo, { description: 'Whether more follows, and from where.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'A new post with text, a picture, a job or a news story.' })
export class CreatePostInput {
  @Field(() => String, { nullable: true, description: `Up to ${formatCount(postLimits.content)} characters.` })
  content?: string;

  @Field(() => String, { nullable: true, description: 'URL of an uploaded picture.' })
  image?: string;

  @Field(() => String, {
    nullable: true,
    description: `Text alternative of the picture, up to ${formatCount(postLimits.imageAlt)} characters.`,
  })
  imageAlt?: string;

  @Field(() => Boolean, { nullable: true, description: 'False restricts it to accepted connections; default true.' })
  isPublic?: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of a published job to share.' })
  jobId?: string;

  @Field(() => ID, { nullable: true, description: 'Id of the news story that it discusses.' })
  newsStoryId?: string;
}

@InputType({ description: 'Changes of a post. Omitted fields stay as they are.' })
export class UpdatePostInput {
  @Field(() => String, { nullable: true, description: `Up to ${formatCount(postLimits.content)} characters.` })
  content?: string;

  @Field(() => String, { nullable: true, description: `Up to ${formatCount(postLimits.imageAlt)} characters.` })
  imageAlt?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Every signed-in person may read it; otherwise only accepted connections.',
  })
  isPublic?: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a deletion.' })
export class Deleted {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  id!: string;
}
