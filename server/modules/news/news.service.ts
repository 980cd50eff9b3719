import { viewerId, write, type Context } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { isId, validate } from '../../core/validation';
import { sql, type WriteTransaction } from '../../database/write';
import { setNewsSourceInput } from './news.inputs';
import { readSource } from './news.reads';

/**
 * Sets whether the viewer's news contain a source. Safe to repeat.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `enabled`
 */
export async function setNewsSourceEnabled(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { enabled } = validate(setNewsSourceInput, input);
  await readSource(ctx, id);
  await write(ctx, (tx) =>
    tx.rows(
      enabled
        ? sql`delete from news_source_off where account_id = ${viewer} and source_id = ${id}`
        : sql`insert into news_source_off (account_id, source_id) select ${viewer}, id from news_source where id = ${id} for key share on conflict do nothing`,
    ),
  );
}

/** Sets whether a story is in the viewer's bookmarks. Safe to repeat. @throws AppError NOT_FOUND */
export async function setNewsBookmark(ctx: Context, id: string, bookmarked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  if (!isId(id)) throw notFound('Story');
  await write(ctx, async (tx) => {
    const story = await tx.row(sql`select from news_story where id = ${id} for key share`);
    if (!story) throw notFound('Story');
    await tx.rows(
      bookmarked
        ? sql`insert into news_bookmark (account_id, story_id) values (${viewer}, ${id}) on conflict do nothing`
        : sql`delete from news_bookmark where account_id = ${viewer} and story_id = ${id}`,
    );
  });
}

/** Locks the story that a new post discusses, so that it stays. @throws AppError BAD_USER_INPUT naming `newsStoryId` */
export async function lockStory(tx: WriteTransaction, id: string): Promise<void> {
  const story = await tx.row(sql`select from news_story where id = ${id} for key share`);
  if (!story) throw badInput({ newsStoryId: 'This story is no longer available. Remove it from the post.' });
}
