import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server';
import { registerPeople, type Person } from '../../support/people/people';

let server: TestServer;
let ben: Person;

/** Numbers after which 300 posts follow, in blocks of 32,768 and of 4,096 and among the newest. */
const starts = [0, 40_000, 90_000, 94_500, 100_000];
const perStart = 300;

beforeAll(async () => {
  server = await startTestServer();
  let cara: Person;
  [ben, cara] = (await registerPeople(server, 'ben', 'cara')) as [Person, Person];
  for (const start of starts) {
    await server.sql(`select setval(pg_get_serial_sequence('post', 'number'), $1)`, [start + 1]);
    await server.sql(
      `insert into post (id, author_id, content) select gen_random_uuid(), $1, concat_ws(' ', 'Post',
         case when n % 2 = 0 then 'walnut' else 'pecan' end,
         case when $2 < 100000 and n <= 51 then 'rare' || $2 end,
         case when $2 < 100000 and n <= 60 then 'scattered' end,
         case when $2 = 40000 and n <= 52 then 'middle' end,
         case when n % case when $2 > 80000 then 20 else 3 end = 1 then 'sparse' end,
         case when n = 300 and $2 = 0 then 'single' end)
       from generate_series(1, ${perStart}) n`,
      [cara.id, start],
    );
  }
});
afterAll(() => server.close());

/** Contents by number, latest first, as the whole table has them. */
const expected = async (condition: string): Promise<string[]> =>
  (await server.sql<{ id: string }>(`select id from post where ${condition} order by number desc`)).map(({ id }) => id);

/** Ids of all pages of a search. */
async function search(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await ben.gql(
      'query ($query: String!, $after: String) { searchPosts(query: $query, first: 50, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
      { query, after },
    );
    expect(errors).toBeUndefined();
    ids.push(...data.searchPosts.edges.map(({ node }: any) => node.id));
    if (!data.searchPosts.pageInfo.hasNextPage) return ids;
    after = data.searchPosts.pageInfo.endCursor;
  }
}

it.each([
  ['no post', 'walnut pecan', 'false'],
  ['posts of which the newest blocks have few', 'sparse', `content like '%sparse%'`],
  ['a post among the oldest', 'single', `content like '%single%'`],
  ['as many posts as are read at once', 'rare40000', `content like '%rare40000%'`],
  ['one post more than are read at once', 'middle', `content like '%middle%'`],
  ['posts in all blocks but none among the newest', 'scattered', `content like '%scattered%'`],
  [
    'posts with two common words',
    'walnut scattered',
    `content like '%walnut scattered%' or content like '%walnut rare%'`,
  ],
  ['posts without a word', 'scattered -walnut', `content like '%scattered%' and content not like '%walnut%'`],
  ['half of all posts', 'walnut', `content like '%walnut%'`],
])('finds %s, on pages in the order of all', async (_, query, condition) => {
  expect(await search(query)).toEqual(await expected(condition));
});
