import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newsLimits } from '../../../shared/contracts/news';
import { formatCount } from '../../core/formatCount';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Image } from '../media/media.type';

@ObjectType({ simpleResolvers: true, description: 'A news story that a post discusses.' })
export class NewsStoryCard {
  @Field(() => ID, { description: 'The story’s id.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  title!: string;

  @Field(() => String, { description: 'Address of the story: http or https.' })
  url!: string;

  @Field(() => String, { description: 'Name of its source.' })
  source!: string;

  @Field(() => Image, { nullable: true, description: 'Its picture, stored by this server, or null.' })
  image!: Image | null;

  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt!: string;

  @Field(() => Boolean, { description: 'It is an invented story of the demo community.' })
  isSample!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A news story of a feed.' })
export class NewsStory extends NewsStoryCard {
  @Field(() => ID, { description: 'Id of its source.' })
  sourceId!: string;

  @Field(() => String, {
    description: `Plain text of up to ${formatCount(newsLimits.summary)} characters; may be empty.`,
  })
  summary!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it, or null.' })
  author!: string | null;

  @Field(() => Int, {
    description: `Number of posts about it that you may see; at most ${formatCount(newsLimits.discussions)}.`,
  })
  discussionCount!: number;

  @Field(() => Boolean, { description: 'It is in your bookmarks.' })
  viewerHasBookmarked!: boolean;
}

const stories = connectionOf(NewsStory, 'NewsStory');

/** A page of stories. */
export const NewsStoryConnection = stories.ItemConnection;

@ObjectType({ simpleResolvers: true, description: 'A feed whose stories are listed.' })
export class NewsSource {
  @Field(() => ID, { description: 'The source’s id.' })
  id!: string;

  @Field(() => String, { description: 'Its name: plain text.' })
  title!: string;

  @Field(() => Boolean, { description: 'You did not switch it off.' })
  isEnabled!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was last read successfully, or null.' })
  fetchedAt!: string | null;

  @Field(() => Boolean, { description: 'The last attempt to read it failed. Its earlier stories stay.' })
  isFailing!: boolean;
}
