import { pageLimits } from '../../../shared/contracts/paging';
import { newsLimits } from '../../../shared/contracts/news';
import { viewerId, type Context } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { readConnection, type ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import type { SelectList } from '../list';
import { storyJoins } from './news.card';
import { bookmarkedStories, enabledStories, storiesOfSource, storyProjection } from './news.lists';
import { sourceEnabled } from './news.policy';
import type { NewsSource, NewsStory } from './news.type';

/**
 * Selects the newest stories: of one source, or of all that the viewer did not switch off. An unknown source has an empty list.
 * @throws AppError NOT_FOUND for what is no id
 */
export function selectNews(ctx: Context, sourceId?: unknown): ListQuery<NewsStory> {
  const viewer = viewerId(ctx);
  if (sourceId === undefined || sourceId === null) return { list: enabledStories, values: [viewer] };
  if (!isId(sourceId)) throw notFound('Source');
  return { list: storiesOfSource, values: [viewer, sourceId] };
}

export const selectBookmarkedNews = (ctx: Context): ListQuery<NewsStory> => ({
  list: bookmarkedStories,
  values: [viewerId(ctx)],
});

/** Root query fields that are lists of stories. */
export const newsLists = {
  news: (ctx, { sourceId }) => selectNews(ctx, sourceId),
  bookmarkedNews: selectBookmarkedNews,
} satisfies Record<string, SelectList>;

/** Reads the first stories of `news`. @throws AppError BAD_USER_INPUT naming `limit` */
export async function readStartupNews(ctx: Context, limit: number = newsLimits.startupStories): Promise<NewsStory[]> {
  const { list, values } = selectNews(ctx);
  if (!Number.isInteger(limit) || limit < 1 || limit > pageLimits.max)
    throw badInput({ limit: `limit must be 1 to ${pageLimits.max}.` });
  const { edges } = await readConnection(ctx.app.reader, list, { first: limit }, values);
  return edges.map(({ node }) => node);
}

/** Reads one story. @returns JSON text @throws AppError NOT_FOUND */
export async function readStoryJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const json = isId(id)
    ? await ctx.app.reader.value(
        statement(
          `news_story_${fieldCase}`,
          () =>
            `select ${jsonObject(storyProjection('story', fieldCase), fieldCase)}::text from news_story story ${storyJoins('story')} where story.id = $2`,
        ),
        [viewer, id],
      )
    : null;
  if (json === null) throw notFound('Story');
  return json;
}

/** Reads one story for GraphQL. @throws AppError NOT_FOUND */
export const readStory = async (ctx: Context, id: string): Promise<NewsStory> =>
  JSON.parse(await readStoryJson(ctx, id, 'camel'));

const sourcesQuery = (condition: string) => `
  select id, title, ${sourceEnabled('id')} as "isEnabled", to_json(fetched_at) #>> '{}' as "fetchedAt", failures > 0 as "isFailing"
  from news_source source where (is_active or exists (select from news_story where source_id = source.id)) ${condition} order by lower(title), id`;

/** Reads the configured sources, and former ones that still have stories. */
export const readSources = (ctx: Context): Promise<NewsSource[]> =>
  ctx.app.reader.rows<NewsSource>(
    statement('news_sources', () => sourcesQuery('')),
    [viewerId(ctx)],
  );

/** @throws AppError NOT_FOUND */
export async function readSource(ctx: Context, id: string): Promise<NewsSource> {
  const viewer = viewerId(ctx);
  const [source] = isId(id)
    ? await ctx.app.reader.rows<NewsSource>(
        statement('news_source', () => sourcesQuery('and id = $2')),
        [viewer, id],
      )
    : [];
  if (!source) throw notFound('Source');
  return source;
}

/** When a source was last read successfully; null before the first time. */
export async function readNewsFetchedAt(ctx: Context): Promise<string | null> {
  viewerId(ctx);
  return ctx.app.reader.value(
    statement('news_fetched_at', () => `select to_json(max(fetched_at)) #>> '{}' from news_source`),
  );
}
