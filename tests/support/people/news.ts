import { v7 } from 'uuid';
import type { TestServer } from '../server/server';

/** Stores stories of one source, newest first, an hour between each. @returns ids of the source and of the stories */
export async function buildStories(
  server: TestServer,
  count: number,
  name = 'source',
): Promise<[sourceId: string, storyIds: string[]]> {
  const sourceId = v7();
  await server.sql('insert into news_source (id, url, title, fetched_at) values ($1, $2, $3, now())', [
    sourceId,
    `https://${name}.example/feed`,
    `The ${name}`,
  ]);
  const rows = await server.sql<{ id: string }>(
    `insert into news_story (id, source_id, url, canonical_url, title, title_key, summary, author, published_at)
     select gen_random_uuid(), $1, $2 || n, $2 || n, 'Story ' || n || ' of ' || $3, 'story ' || n, 'About "rockets" \\ é', 'Ben', now() - make_interval(hours => n)
     from generate_series(1, $4::int) n returning id`,
    [sourceId, `https://${name}.example/`, name, count],
  );
  return [sourceId, rows.map(({ id }) => id)];
}
