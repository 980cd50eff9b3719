import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server';
import { block, buildPost, connect, registerPeople, type Person } from '../support/people';

let server: TestServer;
let ben: Person;
let cara: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ben, cara] = await registerPeople(server, 'ben', 'cara');
});

afterAll(() => server.close());

it('finds posts by words, phrases and exclusions', async () => {
  const texts = ['zebra pricing page tests', 'zebra page for pricing', 'zebra churn by cohort'];
  for (const content of texts) await buildPost(cara, { content });
  const found = async (query: string) => {
    const one = await ben.rest(`/api/search/posts?query=${encodeURIComponent(query)}`);
    const other = await ben.rest(`/api/posts/search?query=${encodeURIComponent(query)}`);
    const { data } = await ben.gql('query ($query: String!) { searchPosts(query: $query) { edges { node { content } } } }', { query });
    const contents = one.body.data.posts.map((post: any) => post.content);
    expect(other.body).toEqual(one.body);
    expect(data.searchPosts.edges.map(({ node }: any) => node.content)).toEqual(contents);
    return contents;
  };
  expect(await found('zebra')).toEqual(texts.toReversed());
  expect(await found('zebra pages')).toEqual([texts[1], texts[0]]);
  expect(await found('zebra "pricing page"')).toEqual([texts[0]]);
  expect(await found('zebra -pricing')).toEqual([texts[2]]);
  for (const odd of ['', '   ', "zebras' and 1=1 --", '"', '-', '& | ! <->', '%']) expect(await found(odd), odd).toEqual([]);
  const long = await ben.rest(`/api/search/posts?query=${'a'.repeat(201)}`);
  expect(long).toMatchObject({ status: 400, body: { error: { fields: { query: expect.any(String) } } } });
});

it('tells how many posts came since', async () => {
  const [dora, emil] = await registerPeople(server, 'dora', 'emil');
  const first = await buildPost(dora);
  const count = async (viewer: Person, mode: string, after = first.id) => (await viewer.gql('query ($after: ID!, $mode: FeedMode) { newPostCount(after: $after, mode: $mode) }', { after, mode })).data.newPostCount;
  await buildPost(emil);
  await buildPost(emil, { is_public: false });
  await buildPost(dora);
  expect([await count(dora, 'LATEST'), await count(dora, 'FOR_YOU'), await count(dora, 'FOLLOWING')]).toEqual([1, 1, 0]);
  await connect(server, emil, dora);
  expect([await count(dora, 'LATEST'), await count(dora, 'FOLLOWING')]).toEqual([2, 2]);
  await block(server, emil, dora);
  expect([await count(dora, 'LATEST'), await count(dora, 'FOLLOWING')]).toEqual([0, 0]);
  expect(await dora.gql('{ newPostCount(after: "x") }')).toMatchObject({ code: 'BAD_USER_INPUT' });
});
