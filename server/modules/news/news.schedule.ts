import type { App } from '../../context';
import { newId } from '../../core/ids';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { enqueue } from '../../queue/enqueue';
import { defaultFeeds } from './news.feeds';
import { deleteStories, retentionDays } from './news.store';

/** Stories of one source that are stored, besides those that somebody saved or discusses. */
const maxStoriesPerSource = 200;

/** Scheduled job: brings the sources in line with the configuration and enqueues the fetch of each source that is due. */
export async function scheduleFetches({ config, orm, relay }: App): Promise<void> {
  if (config.newsRefreshSeconds === 0) return;
  await writeTransaction(orm.em, relay.wake, async (tx) => {
    await storeSources(tx, [...new Set(config.newsFeeds ?? defaultFeeds)]);
    const due = await tx.rows<{ id: string }>(
      sql`select id from news_source where is_active and next_fetch_at <= now() order by next_fetch_at`,
    );
    for (const { id } of due) await enqueue(tx, 'news.fetchSource', { id }, { key: `news.fetchSource ${id}` });
  });
}

/** A source is named after its host until its feed was read. */
async function storeSources(tx: WriteTransaction, urls: readonly string[]): Promise<void> {
  const sources = urls.map((url) => ({ id: newId(), url, title: new URL(url).host.replace(/^www\./, '') }));
  await tx.rows(sql`
    insert into news_source (id, url, title)
    select id, url, title from json_populate_recordset(null::news_source, ${JSON.stringify(sources)}) on conflict (url) do nothing`);
  await tx.rows(sql`
    update news_source set is_active = not is_active where is_active <> (url = any(${urls}::text[]))`);
}

/** Scheduled job: deletes stories that are old, or beyond the newest of their source. */
export async function pruneNews({ orm, relay }: App): Promise<void> {
  await writeTransaction(orm.em, relay.wake, async (tx) => {
    await deleteStories(
      tx,
      sql`(published_at < now() - make_interval(days => ${retentionDays}) or id in (
        select id from (
          select id, row_number() over (partition by source_id order by published_at desc, id desc) as place from news_story) ranked
        where place > ${maxStoriesPerSource}))`,
    );
    await tx.rows(sql`
      delete from news_source source where not is_active and not exists (select from news_story where source_id = source.id)`);
  });
}
