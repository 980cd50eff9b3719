import { newsLimits } from '../../../shared/contracts/news';
import type { List } from '../../database/list';
import type { FieldCase, ProjectionOf } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { postVisible } from '../post/post.policy';
import { storyCardProjection, storyJoins } from './news.card';
import { sourceEnabled, storyBookmarked } from './news.policy';
import type { NewsStory } from './news.type';

/** A story as a reader of the news sees it. Needs `storyJoins`. */
export const storyProjection = (story: string, fieldCase: FieldCase): ProjectionOf<NewsStory> => ({
  ...storyCardProjection(story, fieldCase),
  sourceId: `${story}.source_id`,
  summary: `${story}.summary`,
  author: `${story}.author`,
  discussionCount: `(select count(*) from (select from post d where d.news_story_id = ${story}.id and ${postVisible('d')} limit ${newsLimits.discussions}) seen)`,
  viewerHasBookmarked: storyBookmarked(`${story}.id`),
});

const projection: List<NewsStory>['projection'] = (fieldCase) => storyProjection('story', fieldCase);

const newestStories = (name: string, condition: string, parameters: number): List<NewsStory> => ({
  name,
  parameters,
  keys: [
    { sql: 'story.published_at', type: 'timestamptz' },
    { sql: 'story.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select * from news_story s where ${condition} ${after ? `and (s.published_at, s.id) < (${after.join(', ')})` : ''}
    order by s.published_at desc, s.id desc ${limit}) story ${storyJoins('story')}`,
});

/** Newest stories of the sources that the viewer did not switch off. */
export const enabledStories = newestStories('news', sourceEnabled('s.source_id'), 1);

/** Newest stories of one source, switched off or not. */
export const storiesOfSource = newestStories('news_of_source', 's.source_id = $2', 2);

export const bookmarkedStories: List<NewsStory> = {
  name: 'news_bookmarked',
  parameters: 1,
  keys: [
    { sql: 'story.marked_at', type: 'timestamptz' },
    { sql: 'story.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select s.*, b.created_at as marked_at from news_bookmark b join news_story s on s.id = b.story_id
    where b.account_id = ${viewerParameter} ${after ? `and (b.created_at, b.story_id) < (${after.join(', ')})` : ''}
    order by b.created_at desc, b.story_id desc ${limit}) story ${storyJoins('story')}`,
};
