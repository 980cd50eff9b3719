import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import { block, buildPost, connect, follow, registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { postFields, rest } from '../../support/transports/transports';

const modes = ['LATEST', 'FOLLOWING', 'FOR_YOU'] as const;

type Mode = (typeof modes)[number];

let server: TestServer;

/** Reads the feeds; is connected to `friend`, follows `idol`, blocks `foe`, and wrote some posts. */
let ana: Person;
let friend: Person;
let idol: Person;
let stranger: Person;
let foe: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, friend, idol, stranger, foe] = await registerPeople(server, 'ana', 'friend', 'idol', 'stranger', 'foe');
  await connect(server, friend, ana);
  await follow(server, ana, friend);
  await follow(server, ana, idol);
  await block(server, ana, foe);
  await fill(75);
});
afterAll(() => server.close());

/** Posts of a fortnight. Some share a minute and their counts, so that only the id distinguishes them. */
async function fill(count: number): Promise<void> {
  const authors = [ana, friend, idol, stranger, foe];
  const rows = Array.from({ length: count }, (_, n) => {
    const msecs = Date.now() - Math.floor((count - n) / 3) * 15 * 60_000 - 1_000;
    return [v7({ msecs }), authors[n % 5]!.id, `post ${n}`, n % 7 !== 0, (n % 4) * (n % 3) * 5, new Date(msecs)];
  });
  const columns = [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column]));
  await server.sql(
    'insert into post (id, author_id, content, is_public, like_count, created_at) select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bool[], $5::int[], $6::timestamptz[])',
    columns,
  );
}

/** The expected feed, computed without pagination, indexes or cursors. */
async function wholeFeed(mode: Mode): Promise<string[]> {
  const sources = [ana.id, friend.id, idol.id];
  const visible = `author_id <> $2 and (is_public or author_id in ($3, $4)) and (not $5 or author_id = any($1))`;
  // Connected and followed people rank higher; own posts have no such bonus.
  const order =
    mode === 'FOR_YOU'
      ? 'hot_score + case when author_id = any($1) and author_id <> $3 then 1 else 0 end desc, id desc'
      : 'id desc';
  const rows = await server.sql(`select id from post where ${visible} order by ${order}`, [
    sources,
    foe.id,
    ana.id,
    friend.id,
    mode === 'FOLLOWING',
  ]);
  return rows.map(({ id }) => id);
}

