import { viewerParameter } from '../../visibility/people';

/** SQL condition: somebody saved the story or discusses it, so it is never deleted. @param story alias of its row */
export const isSavedOrDiscussed = (story: string): string =>
  `(exists (select from news_bookmark where story_id = ${story}.id) or exists (select from post where news_story_id = ${story}.id))`;

/** SQL condition: the viewer did not switch off the source. @param id SQL expression of the source's id */
export const sourceEnabled = (id: string): string =>
  `${id} not in (select source_id from news_source_off where account_id = ${viewerParameter})`;

/** SQL condition: the story is in the viewer's bookmarks. @param id SQL expression of the story's id */
export const storyBookmarked = (id: string): string =>
  `exists (select from news_bookmark mine where mine.story_id = ${id} and mine.account_id = ${viewerParameter})`;
