import type { Field, FieldCase, ProjectionOf } from '../../database/read';
import type { Image } from '../media/media.type';
import type { NewsStoryCard } from './news.type';

/** Joins a story's source and picture: the aliases are the story's with `_source` and `_image`. */
export const storyJoins = (story: string): string =>
  `join news_source ${story}_source on ${story}_source.id = ${story}.source_id left join media ${story}_image on ${story}_image.id = ${story}.image_id`;

const imageField = (story: string) => ({
  when: `${story}_image.id is not null`,
  fields: {
    url: `${story}_image.url`,
    width: `${story}_image.width`,
    height: `${story}_image.height`,
    srcSet: `${story}_image.src_set`,
    placeholder: `${story}_image.placeholder`,
    alt: `''::text`,
  } satisfies ProjectionOf<Image>,
});

/** REST sends the picture's address only. */
type RestCard = Omit<NewsStoryCard, 'image'> & { imageUrl: string | null };

const commonFields = (story: string): ProjectionOf<Omit<NewsStoryCard, 'image'>> => ({
  id: `${story}.id`,
  title: `${story}.title`,
  url: `${story}.url`,
  source: `${story}_source.title`,
  publishedAt: `${story}.published_at`,
  isSample: `${story}.is_sample`,
});

const restCard = (story: string): ProjectionOf<RestCard> => ({
  ...commonFields(story),
  imageUrl: `${story}_image.url`,
});

/** What every reader sees of a story. Needs `storyJoins`. */
export const storyCardProjection = (story: string, fieldCase: FieldCase): ProjectionOf<NewsStoryCard> =>
  fieldCase === 'camel'
    ? { ...commonFields(story), image: imageField(story) }
    : // REST has another name for the picture.
      (restCard(story) as unknown as ProjectionOf<NewsStoryCard>);

/** The story of a post, null for a post without one: it then costs nothing. @param post alias of the post's row */
export const postStoryField = (post: string, fieldCase: FieldCase) => {
  const story = `${post}_story`;
  return {
    when: `${post}.news_story_id is not null`,
    from: `news_story ${story} ${storyJoins(story)} where ${story}.id = ${post}.news_story_id`,
    fields: storyCardProjection(story, fieldCase),
  } satisfies Field;
};