type Page = {
  edges: { cursor: string; reason: string; node: any }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

async function readPage(
  mode: Mode,
  first: number,
  after?: string | null,
  viewer = ana,
  fields = 'id author { username }',
): Promise<Page> {
  const query = `query ($mode: FeedMode, $first: Int, $after: String) { feed(mode: $mode, first: $first, after: $after) { edges { cursor reason node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;
  const { data } = await viewer.gql(query, { mode, first, after });
  return data.feed;
}

/** All pages, one after the other. @param between runs after each page, with the ids seen so far */
async function readAll(
  mode: Mode,
  first: number,
  between: (seen: string[]) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { edges, pageInfo } = await readPage(mode, first, after);
    seen.push(...edges.map(({ node }) => node.id));
    if (pageInfo.hasNextPage) expect(edges).toHaveLength(first);
    expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
    ({ hasNextPage: more, endCursor: after } = pageInfo);
    await between(seen);
  }
  return seen;
}

describe.each(modes)('the feed, %s', (mode) => {
  it('returns every post once and in order with any page size', async () => {
    const whole = await wholeFeed(mode);
    expect(whole.length).toBeGreaterThan(25);
    for (const first of [1, 7, whole.length / 2, whole.length - 1, whole.length])
      expect(await readAll(mode, Math.min(Math.ceil(first), 50)), `by ${first}`).toEqual(whole);
  });

  it('is the same in REST', async () => {
    const whole = await wholeFeed(mode);
    const seen: string[] = [];
    for (let page = 1, more = true; more; page++) {
      const { body } = await ana.rest(`/api/posts?mode=${mode.toLowerCase()}&limit=9&page=${page}`);
      seen.push(...body.data.posts.map(({ id }: any) => id));
      expect(body.data.pagination).toEqual({ page, limit: 9, has_more: seen.length < whole.length });
      more = body.data.pagination.has_more;
    }
    expect(seen).toEqual(whole);
  });

  it('is stable across pages while posts are published and likes change', async () => {
    const whole = await wholeFeed(mode);
    const likes = new Set<string>();
    const seen = await readAll(mode, 6, async (sofar) => {
      const [above, below] = [sofar[1]!, whole.find((id) => !sofar.includes(id) && id !== whole.at(-1))];
      for (const id of below ? [above, below] : [above]) {
        likes.add(id);
        await rest.likePost(ana, id, true);
      }
      await buildPost(friend, { content: 'came meanwhile' });
    });
    // Likes move posts in the ranked feed; other posts keep their positions.
    const untouched = (ids: string[]) =>
      mode === 'FOR_YOU' ? ids.filter((id) => whole.includes(id) && !likes.has(id)) : ids;
    expect(untouched(seen)).toEqual(untouched(whole));
    for (const id of likes) await rest.likePost(ana, id, false);
    await server.sql(`delete from post where content = 'came meanwhile'`);
  });

  it('costs one statement for a page of 20 posts, on both transports', async () => {
    const [picture] = [(await uploadPost(friend, await drawPicture(), { content: 'with a picture' })).body.data.post];
    const share = (await friend.rest(`/api/posts/${(await buildPost(idol)).id}/share`, { body: { content: 'shared' } }))
      .body.data.post;
    const { endCursor } = (await readPage(mode, 20)).pageInfo;
    const pages: [string, () => Promise<unknown[]>][] = [
      ['GraphQL', async () => (await readPage(mode, 20, null, ana, postFields)).edges],
      ['GraphQL, next page', async () => (await readPage(mode, 20, endCursor, ana, postFields)).edges],
      ['REST', async () => (await ana.rest(`/api/posts?mode=${mode.toLowerCase()}&limit=20`)).body.data.posts],
      [
        'REST, next page',
        async () => (await ana.rest(`/api/posts?mode=${mode.toLowerCase()}&limit=20&page=2`)).body.data.posts,
      ],
    ];
    for (const [name, read] of pages) {
      // Twice interpreted, then compiled: always one.
      for (let time = 1; time <= 3; time++) {
        const before = server.app.reader.count;
        let rows: unknown[] = [];
        const statements = await server.captureStatements(async () => (rows = await read()));
        expect([name, statements.length, server.app.reader.count - before]).toEqual([name, 1, 1]);
        expect(rows.length, name).toBeGreaterThanOrEqual(name.includes('next') ? 5 : 20);
      }
    }
    await friend.rest(`/api/posts/${picture.id}`, { method: 'DELETE' });
    await friend.rest(`/api/posts/${share.id}`, { method: 'DELETE' });
  });

  it('rejects malformed cursors and those of other lists', async () => {
    const cursor = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
    const id = v7();
    const garbage = [
      'x',
      '%%%',
      'null',
      cursor(),
      cursor(null, id),
      cursor('x'),
      cursor('1', 'x'),
      cursor('1', id, id),
      cursor(id, id),
      cursor('NaN', id),
      cursor('1e999', id),
      cursor('-1e-999', id),
      cursor('9'.repeat(400), id),
      cursor("1' or 1=1 --", id),
      cursor({ a: 1 }, id),
      cursor('2026-99-99 00:00:00+00', id),
      cursor(mode === 'FOR_YOU' ? id : '1.5'),
      'A'.repeat(5_000),
      Buffer.from('{"length":2}').toString('base64url'),
    ];
    for (const after of garbage) {
      const { status, code, errors } = await ana.gql(
        'query ($mode: FeedMode, $after: String) { feed(mode: $mode, after: $after) { edges { cursor } } }',
        { mode, after },
      );
      expect([status, code, Object.keys(errors?.[0]?.extensions.fields ?? {})], after.slice(0, 60)).toEqual([
        400,
        'BAD_USER_INPUT',
        ['after'],
      ]);
    }
  });

  it('requires a sign-in', async () => {
    const anyone = visitor(server);
    expect((await anyone.gql(`{ feed(mode: ${mode}) { edges { cursor } } }`)).code).toBe('UNAUTHENTICATED');
    expect((await anyone.rest(`/api/posts?mode=${mode.toLowerCase()}`)).status).toBe(401);
  });
});

it('returns the reason of each post', async () => {
  const { edges, pageInfo } = await readPage('FOR_YOU', 50);
  edges.push(...(await readPage('FOR_YOU', 50, pageInfo.endCursor)).edges);
  const reasons = new Map<string, Set<string>>();
  for (const { reason, node } of edges)
    reasons.set(node.author.username, (reasons.get(node.author.username) ?? new Set()).add(reason));
  expect(
    Object.fromEntries(
      ['ana', 'friend', 'idol', 'stranger'].map((name) => [name, [...(reasons.get(name) ?? [])].toSorted()]),
    ),
  ).toEqual({
    ana: ['OWN'],
    friend: ['CONNECTED'],
    idol: ['FOLLOWING'],
    stranger: ['POPULAR', 'RECENT'],
  });
  expect(new Set((await readPage('FOLLOWING', 50)).edges.map(({ reason }) => reason))).toEqual(
    new Set(['OWN', 'CONNECTED', 'FOLLOWING']),
  );
  expect(new Set((await readPage('LATEST', 50)).edges.map(({ reason }) => reason))).toEqual(new Set([null]));
});

it('is empty for a new person without follows', async () => {
  const [newcomer] = await registerPeople(server, 'newcomer');
  expect(await readPage('FOLLOWING', 10, null, newcomer)).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  expect((await readPage('FOR_YOU', 10, null, newcomer)).edges).toHaveLength(10);
});

it('reads all authors of a page in one statement', async () => {
  const statements = await server.captureStatements(() =>
    readPage('LATEST', 20, null, ana, 'id author { username bio location createdAt }'),
  );
  expect(statements).toHaveLength(2);
});
