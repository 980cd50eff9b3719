import { randomUUID } from 'node:crypto';
import type { App } from '../context';
import { ConfigError } from '../core/config';
import { sql, writeTransaction, type WriteTransaction } from '../database/write';
import { eraseAccounts, eraseBatch } from '../modules/account/account.erase';
import { hashPassword } from '../modules/account/password';
import { buildConversations } from './buildConversations';
import { buildMedia } from './buildMedia';
import { buildPeople, buildRelations, emailOf, type People } from './buildPeople';
import { buildPosts } from './buildPosts';
import { createDice } from './clock';
import { deriveRest } from './derive';
import { insertRows } from './insert';
import { cast } from './people';
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
  const rows: Rows = {
    ...(await buildAccounts(people)),
    media: media.rows,
    ...buildRelations(now, dice, people),
    ...posts,
    ...buildConversations(now, dice, people),
  };
  const pictured = cast.map(({ username }) => {
    const [avatar, cover] = [media.avatars.get(username), media.covers.get(username)];
    return {
      id: people.named(username).id,
      avatar_id: avatar?.id,
      avatar_url: avatar?.url,
      cover_id: cover?.id,
      cover_image_url: cover?.url,
    };
  });
  await writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${lockKey})`);
    const present = (await app.pool.query<{ id: string }>(castQuery, [emails])).rows.map(({ id }) => id);
    if (present.length > 0 && !fresh) return;
    while (await eraseBatch(tx, present));
    await eraseAccounts(tx, present);
    await tx.rows(
      sql`delete from conversation c where not exists (select from conversation_member m where m.conversation_id = c.id)`,
    );
    await requireNames(tx);
    await Promise.all(media.files.map(({ key, data }) => app.store.put(key, data, 'image/webp')));
    for (const table of [
      'account',
      'profile',
      'connection',
      'follow',
      'media',
      'post',
      'post_revision',
      'post_like',
      'post_bookmark',
      'comment',
      'comment_like',
      'conversation',
      'conversation_member',
      'message',
      'message_reaction',
    ] as const) {
      await insertRows(tx, table, rows[table]);
    }
    await tx.rows(sql`
      update profile set avatar_id = picture.avatar_id, avatar_url = picture.avatar_url, cover_id = picture.cover_id, cover_image_url = picture.cover_image_url
      from json_populate_recordset(null::profile, ${JSON.stringify(pictured)}) picture where profile.id = picture.id`);
    await deriveRest(
      tx,
      people.all.map(({ id }) => id),
      rows.post,
    );
    await tx.rows(
      sql`update post set helpful_comment_id = marked.helpful_comment_id from json_populate_recordset(null::post, ${JSON.stringify(helpful)}) marked where post.id = marked.id`,
    );
  });
}

/** All but alice share a password that nobody knows. */
async function buildAccounts(people: People): Promise<Pick<Rows, 'account' | 'profile'>> {
  const [known, unknown] = await Promise.all([hashPassword(demoLogin.password), hashPassword(randomUUID())]);
  const account = people.all.map(({ id, username, joinedAt }) => ({
    id,
    email: emailOf(username),
    password_hash: username === demoLogin.username ? known : unknown,
    created_at: joinedAt,
    password_changed_at: joinedAt,
  }));
  const profile = cast.map(
    ({
      username,
      name,
      headline,
      bio,
      location,
      skills,
      stage = null,
      lookingFor: looking_for,
      lookingForNote: looking_for_note = '',
      links = [],
    }) => {
      const { id, joinedAt } = people.named(username);
      return {
        id,
        username,
        display_name: name,
        headline,
        bio,
        location,
        skills,
        stage,
        looking_for,
        looking_for_note,
        links,
        hidden: false,
        created_at: joinedAt,
        updated_at: joinedAt,
      };
    },
  );
  return { account, profile };
}

async function requireNames(tx: WriteTransaction): Promise<void> {
  const rows = await tx.rows<{ username: string }>(
    sql`select username from profile where username = any(${cast.map(({ username }) => username)})`,
  );
  if (rows.length > 0)
    throw new ConfigError(
      `The demo community needs usernames that other people have: ${rows.map(({ username }) => username).join(', ')}. Seed a database of its own.`,
    );
}
