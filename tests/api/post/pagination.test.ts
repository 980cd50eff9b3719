import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { block, buildPost, connect, follow, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { rest } from '../../support/transports/transports';

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

it('a cursor of bookmarks is validated as strictly', async () => {
  const id = v7();
  const cursor = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
  for (const moment of [
    '2026-99-99',
    '2026-01-01 25:61:00+00',
    '9999999-01-01',
    '2026-',
    '2026-01-01 00:00:00+99',
    '2026-02-31 00:00:00+00',
    '0000-00-00',
  ]) {
    const response = await ana.gql('query ($after: String) { bookmarkedPosts(after: $after) { edges { cursor } } }', {
      after: cursor(moment, id),
    });
    expect([response.status, Object.keys(response.errors?.[0]?.extensions.fields ?? {})], moment).toEqual([
      400,
      ['after'],
    ]);
  }
  const marked: string[] = [];
  for (let n = 0; n < 7; n++) {
    marked.unshift((await buildPost(idol)).id);
    await rest.bookmarkPost(stranger, marked[0]!, true);
  }
  await server.sql(`update post_bookmark set created_at = '2026-01-01 10:00:00.123456+00' where post_id = any($1)`, [
    marked.slice(0, 3),
  ]);
  await server.sql(`update post_bookmark set created_at = '2025-01-01 10:00:00+00' where post_id = any($1)`, [
    marked.slice(3),
  ]);
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { data }: any = await stranger.gql(
      'query ($after: String) { bookmarkedPosts(first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    seen.push(...data.bookmarkedPosts.edges.map(({ node }: any) => node.id));
    ({ hasNextPage: more, endCursor: after } = data.bookmarkedPosts.pageInfo);
  }
  expect(seen).toEqual(marked);
});

it('limits are those of the contract', async () => {
  for (const first of [0, -1, 51, 1_000]) {
    const { code, errors } = await ana.gql('query ($first: Int) { feed(first: $first) { edges { cursor } } }', {
      first,
    });
    expect([code, Object.keys(errors![0]!.extensions.fields!)]).toEqual(['BAD_USER_INPUT', ['first']]);
  }
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1.5', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=x', 'page'],
    ['page=1001', 'page'],
    ['mode=best', 'mode'],
    ['mode=constructor', 'mode'],
    ['mode=__proto__', 'mode'],
  ]) {
    const { status, body } = await ana.rest(`/api/posts?${query}`);
    expect([query, status, Object.keys(body.error.fields)]).toEqual([query, 400, [field]]);
  }
  expect((await ana.rest('/api/posts')).body.data.posts).toHaveLength(10);
  expect((await ana.rest('/api/posts?limit=50')).body.data.posts).toHaveLength(50);
  expect((await ana.rest('/api/posts?page=1000')).body.data).toEqual({
    posts: [],
    pagination: { page: 1_000, limit: 10, has_more: false },
  });
  const { data } = await ana.gql(
    '{ feed { edges { node { id } } } ranked: feed(mode: FOR_YOU) { edges { node { id } } } }',
  );
  expect(data.feed.edges).toHaveLength(10);
  expect(data.feed).toEqual(data.ranked);
  const latest = await ana.rest('/api/posts?mode=latest');
  expect((await ana.rest('/api/posts')).body).toEqual(latest.body);
});
