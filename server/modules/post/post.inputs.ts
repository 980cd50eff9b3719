import * as v from 'valibot';
import { boundedText } from '../../core/validation';

const content = boundedText('The post', 3_000);
const imageAlt = boundedText('The image description', 1_500);

/** A post needs words or a picture. `image` is the URL of a picture uploaded before. */
export const createPostInput = v.pipe(
  v.object({
    content: v.nullish(content, ''),
    image: v.nullish(v.string('image must be the URL of an uploaded picture.')),
    imageAlt: v.nullish(imageAlt, ''),
    isPublic: v.nullish(v.boolean('is_public must be true or false.'), true),
  }),
  v.forward(
    v.check((post) => post.content !== '' || !!post.image, 'Write something, or add a picture.'),
    ['content'],
  ),
);

export const updatePostInput = v.object({
  content: v.nullish(content),
  imageAlt: v.nullish(imageAlt),
  isPublic: v.nullish(v.boolean('is_public must be true or false.')),
});

export const sharePostInput = v.object({ content: v.nullish(content, '') });

export const reportPostInput = v.object({
  reason: v.pipe(boundedText('The reason', 1_000), v.minLength(1, 'Say what is wrong with this post.')),
});

/** What to look for; blank finds nothing. */
export const searchQuery = v.optional(boundedText('The search', 200), '');
