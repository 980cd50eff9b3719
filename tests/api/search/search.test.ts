import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { startTestServer, type TestServer } from '../../support/server/server';
import { block, buildPost, connect, registerPeople, type Person } from '../../support/people/people';

let server: TestServer;
let ben: Person;
let cara: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ben, cara] = await registerPeople(server, 'ben', 'cara');
});
afterAll(() => server.close());

it('finds posts by terms, phrases and exclusions', async () => {
  const texts = ['zebra pricing page tests', 'zebra page for pricing', 'zebra churn by cohort'];
  for (const content of texts) await buildPost(cara, { content });
  const search = async (query: string) => {
    const one = await ben.rest(`/api/search/posts?query=${encodeURIComponent(query)}`);
    const other = await ben.rest(`/api/posts/search?query=${encodeURIComponent(query)}`);
    const { data } = await ben.gql(
      'query ($query: String!) { searchPosts(query: $query) { edges { node { content } } } }',
      { query },
    );
    const contents = one.body.data.posts.map((post: any) => post.content);
    expect(other.body).toEqual(one.body);
    expect(data.searchPosts.edges.map(({ node }: any) => node.content)).toEqual(contents);
    return contents;
  };
  expect(await search('zebra')).toEqual(texts.toReversed());
  expect(await search('zebra pages')).toEqual([texts[1], texts[0]]);
  expect(await search('zebra "pricing page"')).toEqual([texts[0]]);
  expect(await search('zebra -pricing')).toEqual([texts[2]]);
  for (const odd of ['', '   ', "zebras' and 1=1 --", '"', '-', '& | ! <->', '%'])
    expect(await search(odd), odd).toEqual([]);
  const long = await ben.rest(`/api/search/posts?query=${'a'.repeat(201)}`);
  expect(long).toMatchObject({ status: 400, body: { error: { fields: { query: expect.any(String) } } } });
});

it('returns the number of newer posts', async () => {
  const [dora, emil] = await registerPeople(server, 'dora', 'emil');
  const first = await buildPost(dora);
  const count = async (viewer: Person, mode: string, after = first.id) =>
    (
      await viewer.gql('query ($after: ID!, $mode: FeedMode) { newPostCount(after: $after, mode: $mode) }', {
        after,
        mode,
      })
    ).data.newPostCount;
  await buildPost(emil);
  await buildPost(emil, { is_public: false });
  await buildPost(dora);
  expect([await count(dora, 'LATEST'), await count(dora, 'FOR_YOU'), await count(dora, 'FOLLOWING')]).toEqual([
    1, 1, 0,
  ]);
  await connect(server, emil, dora);
  expect([await count(dora, 'LATEST'), await count(dora, 'FOLLOWING')]).toEqual([2, 2]);
  await block(server, emil, dora);
  expect([await count(dora, 'LATEST'), await count(dora, 'FOLLOWING')]).toEqual([0, 0]);
  expect(await dora.gql('{ newPostCount(after: "x") }')).toMatchObject({ code: 'BAD_USER_INPUT' });
});

/** Posts of a long time, with ids so far apart that they are in many blocks. `toContent` returns the content of the nth. */
async function fillArchive(authors: Person[], count: number, toContent: (n: number) => string): Promise<void> {
  const posts = Array.from({ length: count }, (_, n) => ({
    id: v7({ msecs: Date.now() - (count - n) * 60_000 }),
    author_id: authors[n % authors.length]!.id,
    content: toContent(n),
    is_public: n % 5 !== 0,
    number: 1_000 + n * 150,
  }));
  await server.sql(
    `insert into post (id, author_id, content, is_public, number) overriding system value
     select id, author_id, content, is_public, number from json_populate_recordset(null::post, $1)`,
    [JSON.stringify(posts)],
  );
  await server.sql(`select setval(pg_get_serial_sequence('post', 'number'), (select max(number) from post))`);
}

/** All that a search finds, page by page, for GraphQL and for REST alike. */
async function readAll(viewer: Person, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data } = await viewer.gql(
      'query ($query: String!, $after: String) { searchPosts(query: $query, first: 7, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
      { query, after },
    );
    ids.push(...data.searchPosts.edges.map(({ node }: any) => node.id));
    if (!data.searchPosts.pageInfo.hasNextPage) break;
    after = data.searchPosts.pageInfo.endCursor;
  }
  const paged: string[] = [];
  for (let page = 1, more = true; more; page++) {
    const { body } = await viewer.rest(`/api/search/posts?query=${encodeURIComponent(query)}&limit=50&page=${page}`);
    paged.push(...body.data.posts.map(({ id }: any) => id));
    more = body.data.pagination.has_more;
  }
  expect(paged, query).toEqual(ids);
  return ids;
}

