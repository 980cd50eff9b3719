import { randomUUID } from 'node:crypto';
import type { App } from '../context';
import { ConfigError } from '../core/config';
import { sql, writeTransaction, type WriteTransaction } from '../database/write';
import { eraseAccounts, eraseBatch } from '../modules/account/account.erase';
import { hashPassword } from '../modules/account/password';
import { analyseSeeds, insertAnalyses } from './buildAnalyses';
import { buildConversations } from './buildConversations';
import { buildJobs, publishJobs } from './buildJobs';
import { buildMedia } from './buildMedia';
import { buildPeople, buildRelations, demoEmail, type People } from './buildPeople';
import { insertPairion } from './buildPairion';
import { insertTeams } from './buildTeams';
import { buildPosts } from './buildPosts';
import { insertProjections } from './buildProjections';
import { demoPassword, demoUsernames } from './demoLogins';
import { insertDerivedRows } from './derive';
import { insertRows } from './insert';
import { buildNews, sampleFeed } from './news';
import { cast } from './people';
import { createRandomSource } from './random';
import type { Rows } from './rows';

/** Advisory lock of the transaction, so that two processes do not seed the same database. */
const lockKey = 7_166_309_411;
const emails = cast.map(({ username }) => demoEmail(username));
const castQuery = 'select id from account where email = any($1)';

/** Whether the database has no account of the cast. */
export const isDemoMissing = async (app: App): Promise<boolean> =>
  (await app.pool.query(castQuery, [emails])).rowCount === 0;

/**
 * Inserts the demo community in one transaction. Does nothing when an account of the cast exists.
 * @param options.fresh deletes the accounts of the cast first and creates them again; other accounts stay
 * @throws ConfigError when other accounts have usernames of the cast
 */
export async function seedDemo(app: App, { fresh = false }: { fresh?: boolean } = {}): Promise<void> {
  if (!fresh && !(await isDemoMissing(app))) return;
  const now = new Date();
  const random = createRandomSource(24);
  const people = buildPeople(now, random);
  const media = await buildMedia(app, now, random, people);
  const news = buildNews(now, createRandomSource(25));
  const { helpful, ...posts } = buildPosts({
    now,
    random,
    people,
    getMediaId: media.getId,
    getStoryId: news.getId,
  });
  const conversations = buildConversations(now, random, people);
  const { published, ...jobs } = buildJobs(now, random, people, conversations);
  const analysed = await analyseSeeds();
  const rows: Rows = {
    ...(await buildAccounts(people, await demoPassword(app.config))),
    media: media.rows,
    ...buildRelations(now, random, people),
    ...news.rows,
    ...posts,
    ...conversations,
    ...jobs,
  };
  const profilePictures = cast.map(({ username }) => {
    const [avatar, cover] = [media.avatars.get(username), media.covers.get(username)];
    return {
      id: people.byUsername(username).id,
      avatar_id: avatar?.id,
      avatar_url: avatar?.url,
      cover_id: cover?.id,
      cover_image_url: cover?.url,
    };
  });
  await writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${lockKey})`);
    const existing = (await app.pool.query<{ id: string }>(castQuery, [emails])).rows.map(({ id }) => id);
    if (existing.length > 0 && !fresh) return;
    while (await eraseBatch(tx, existing));
    await eraseAccounts(tx, existing);
    await tx.rows(
      sql`delete from conversation c where not exists (select from conversation_member m where m.conversation_id = c.id)`,
    );
    await tx.rows(sql`delete from news_source where url = ${sampleFeed}`);
    await assertUsernamesAvailable(tx);
    await Promise.all(media.files.map(({ key, data }) => app.store.put(key, data, 'image/webp')));
    for (const table of [
      'account',
      'profile',
      'connection',
      'follow',
      'media',
      'news_source',
      'news_story',
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
      'job',
      'application',
    ] as const) {
      await insertRows(tx, table, rows[table]);
    }
    await publishJobs(tx, published);
    await insertAnalyses(tx, now, createRandomSource(26), people, analysed);
    await insertProjections(tx, now, createRandomSource(27), people);
    await insertTeams(tx, now, createRandomSource(28), people);
    await insertPairion(tx, now, createRandomSource(29), people);
    await tx.rows(sql`
      update profile set avatar_id = picture.avatar_id, avatar_url = picture.avatar_url, cover_id = picture.cover_id, cover_image_url = picture.cover_image_url
      from json_populate_recordset(null::profile, ${JSON.stringify(profilePictures)}) picture where profile.id = picture.id`);
    await insertDerivedRows(
      tx,
      people.all.map(({ id }) => id),
      rows.post,
    );
    await tx.rows(
      sql`update post set helpful_comment_id = marked.helpful_comment_id from json_populate_recordset(null::post, ${JSON.stringify(helpful)}) marked where post.id = marked.id`,
    );
  });
}

/** Builds accounts and profiles. Accounts without a demo sign-in have a random password. */
async function buildAccounts(people: People, password: string): Promise<Pick<Rows, 'account' | 'profile'>> {
  const [demoHash, randomHash] = await Promise.all([hashPassword(password), hashPassword(randomUUID())]);
  const account = people.all.map(({ id, username, joinedAt }) => ({
    id,
    email: demoEmail(username),
    password_hash: demoUsernames.includes(username) ? demoHash : randomHash,
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
      const { id, joinedAt } = people.byUsername(username);
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

async function assertUsernamesAvailable(tx: WriteTransaction): Promise<void> {
  const rows = await tx.rows<{ username: string }>(
    sql`select username from profile where username = any(${cast.map(({ username }) => username)})`,
  );
  if (rows.length > 0)
    throw new ConfigError(
      `The demo community needs usernames that other people have: ${rows.map(({ username }) => username).join(', ')}. Seed a database of its own.`,
    );
}
