import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { App } from '../app';
import { ConfigError } from '../config';
import { hashPassword } from '../modules/account/password';
import { buildMedia } from './buildMedia';
import { buildPeople, buildRelations, emailOf, type People } from './buildPeople';
import { buildPosts } from './buildPosts';
import { createDice } from './clock';
import { insertRows } from './insert';
import { cast } from './people';
import { removeAccounts } from './remove';
import type { Rows } from './rows';

export const demoLogin = { username: 'alice', password: 'founders-meet-here' };

/** Kept for the transaction, so that two processes do not fill one database. */
const lockKey = 7_166_309_411;
const emails = cast.map(({ username }) => emailOf(username));
const castQuery = 'select id from account where email = any($1)';

/**
 * Fills the database with the demo community, all at once or not at all. Does nothing when any of the cast is there.
 * @param options.fresh deletes the cast's accounts first and builds them anew; other people's stay
 * @throws ConfigError when other people have the cast's usernames
 */
export async function seedDemo(app: App, { fresh = false }: { fresh?: boolean } = {}): Promise<void> {
  if (!fresh && (await app.pool.query(castQuery, [emails])).rowCount) return;
  const now = new Date();
  const dice = createDice(24);
  const people = buildPeople(now, dice);
  const media = await buildMedia(app, now, dice, people);
  const { helpful, ...posts } = buildPosts({ now, dice, people, mediaIdOf: media.idOf });
  const rows: Rows = { ...(await buildAccounts(people, media.avatarUrls)), media: media.rows, ...buildRelations(now, dice, people), ...posts };
  const unused = await inTransaction(app, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const present = (await client.query<{ id: string }>(castQuery, [emails])).rows.map(({ id }) => id);
    if (present.length > 0 && !fresh) return [];
    const old = await removeAccounts(client, present);
    await requireNames(client);
    await Promise.all(media.files.map(({ key, data }) => app.media.put(key, data)));
    for (const table of ['account', 'profile', 'connection', 'follow', 'media', 'post', 'post_revision', 'post_like', 'post_bookmark', 'comment', 'comment_like'] as const) {
      await insertRows(client, table, rows[table]);
    }
    await client.query('update post set helpful_comment_id = marked.helpful_comment_id from json_populate_recordset(null::post, $1) marked where post.id = marked.id', [JSON.stringify(helpful)]);
    return old;
  });
  const prefix = app.media.urlOf('');
  await Promise.all(unused.map((url) => app.media.remove(url.slice(prefix.length))));
}

/** All but alice share a password that nobody knows. */
async function buildAccounts(people: People, avatarUrls: Map<string, string>): Promise<Pick<Rows, 'account' | 'profile'>> {
  const [known, unknown] = await Promise.all([hashPassword(demoLogin.password), hashPassword(randomUUID())]);
  const account = people.all.map(({ id, username, joinedAt }) => ({
    id, email: emailOf(username), password_hash: username === demoLogin.username ? known : unknown, created_at: joinedAt, password_changed_at: joinedAt,
  }));
  const profile = cast.map(({ username, name, headline, bio, location }) => {
    const { id, joinedAt } = people.named(username);
    return { id, username, display_name: name, headline, bio, location, avatar_url: avatarUrls.get(username) ?? null, hidden: false, created_at: joinedAt, updated_at: joinedAt };
  });
  return { account, profile };
}

async function requireNames(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ username: string }>('select username from profile where username = any($1)', [cast.map(({ username }) => username)]);
  if (rows.length > 0) throw new ConfigError(`The demo community needs usernames that other people have: ${rows.map(({ username }) => username).join(', ')}. Seed a database of its own.`);
}

async function inTransaction<T>(app: App, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
