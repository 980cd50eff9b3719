import pg from 'pg';
import { v7 } from 'uuid';
import type { E2eServer } from '../fixtures';

/** Names must differ between tests: those of a worker share one database. */
export type NewSource = {
  title: string;
  /** Newest first, a minute between each. */
  stories: readonly { title: string; summary?: string }[];
  /** Hours since it was last read; it fails since then. */
  failingForHours?: number;
};

export type Story = { id: string; title: string; url: string };

/** Stores a source with its stories, as if its feed had been read. */
export async function addSource(
  { databaseUrl }: E2eServer,
  { title, stories, failingForHours }: NewSource,
): Promise<{ id: string; stories: Story[] }> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const id = v7();
  await database.query(
    `insert into news_source (id, url, title, fetched_at, failures) values ($1, $2, $3, now() - make_interval(hours => $4), $5)`,
    [id, `https://feeds.example/${id}`, title, failingForHours ?? 0, failingForHours ? 3 : 0],
  );
  const added = stories.map((story) => ({ id: v7(), ...story, url: `https://news.example/${v7()}` }));
  for (const [index, story] of added.entries())
    await database.query(
      `insert into news_story (id, source_id, url, canonical_url, title, title_key, summary, published_at)
       values ($1, $2, $3, $3, $4, $3, $5, now() - make_interval(mins => $6))`,
      [story.id, id, story.url, story.title, story.summary ?? '', index],
    );
  await database.end();
  return { id, stories: added };
}
