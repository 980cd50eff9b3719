import { newsLimits } from '../../../shared/contracts/news';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import { removeUnusedImages } from '../media/media.service';
import { newsStored } from './news.events';
import type { FeedItem } from './news.parse';
import { isSavedOrDiscussed } from './news.policy';
import { toPlainText, toTitleKey } from './news.text';
import { canonicalUrl, cleanUrl } from './news.urls';

const msPerDay = 86_400_000;

/** Days that a story is stored. */
export const retentionDays = 60;

/** A story as it is stored, under the names of its columns. */
type StoryRow = {
  id: string;
  url: string;
  canonical_url: string;
  title: string;
  title_key: string;
  summary: string;
  author: string | null;
  picture_url: string | null;
  published_at: Date;
};

/** @returns null for an item without a title or an http address, and for one that is too old to be stored */
function toStory(item: FeedItem, feedUrl: string, now: number): StoryRow | null {
  const url = cleanUrl(item.link, feedUrl);
  const title = toPlainText(item.title ?? '', newsLimits.title);
  if (!url || title === '') return null;
  const summary = toPlainText(item.summary ?? '', newsLimits.summary);
  const published = Date.parse(item.date ?? '');
  if (published < now - retentionDays * msPerDay) return null;
  return {
    id: newId(),
    url,
    canonical_url: canonicalUrl(url),
    title,
    title_key: toTitleKey(title),
    summary: summary === title ? '' : summary,
    author: toPlainText(item.author ?? '', newsLimits.author) || null,
    picture_url: cleanUrl(item.picture, feedUrl),
    published_at: new Date(Number.isNaN(published) ? now : Math.min(published, now)),
  };
}

const isRepeated = (story: StoryRow, other: StoryRow): boolean =>
  story.canonical_url === other.canonical_url ||
  (story.title_key === other.title_key && Math.abs(+story.published_at - +other.published_at) < msPerDay);

/** The stories of a feed, each once. */
export function toStories(items: readonly FeedItem[], feedUrl: string, now = Date.now()): StoryRow[] {
  const stories: StoryRow[] = [];
  for (const item of items) {
    const story = toStory(item, feedUrl, now);
    if (story && !stories.some((earlier) => isRepeated(story, earlier))) stories.push(story);
  }
  return stories;
}

/** Advisory lock of the transaction, so that two sources cannot store the same story at once. */
const lockKey = 7_166_309_412;

/**
 * Stores the new stories of a source, and corrections of those it has stored. A story is skipped when another has its
 * canonical URL, or its title and was published within a day. Samples are deleted as soon as there are real stories.
 */
export async function storeStories(
  tx: WriteTransaction,
  sourceId: string,
  stories: readonly StoryRow[],
): Promise<void> {
  if (stories.length === 0) return;
  await tx.rows(sql`select pg_advisory_xact_lock(${lockKey})`);
  const stored = await tx.rows(sql`
    insert into news_story (id, source_id, url, canonical_url, title, title_key, summary, author, picture_url, published_at)
    select id, ${sourceId}, url, canonical_url, title, title_key, summary, author, picture_url, published_at
    from json_populate_recordset(null::news_story, ${JSON.stringify(stories)}) item
    where not exists (
      select from news_story other where other.title_key = item.title_key and other.canonical_url <> item.canonical_url
        and other.published_at between item.published_at - interval '1 day' and item.published_at + interval '1 day')
    on conflict (canonical_url) do update set title = excluded.title, title_key = excluded.title_key, summary = excluded.summary, author = excluded.author
      where news_story.source_id = excluded.source_id
        and (news_story.title, news_story.summary, news_story.author) is distinct from (excluded.title, excluded.summary, excluded.author)
    returning id`);
  if (stored.length > 0) tx.emit(newsStored(sourceId));
  await deleteStories(tx, sql`is_sample`);
}

/**
 * Deletes stories with their pictures, except those that somebody saved or discusses.
 * @param condition SQL condition on `story`
 */
export async function deleteStories(tx: WriteTransaction, condition: ReturnType<typeof sql>): Promise<void> {
  const isUnused = sql`not ${sql.raw(isSavedOrDiscussed('story'))}`;
  // Saving or discussing a story locks it. The second statement sees what was committed until the first one locked.
  const locked = await tx.rows<{ id: string }>(
    sql`select id from news_story story where ${condition} and ${isUnused} for update skip locked`,
  );
  const deleted = await tx.rows<{ imageId: string | null }>(
    sql`delete from news_story story where id = any(${locked.map(({ id }) => id)}::uuid[]) and ${isUnused} returning image_id as "imageId"`,
  );
  await removeUnusedImages(
    tx,
    deleted.map(({ imageId }) => imageId),
  );
}
