import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageLimits } from '../../../shared/contracts/paging';
import { maxPreparedStatements } from '../../../server/database/preparedStatements';
import { maxStatements, withStatementBudget } from '../../../server/database/statementBudget';
import { buildComment, buildPost, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let posts: { id: string }[];

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  posts = [];
  for (let n = 0; n < 12; n++) posts.push(await buildPost(ana, { content: `post ${n}` }));
  for (const { id } of posts.slice(0, 5))
    for (let n = 0; n < 4; n++) await buildComment(ben, id, { content: `comment ${n}` });
});
afterAll(() => server.close());

const comments = (first: string) => `comments(first: ${first}) { edges { node { id } } }`;

describe('an operation is rejected before it reads when its lists may have too many rows', () => {
  it.each<[title: string, query: string, variables?: Record<string, unknown>]>([
    ['literals', `{ feed(first: 50) { edges { node { ${comments('50')} } } } }`],
    ['variables', `query ($n: Int) { feed(first: $n) { edges { node { ${comments('$n')} } } } }`, { n: 50 }],
    [
      'default values of variables',
      `query ($n: Int = 50) { feed(first: $n) { edges { node { ${comments('$n')} } } } }`,
    ],
    [
      'page sizes that are not valid',
      `query ($n: Int) { feed(first: $n) { edges { node { ${comments('50')} } } } }`,
      { n: -1 },
    ],
    [
      'aliases',
      `query ($n: Int!) { feed(first: 50) { edges { node { a: ${comments('$n')} b: ${comments('$n')} c: ${comments('$n')} } } } }`,
      { n: 11 },
    ],
    [
      'fragments',
      `query ($n: Int!) { feed(first: $n) { ...A } } fragment A on PostConnection { edges { node { ...B } } } fragment B on Post { ${comments('$n')} }`,
      { n: 50 },
    ],
    [
      'inline fragments on an interface',
      `query ($n: Int!) { node(id: "x") { ... on Post { ${comments('$n')} sharedPost { ${comments('$n')} } } } feed(first: $n) { edges { node { ${comments('$n')} } } } }`,
      { n: 40 },
    ],
    [
      'directives',
      `query ($n: Int!, $not: Boolean = false) { feed(first: $n) { edges { node { more: sharedPost @skip(if: $not) { ${comments('$n')} } } } } }`,
      { n: 50 },
    ],
    [
      'levels within levels',
      `query ($n: Int!) { feed(first: $n) { edges { node { sharedPost { ${comments('$n')} } } } } }`,
      { n: 50 },
    ],
    [
      'the answer of a mutation',
      `mutation ($n: Int!) { createPost(input: { content: "x" }) { sharedPost { ${Array.from({ length: 14 }, (_, n) => `a${n}: ${comments('$n')}`).join(' ')} ${comments('$n')} } ${comments('$n')} } }`,
      { n: 100 },
    ],
  ])('by %s', async (_title, query, variables) => {
    for (let time = 1; time <= 3; time++) {
      const statements = await server.captureStatements(async () => {
        const { status, code, errors } = await ana.gql(query, variables);
        expect([status, code, errors![0]!.message]).toEqual([
          400,
          'BAD_USER_INPUT',
          expect.stringMatching(/rows|Cost/),
        ]);
      });
      expect(statements).toEqual([]);
    }
  });

  it('and when fragments multiply its fields', async () => {
    const names = Array.from({ length: 9 }, (_, n) => `F${n}`);
    const fragments = names.map(
      (name, n) =>
        `fragment ${name} on Post { id ${n < 8 ? `a${n}: sharedPost { ...${names[n + 1]} } b${n}: sharedPost { ...${names[n + 1]} ...${names[n + 1]} }` : ''} }`,
    );
    const { status, code } = await ana.gql(`{ feed { edges { node { ...F0 } } } } ${fragments.join(' ')}`);
    expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

it('reads a nested list of every row in one statement', async () => {
  const query = `query ($n: Int, $after: String) { feed(mode: LATEST, first: 12) { edges { node { id
    comments(first: $n, after: $after) { edges { cursor node { content author { username } } } pageInfo { hasNextPage endCursor } } revisions { content } } } } }`;
  for (let time = 1; time <= 3; time++) {
    const statements = await server.captureStatements(async () => {
      const { data } = await ana.gql(query, { n: 3 });
      const nodes = data.feed.edges.map((edge: any) => edge.node).toReversed();
      expect(nodes.map(({ id }: any) => id)).toEqual(posts.map(({ id }) => id));
      for (const [index, { comments: page, revisions }] of nodes.entries()) {
        const expected = index < 5 ? ['comment 0', 'comment 1', 'comment 2'] : [];
        expect(page.edges.map(({ node }: any) => node.content)).toEqual(expected);
        expect(page.pageInfo.hasNextPage).toBe(index < 5);
        expect(revisions).toEqual([]);
      }
    });
    expect(statements).toHaveLength(3);
  }
  const exact = await ana.gql(query, { n: 4 });
  expect(exact.data.feed.edges.at(-1).node.comments.pageInfo.hasNextPage).toBe(false);
  const first = await ana.gql(query, { n: 3 });
  const after = first.data.feed.edges.at(-1).node.comments.pageInfo.endCursor;
  const next = await ana.gql(query, { n: 3, after });
  expect(next.data.feed.edges.at(-1).node.comments.edges.map(({ node }: any) => node.content)).toEqual(['comment 3']);
});

it('reads a nested list again after each write of an operation', async () => {
  const { id } = await buildPost(ana);
  const [one, two] = [await buildComment(ben, id), await buildComment(ben, id)];
  const { data } = await ana.gql(
    `mutation { one: deleteComment(id: "${one.id}") { ${comments('5')} } two: deleteComment(id: "${two.id}") { ${comments('5')} } }`,
  );
  expect([data.one.comments.edges.length, data.two.comments.edges.length]).toEqual([1, 0]);
});

it('an operation that reads with too many statements is rejected', async () => {
  const { reader } = server.app;
  const read = () => reader.value({ text: 'select 1' });
  await withStatementBudget(async () => {
    for (let n = 0; n < maxStatements; n++) await read();
    await expect(read()).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining('50') });
  });
  await read();
});

it('prepares few statements on a connection, whatever pages and fields are requested', async () => {
  const { pool } = server.app;
  const countPrepared = async () => {
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    const counts: number[] = [];
    for (const client of clients) {
      const { rows } = await client.query<{ count: number }>('select count(*)::int from pg_prepared_statements');
      counts.push(rows[0]!.count);
      client.release();
    }
    return Math.max(...counts);
  };
  for (let first = 1; first <= pageLimits.max; first++) {
    expect((await ana.rest(`/api/posts?limit=${first}`)).status).toBe(200);
    expect((await ana.rest(`/api/events?after=0&limit=${first}`)).status).toBe(200);
    await ana.gql('query ($first: Int) { feed(first: $first, mode: LATEST) { edges { node { id content } } } }', {
      first,
    });
    await ana.gql('query ($first: Int) { feed(first: $first) { edges { node { id } } } me { id } }', { first });
  }
  const texts = await pool.query<{ name: string }>('select name from pg_prepared_statements');
  expect(texts.rows.filter(({ name }) => name.startsWith('feed')).length).toBeLessThanOrEqual(15);
  expect(texts.rows.filter(({ name }) => name.startsWith('events_after')).length).toBeLessThanOrEqual(1);
  for (let n = 0; n < 2 * maxPreparedStatements; n++)
    for (let time = 1; time <= 2; time++)
      expect((await ana.gql(`{ feed(first: 2, mode: LATEST) { edges { node { alias${n}: id } } } }`)).status).toBe(200);
  expect(await countPrepared()).toBeLessThanOrEqual(maxPreparedStatements);
});
