import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, lexicographicSortSchema, printSchema, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraphqlSchema } from '../../../server/graphql/schema';
import {
  buildComment,
  buildPost,
  missingId,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  anyone = visitor(server);
});
afterAll(() => server.close());

describe('the schema', () => {
  it('is the one in schema.graphql', () => {
    const committed = readFileSync(`${import.meta.dirname}/../../../schema.graphql`, 'utf8');
    expect(`${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`).toBe(committed);
  });

  it('describes every type, field, argument and value', async () => {
    const { data } = await anyone.gql(getIntrospectionQuery());
    const { types } = (data as IntrospectionQuery).__schema;
    const missing: string[] = [];
    const check = (name: string, item: { description?: string | null }) =>
      void (item.description?.trim() || missing.push(name));
    const roots = ['Query', 'Mutation', 'Subscription'];
    for (const type of types.filter(({ name }) => !name.startsWith('__'))) {
      if (!roots.includes(type.name)) check(type.name, type);
      if (type.kind === 'ENUM') for (const value of type.enumValues) check(`${type.name}.${value.name}`, value);
      if (type.kind === 'INPUT_OBJECT')
        for (const field of type.inputFields) check(`${type.name}.${field.name}`, field);
      if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') continue;
      for (const field of type.fields) {
        check(`${type.name}.${field.name}`, field);
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(missing).toEqual([]);
    expect(types.length).toBeGreaterThan(30);
  });
});

/** Sends an operation four times, so that several strategies execute it, and asserts equal responses. */
async function executeRepeatedly(caller: Caller, query: string, variables?: Record<string, unknown>) {
  const responses = [];
  for (let time = 1; time <= 4; time++) responses.push(await caller.gql(query, variables));
  const [first, ...later] = responses.map(({ status, data, errors }) => ({
    status,
    data,
    errors: errors?.map(({ path, extensions }) => ({ path, extensions })),
  }));
  for (const response of later) expect(response).toEqual(first);
  return responses.at(-1)!;
}

describe('responses', () => {
  it('carry the same codes as REST, in data that is null', async () => {
    const { id } = await buildPost(ana);
    const operations: [caller: Caller, query: string, status: number, code: string][] = [
      [anyone, '{ feed { edges { cursor } } }', 401, 'UNAUTHENTICATED'],
      [anyone, `{ post(id: "${id}") { id } }`, 401, 'UNAUTHENTICATED'],
      [ana, `{ post(id: "${missingId}") { id } }`, 404, 'NOT_FOUND'],
      [ana, '{ post(id: "no id") { id } }', 404, 'NOT_FOUND'],
      [ana, '{ node(id: "no id") { id } }', 404, 'NOT_FOUND'],
      [ana, '{ profile { id } }', 400, 'BAD_USER_INPUT'],
      [ana, '{ profile(username: "nobody-at-all") { id } }', 404, 'NOT_FOUND'],
      [ana, '{ feed(first: 51) { edges { cursor } } }', 400, 'BAD_USER_INPUT'],
      [ana, '{ events(after: "x") { edges { cursor } } }', 400, 'BAD_USER_INPUT'],
      [ana, '{ events(after: 0, first: 101) { edges { cursor } } }', 400, 'BAD_USER_INPUT'],
      [ana, '{ events(after: 999999999999999999) { edges { cursor } } }', 409, 'CONFLICT'],
      [ben, `mutation { deletePost(id: "${id}") { id } }`, 403, 'FORBIDDEN'],
      [ana, '{ nonsense }', 400, 'BAD_USER_INPUT'],
      [ana, '{ feed { edges }', 400, 'BAD_USER_INPUT'],
      [ana, '', 400, 'BAD_USER_INPUT'],
      [ana, 'subscription { event(channel: "private-feed") { id } }', 400, 'BAD_USER_INPUT'],
      [ana, 'query a { me { id } } query b { me { id } }', 400, 'BAD_USER_INPUT'],
      [ana, 'query ($id: ID!) { post(id: $id) { id } }', 400, 'BAD_USER_INPUT'],
    ];
    for (const [caller, query, status, code] of operations) {
      const response = await executeRepeatedly(caller, query);
      expect([response.status, response.code ?? ''], query).toEqual([status, code]);
      if (code) expect(Object.values(response.data ?? {}).filter((value) => value !== null)).toEqual([]);
    }
  });

  it('include successful fields beside failed ones', async () => {
    const { id } = await buildPost(ana);
    const response = await executeRepeatedly(
      ana,
      'query ($id: ID!, $missing: ID!) { there: post(id: $id) { content } gone: post(id: $missing) { content } }',
      { id, missing: missingId },
    );
    expect(response).toMatchObject({
      status: 200,
      data: { there: { content: 'A post by ana' }, gone: null },
      errors: [{ path: ['gone'], extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it('follow variables, directives, aliases and fragments, interpreted or compiled', async () => {
    const { id } = await buildPost(ana, { content: 'with a comment' });
    await buildComment(ben, id, { content: 'here' });
    const query = `query ($id: ID!, $more: Boolean!, $less: Boolean = true) {
      result: node(id: $id) { __typename ... on Post { ...Body comments(first: 1) @include(if: $more) { edges { node { content author { name: username } } } } isPublic @skip(if: $less) } ... on Comment { postId } }
    } fragment Body on Post { content }`;
    expect((await executeRepeatedly(ana, query, { id, more: false })).data).toEqual({
      result: { __typename: 'Post', content: 'with a comment' },
    });
    expect((await executeRepeatedly(ana, query, { id, more: true, less: false })).data).toEqual({
      result: {
        __typename: 'Post',
        content: 'with a comment',
        comments: { edges: [{ node: { content: 'here', author: { name: 'ben' } } }] },
        isPublic: true,
      },
    });
    const twice = `query ($id: ID!) { a: post(id: $id) { id } feed(first: 2, mode: LATEST) { pageInfo { hasNextPage } edges { reason node { __typename likes: likeCount author { displayName viewerIsSelf } } } } }`;
    expect((await executeRepeatedly(ana, twice, { id })).data.feed.edges[0].node).toEqual({
      __typename: 'Post',
      likes: 0,
      author: { displayName: 'ana', viewerIsSelf: true },
    });
  });

  it('of one list are the same whatever else is requested with it', async () => {
    await buildPost(ana, { content: 'quotes " and \\ and \u2028 and 👩‍🚀\n</script>' });
    const fields =
      'edges { cursor reason node { id content createdAt editedAt isEdited likeCount image { url } author { id username avatarUrl } sharedPost { id } viewerHasLiked } } pageInfo { hasNextPage endCursor }';
    const alone = await executeRepeatedly(ana, `query Alone { feed(first: 3, mode: LATEST) { ${fields} } }`);
    const together = await executeRepeatedly(
      ana,
      `query Together { feed(first: 3, mode: LATEST) { ${fields} } me { id } }`,
    );
    expect(alone.data.feed).toEqual(together.data.feed);
    expect(alone.data.feed.edges[0].node.content).toBe('quotes " and \\ and \u2028 and 👩‍🚀\n</script>');
    const withTypenames = await executeRepeatedly(
      ana,
      'query { __typename feed(first: 1) { __typename edges { __typename node { __typename a: id b: id author { c: id __typename } } } } }',
    );
    expect(withTypenames.data).toMatchObject({
      __typename: 'Query',
      feed: {
        __typename: 'PostConnection',
        edges: [{ __typename: 'PostEdge', node: { __typename: 'Post', author: { __typename: 'Profile' } } }],
      },
    });
    const merged = await executeRepeatedly(
      ana,
      'query { feed(first: 1, mode: LATEST) { edges { node { author { id } } node { author { username } content } } } }',
    );
    expect(merged.data.feed.edges[0].node.author).toEqual({ id: ana.id, username: 'ana' });
  });

  it('of a profile with many requested fields need few statements', async () => {
    const statements = await server.captureStatements(() =>
      ana.gql('{ me { email profile { bio location createdAt coverImageUrl viewerIsSelf } } }'),
    );
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe('a document', () => {
  const deep = (levels: number) =>
    `{ me { profile { id } } feed { edges { node { ${'sharedPost { '.repeat(levels)} id ${'} '.repeat(levels)} } } } }`;

  it('may not be deep, wide, long or costly', async () => {
    expect((await ana.gql(deep(3))).status).toBe(200);
    const rejectedRequests: [string, string][] = [
      ['deep', deep(14)],
      [
        'deep in fragments',
        `{ feed { edges { node { ...A } } } } ${'ABCDEFGHIJK'
          .split('')
          .map(
            (name, n, all) => `fragment ${name} on Post { sharedPost { id ${all[n + 1] ? `...${all[n + 1]}` : ''} } }`,
          )
          .join(' ')}`,
      ],
      ['many aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: latestEventId`).join(' ')} }`],
      ['many aliases of __typename', `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
      ['long', `{ me { ${'id '.repeat(2_100)} } }`],
      ['directives', `{ me { id ${'@include(if: true) '.repeat(51)} } }`],
      ['circular', '{ feed { edges { node { ...A } } } } fragment A on Post { sharedPost { ...A } }'],
    ];
    for (const [name, query] of rejectedRequests)
      expect([
        name,
        ...Object.values(await ana.gql(query).then(({ status, code, data }) => ({ status, code, data: data ?? null }))),
      ]).toEqual([name, 400, 'BAD_USER_INPUT', null]);
  });

  it('is executed one at a time, and GET changes nothing', async () => {
    const batch = await ana.rest('/graphql', { body: [{ query: '{ me { id } }' }, { query: '{ me { id } }' }] });
    expect(batch).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } });
    const get = (query: string, headers: Record<string, string> = { 'apollo-require-preflight': '1' }) =>
      ana.rest(`/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect((await get('{ me { id } }')).body).toEqual({ data: { me: { id: ana.id } } });
    expect((await get('mutation { createPost(input: { content: "by GET" }) { id } }')).status).toBe(405);
    expect((await get('{ me { id } }', {})).status).toBe(400);
    const form = await ana.rest('/graphql', {
      body: '{"query":"mutation { logout }"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect([400, 415]).toContain(form.status);
    expect(await server.sql(`select from post where content = 'by GET'`)).toEqual([]);
    expect((await ana.gql('{ me { id } }')).data.me.id).toBe(ana.id);
  });

  it('that does not reach GraphQL is rejected in the GraphQL response format', async () => {
    const broken = await ana.rest('/graphql', { body: '{"query": ', headers: { 'content-type': 'application/json' } });
    expect(broken).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } });
    const large = await ana.rest('/graphql', {
      body: { query: '{ me { id } }', variables: { x: 'x'.repeat(1_100_000) } },
    });
    expect(large).toMatchObject({ status: 413, body: { errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] } });
    const foreign = await ana.rest('/graphql', {
      body: { query: '{ me { id } }' },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
  });
});

it('an unexpected error is one INTERNAL without details, and the process survives', async () => {
  await server.sql('alter table post_revision rename to post_revision_away');
  const { id } = await buildPost(ana);
  try {
    const response = await executeRepeatedly(ana, 'query ($id: ID!) { post(id: $id) { id revisions { content } } }', {
      id,
    });
    expect(response).toMatchObject({
      code: 'INTERNAL',
      errors: [{ message: 'Something went wrong. Try again in a moment.' }],
    });
    expect(response.errors![0]!.extensions).toEqual({ code: 'INTERNAL' });
    const rest = await ana.rest(`/api/posts/${id}`, { method: 'PUT', body: { content: 'changed' } });
    expect(rest).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL', requestId: expect.any(String) } } });
    expect(JSON.stringify(rest.body)).not.toContain('post_revision');
    const logged = server.errors.splice(0);
    expect(logged).toHaveLength(5);
    expect(JSON.stringify(logged)).toContain(rest.body.error.requestId);
  } finally {
    await server.sql('alter table post_revision_away rename to post_revision');
  }
  expect((await ana.gql('{ me { id } }')).data.me.id).toBe(ana.id);
});
