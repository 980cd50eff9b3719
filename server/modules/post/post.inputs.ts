import * as v from 'valibot';
import { postLimits } from '../../../shared/contracts/post';
import { searchLimits } from '../../../shared/contracts/search';
import { boundedText, isId } from '../../core/validation';
import { pictureUrl } from '../media/media.inputs';

const content = boundedText('The post', postLimits.content);
const isPublic = v.pipe(
  v.boolean('is_public must be true or false.'),
  v.description('Everyone signed in may read it; otherwise only accepted connections.'),
);
const jobId = v.pipe(
  v.string('job_id must be an id.'),
  v.check((id) => isId(id), 'job_id must be an id.'),
  v.description('Id of a published job to share.'),
  v.metadata({ format: 'uuid' }),
);
const imageAlt = boundedText('The image description', postLimits.imageAlt);

const newsStoryId = v.pipe(
  v.string('news_story_id must be text.'),
  v.uuid('news_story_id must be the id of a news story.'),
  v.description('Id of the news story that it discusses.'),
);

/** A post has text, a picture, a job or a news story. `image` is the URL of an uploaded picture. */
export const createPostInput = v.pipe(
  v.object({
    content: v.nullish(content, ''),
    image: v.nullish(pictureUrl('post')),
    imageAlt: v.nullish(imageAlt, ''),
    isPublic: v.nullish(isPublic, true),
    jobId: v.nullish(jobId),
    newsStoryId: v.nullish(newsStoryId),
  }),
  v.forward(
    v.check(
      (post) => post.content !== '' || !!post.image || !!post.jobId || !!post.newsStoryId,
      'Write something or add a picture.',
    ),
    ['content'],
  ),
);

export const updatePostInput = v.object({
  content: v.nullish(content),
  imageAlt: v.nullish(imageAlt),
  isPublic: v.nullish(isPublic),
});

export const sharePostInput = v.object({ content: v.nullish(content, '') });

export const reportPostInput = v.object({
  reason: v.pipe(
    boundedText('The reason', postLimits.reportReason),
    v.minLength(1, 'Tell us what’s wrong with this post.'),
  ),
});

/** The text of a search. A blank search matches nothing. */
export const searchQuery = v.optional(boundedText('The search', searchLimits.query), '');