it('finds every post once, newest first, from the newest blocks to the oldest', async () => {
  const [ana, friend, stranger, foe] = await registerPeople(server, 'ana', 'friend', 'stranger', 'foe');
  await connect(server, ana, friend);
  await block(server, foe, ana);
  const oneIn = { walnut: 1, hazel: 7, pecan: 60, chestnut: 211 };
  await fillArchive([ana, friend, stranger, foe], 800, (n) =>
    [
      'kernel',
      ...Object.entries(oneIn).flatMap(([word, every]) => (n % every === 0 ? [word] : [])),
      ...(n < 2 ? ['acorn'] : []),
    ].join(' '),
  );
  const whole = async (condition: string) => {
    const visible = 'author_id <> $1 and (is_public or author_id in ($2, $3))';
    const rows = await server.sql(
      `select id from post where content ~ 'kernel' and ${condition} and ${visible} order by number desc`,
      [foe!.id, ana!.id, friend!.id],
    );
    return rows.map(({ id }) => id);
  };
  const searches = {
    kernel: 'true',
    hazel: `content ~ 'hazel'`,
    pecan: `content ~ 'pecan'`,
    chestnut: `content ~ 'chestnut'`,
    acorn: `content ~ 'acorn'`,
    'hazel pecan': `content ~ 'hazel' and content ~ 'pecan'`,
    '"hazel pecan"': `content ~ 'hazel pecan'`,
    'pecan -hazel': `content ~ 'pecan' and content !~ 'hazel'`,
    'hazel -from:stranger': `content ~ 'hazel' and author_id <> '${stranger.id}'`,
    'hazel -from:stranger -from:friend': `content ~ 'hazel' and author_id not in ('${stranger.id}', '${friend.id}')`,
    'hazel from:friend': `content ~ 'hazel' and author_id = '${friend.id}'`,
  };
  for (const [query, condition] of Object.entries(searches)) {
    const expected = await whole(condition);
    expect(expected.length, query).toBeGreaterThan(0);
    expect(await readAll(ana, query), query).toEqual(expected);
  }
  const [oldest] = await server.sql(`select id from post where content ~ 'acorn' and author_id = $1`, [ana.id]);
  await ana.rest(`/api/posts/${oldest!.id}`, { method: 'PUT', body: { content: 'kernel almond', is_public: true } });
  expect([await readAll(stranger, 'almond'), await readAll(stranger, 'acorn kernel')]).toEqual([
    [oldest!.id],
    await readAll(stranger, 'acorn'),
  ]);
  expect(await readAll(ana, 'acorn')).not.toContain(oldest!.id);
  await ana.rest(`/api/posts/${oldest!.id}`, { method: 'DELETE' });
  expect(await readAll(stranger, 'almond')).toEqual([]);
});

it('counts the visible posts of a hashtag up to a hundred, and its public posts beyond', async () => {
  const [ida, jon] = await registerPeople(server, 'ida', 'jon');
  const count = async (viewer: Person) =>
    (await viewer.gql('{ hashtag(name: "#ducks") { postCount } }')).data.hashtag.postCount;
  const posts: { id: string }[] = [];
  for (let n = 0; n < 5; n++)
    posts.push(await buildPost(ida, { content: `One more of the #ducks #swim${n}`, is_public: n > 1 }));
  expect([await count(ida), await count(jon)]).toEqual([5, 3]);
  await server.sql(
    `with made as (insert into post (id, author_id, content) select gen_random_uuid(), $1, 'many #ducks' from generate_series(1, 110) returning id, author_id)
     insert into post_tag (tag, post_id, author_id, is_public) select 'ducks', id, author_id, true from made`,
    [jon.id],
  );
  expect([await count(ida), await count(jon)]).toEqual([113, 113]);
  const change = (n: number, body?: object) =>
    ida.rest(`/api/posts/${posts[n]!.id}`, { method: body ? 'PUT' : 'DELETE', body });
  await change(0, { is_public: true });
  expect(await count(jon)).toBe(114);
  await change(2, { is_public: false });
  expect(await count(jon)).toBe(113);
  await change(3, { content: 'No longer about #geese' });
  expect(await count(jon)).toBe(112);
  await change(4);
  expect(await count(jon)).toBe(111);
  expect((await jon.gql('{ searchHashtags(query: "duck") { name postCount } }')).data.searchHashtags).toEqual([
    { name: 'ducks', postCount: 111 },
  ]);
  expect((await jon.gql('{ trendingHashtags { name postCount } }')).data.trendingHashtags[0]).toEqual({
    name: 'ducks',
    postCount: 111,
  });
  const wrong =
    'select name from tag where post_count <> (select count(*) from post_tag where tag = name and is_public)';
  expect(await server.sql(wrong)).toEqual([]);
});

it('ranks connections and exact names first among very many matches', async () => {
  const [kai] = await registerPeople(server, 'kai');
  await server.sql(
    `with people as (select gen_random_uuid() as id, n from generate_series(1, 600) n),
     accounts as (insert into account (id, email, password_hash) select id, 'crowd' || n || '@crowd.test', '-' from people returning id)
     insert into profile (id, username, display_name) select people.id, 'crowd.' || n, 'Quin' || md5(n::text) from people join accounts using (id)`,
  );
  const [friend] = await registerPeople(server, 'latefriend', 'quin.vale');
  await server.sql(`update profile set display_name = 'Quinta Late' where id = $1`, [friend!.id]);
  await connect(server, kai!, friend!);
  const { data } = await kai!.gql(
    '{ searchPeople(query: "quin", first: 3) { edges { node { person { username } } } } }',
  );
  expect(
    data.searchPeople.edges
      .map(({ node }: any) => node.person.username)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['latefriend', 'quin.vale']);
});
