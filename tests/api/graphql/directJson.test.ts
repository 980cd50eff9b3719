import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await registerPerson(server, 'ana');
  for (let n = 1; n <= 5; n++)
    await ana.gql('mutation ($content: String!) { createPost(input: { content: $content }) { id } }', {
      content: `Post "${n}" \\ \u2028 é`,
    });
  const { data } = await ana.gql('{ feed(mode: LATEST, first: 1) { edges { node { id } } } }');
  await ana.gql('mutation ($id: ID!) { sharePost(id: $id, content: "Worth a read") { id } }', {
    id: data.feed.edges[0].node.id,
  });
});
afterAll(() => server.close());

const card = `
  fragment Card on Post { __typename id content ...Counts image { url } author { ...Who } sharedPost { id author { username } ...Counts } }
  fragment Counts on Post { likeCount liked: viewerHasLiked isPublic createdAt editedAt }
  fragment Who on Profile { __typename id name: displayName username }`;

const operations: Record<string, [query: string, variables?: Record<string, unknown>]> = {
  fragments: [
    `query Feed($first: Int!, $after: String) { feed(mode: LATEST, first: $first, after: $after) { __typename edges { __typename cursor reason node { ...Card author { headline } } } pageInfo { __typename endCursor hasNextPage } } } ${card}`,
    { first: 3 },
  ],
  aliases: [
    '{ mine: feed(mode: FOLLOWING, first: 2) { page: pageInfo { more: hasNextPage } rows: edges { why: reason at: cursor post: node { number: id body: content } } } }',
  ],
  'an inline fragment': ['{ feed(mode: FOR_YOU) { edges { node { id ... on Post { content ... { likeCount } } } } } }'],
  'nothing of the rows': ['{ feed(mode: LATEST, first: 2) { pageInfo { hasNextPage } } }'],
  'a search': ['{ searchPosts(query: "post") { edges { node { id } } } }'],
  'a resolver among the fields': [
    '{ feed(mode: LATEST, first: 2) { edges { node { id author { bio } comments { edges { node { id } } } } } } }',
  ],
  'a directive': [
    'query ($with: Boolean!) { feed(mode: LATEST, first: 2) { edges { node { id content @include(if: $with) } } } }',
    { with: false },
  ],
  'a wrong cursor': ['{ feed(mode: LATEST, after: "nonsense") { edges { node { id } } } }'],
  'a wrong size': [
    'query ($first: Int) { feed(mode: LATEST, first: $first) { edges { node { id } } } }',
    { first: 51 },
  ],
  'a wrong variable': [
    'query ($first: Int) { feed(mode: LATEST, first: $first) { edges { node { id } } } }',
    { first: 'many' },
  ],
};

describe('An operation has the same response when it is interpreted first and executed as direct JSON later', () => {
  for (const [name, [query, variables]] of Object.entries(operations)) {
    test(name, async () => {
      const execute = async () => {
        const { status, data, errors } = await ana.gql(query, variables);
        // Compared as text, so that the order of fields counts too.
        return JSON.stringify({ status, data, errors: errors?.map(({ extensions, path }) => ({ extensions, path })) });
      };
      const first = await execute();
      expect(await execute()).toBe(first);
      expect(await execute()).toBe(first);
    });
  }

  test('reads just the requested fields in one statement once the document is cached', async () => {
    const query = '{ feed(mode: LATEST) { edges { node { id content } } } }';
    await ana.gql(query);
    await ana.gql(query);
    const statements = await server.captureStatements(() => ana.gql(query));
    expect(statements).toEqual([expect.stringMatching(/^feed_latest_[0-9a-f]{16}_first_10$/)]);
  });

  test('anonymous callers are rejected each time', async () => {
    const query = '{ feed(mode: LATEST) { edges { cursor node { id likeCount } } } }';
    for (let n = 0; n < 3; n++) {
      const response = await visitor(server).gql(query);
      expect([response.status, response.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  test('selects one of several operations by its name and rejects a missing name', async () => {
    const query =
      'query One { feed(mode: LATEST, first: 1) { edges { node { id } } } } query Two { feed(mode: LATEST, first: 2) { edges { node { id } } } }';
    const execute = async (operationName?: unknown) => {
      const { status, body } = await ana.rest('/graphql', { body: { query, operationName } });
      return body.data ? body.data.feed.edges.length : status;
    };
    for (let n = 0; n < 4; n++)
      expect([
        await execute('One'),
        await execute('Two'),
        await execute(''),
        await execute(),
        await execute(1),
        await execute('query One'),
      ]).toEqual([1, 2, 400, 400, 400, 400]);
  });

  test('the response has the accepted content type, and an invalid request is rejected each time', async () => {
    const query = '{ feed(mode: LATEST, first: 3) { edges { node { id isShare } } } }';
    const accepts = [
      '*/*',
      'application/json',
      'application/graphql-response+json,application/json;q=0.9',
      'application/graphql-response+json',
      'text/html',
      'application/json;q=0.5, application/graphql-response+json;q=0.4',
    ];
    const requests = [
      { query },
      { query, extensions: { clientLibrary: {} } },
      { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'another' } } },
      { query, extensions: 'text' },
      { query, variables: [1] },
      { query, variables: 'text' },
      { query, operationName: 'Another' },
    ];
    const seen = [];
    for (let n = 0; n < 4; n++) {
      const responses = [];
      for (const accept of accepts)
        responses.push(await ana.rest('/graphql', { body: { query }, headers: { accept } }));
      for (const body of requests) responses.push(await ana.rest('/graphql', { body }));
      seen.push(
        responses.map(({ status, headers, body }) => [
          status,
          headers.get('content-type'),
          body.data?.feed.edges.length ?? body.errors?.[0].extensions.code,
        ]),
      );
    }
    for (const later of seen) expect(later).toEqual(seen[0]);
    expect(new Set(seen[0]!.map(([, type]) => type))).toEqual(
      new Set(['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8']),
    );
  });
});
