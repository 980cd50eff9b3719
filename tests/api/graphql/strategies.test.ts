import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Executor } from '../../../server/graphql/execution/executor';
import type { Strategy } from '../../../server/graphql/execution/strategy';
import { graphqlRoute } from '../../../server/graphql/route';
import { buildGraphqlSchema } from '../../../server/graphql/schema';
import { acceptEmptyJson } from '../../../server/http/json';
import { addContext } from '../../../server/http/requests';
import { createGroup } from '../../support/people/conversations';
import {
  bearer,
  block,
  buildComment,
  buildPost,
  connect,
  follow,
  hideProfile,
  missingId,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { buildAnalysis, commentOn, shareAnalysis } from '../../support/people/analyses';
import { applyFor, buildJob } from '../../support/people/jobs';
import { applyForRole, buildRole, buildTeam } from '../../support/people/teams';
import { buildStories } from '../../support/people/news';
import { startTestServer, type TestServer } from '../../support/server/server';
import { createSubscriber } from '../../support/transports/live';
import { listOperations, listPages } from './listOperations';
import { operations, type Operation } from './operations';

const strategies: readonly Strategy[] = ['interpreted', 'compiled', 'directJson'];

type Endpoint = { http: FastifyInstance; executor: Executor };

let server: TestServer;
let ana: Person;
/** Values for the variables of the operations. */
let ids: Record<string, string>;
/** One /graphql route for each strategy, and one that chooses by itself. All share the server's database. */
const endpoints = {} as Record<Strategy | 'chosen', Endpoint>;

beforeAll(async () => {
  server = await startTestServer();
  ana = await registerPerson(server, 'ana');
  await createData();
  await equaliseTimes();
  const schema = buildGraphqlSchema();
  for (const strategy of [...strategies, undefined]) {
    const http = Fastify();
    acceptEmptyJson(http);
    addContext(http, server.app);
    endpoints[strategy ?? 'chosen'] = {
      http,
      executor: await graphqlRoute(http, schema, server.app.log, { strategy }),
    };
  }
});

afterAll(async () => {
  await Promise.all(Object.values(endpoints).map(({ http }) => http.close()));
  await server.close();
});

/** Creates at least two rows for ana in every list, and rows of people who are hidden from her. */
async function createData() {
  const [ben, benny, carol, dave, eve, henry, iris, blocked, alsoBlocked, hidden] = await registerPeople(
    server,
    ...(['ben', 'benny', 'carol', 'dave', 'eve', 'henry', 'iris', 'blocked', 'also.blocked', 'hidden'] as const),
  );
  await registerPeople(server, 'frank', 'grace');
  const [source, stories] = await buildStories(server, 3);
  for (const id of stories) await ana.rest(`/api/news/${id}/bookmark`, { method: 'POST' });
  for (const author of [ana, ben, carol])
    await buildPost(author, { content: 'Have you read this?', news_story_id: stories[0] });
  const posts = [];
  for (const author of [ana, ana, ana, ben, ben, blocked, hidden])
    posts.push(await buildPost(author, { content: `A post "${author.username}" \\ \u2028 é about rockets` }));
  const [post, second] = posts;
  const comment = await buildComment(ben, post.id);
  await buildComment(ana, post.id, { parent_id: comment.id });
  await ana.gql('mutation ($id: ID!) { sharePost(id: $id, content: "Worth a read") { id } }', { id: posts[3].id });
  for (const { id } of [post, second, posts[3]]) await ana.rest(`/api/posts/${id}/bookmark`, { method: 'POST' });
  for (const person of [ben, carol]) {
    await connect(server, ana, person);
    await follow(server, ana, person);
    await follow(server, person, ana);
  }
  await connect(server, ana, benny);
  await follow(server, ben, benny);
  await follow(server, benny, ben);
  for (const person of [carol, benny]) await connect(server, ben, person);
  await connect(server, dave, ben);
  for (const person of [dave, henry, hidden]) await connect(server, person, ana, 'pending');
  for (const person of [eve, iris]) await connect(server, ana, person, 'pending');
  for (const person of [dave, eve])
    await ana.gql('mutation ($id: ID!) { mutePerson(id: $id) { id } }', { id: person.id });
  for (const person of [blocked, alsoBlocked]) await block(server, ana, person);
  for (const person of [ben, carol]) {
    await person.rest(`/api/posts/${post.id}/like`, { method: 'POST' });
    await person.rest(`/api/posts/${post.id}/share`, { body: {} });
  }
  const start = 'mutation ($ids: [ID!]!) { startConversation(participantIds: $ids) { id } }';
  const write = 'mutation ($id: ID!, $text: String) { sendMessage(conversationId: $id, content: $text) { id } }';
  const conversations: string[] = [];
  for (const [from, to] of [
    [ana, ben],
    [carol, ana],
    [eve, ana],
    [henry, ana],
  ] as const) {
    const { data } = await from.gql(start, { ids: [to.id] });
    conversations.push(data.startConversation.id);
    for (const text of ['About rockets', 'And "engines"'])
      await from.gql(write, { id: data.startConversation.id, text });
  }
  const kim = await registerPerson(server, 'kim');
  const group = await createGroup(server, kim, [ana, ben, hidden], 'Rockets');
  for (const person of [ben, hidden])
    await kim.gql(
      'mutation ($id: ID!, $personId: ID!) { removeFromConversation(conversationId: $id, personId: $personId) { id } }',
      { id: group, personId: person.id },
    );
  const [job, secondJob] = [await buildJob(ana), await buildJob(ana)];
  const otherJobs = [await buildJob(ben), await buildJob(carol)];
  for (const person of [ben, carol, hidden]) await applyFor(person, job.id);
  for (const other of otherJobs) await applyFor(ana, other.id);
  for (const { id } of [secondJob, ...otherJobs]) await ana.rest(`/api/jobs/${id}/bookmark`, { method: 'POST' });
  const roles = [];
  for (const owner of [ana, ana, ben, carol]) roles.push(await buildRole(owner, (await buildTeam(owner)).id));
  for (const person of [ben, carol, hidden]) await applyForRole(person, roles[0].id);
  for (const { id } of roles.slice(2)) await applyForRole(ana, id);
  const analysis = await buildAnalysis(ana);
  await buildAnalysis(ana);
  for (const person of [ben, hidden]) {
    await shareAnalysis(ana, analysis.id, { userId: person.id });
    for (const text of ['About bread', 'And prices']) await commentOn(person, analysis.id, text);
  }
  await hideProfile(server, hidden);
  const { data } = await ana.gql('{ feed(mode: LATEST, first: 2) { pageInfo { endCursor } } }');
  ids = {
    ana: ana.id,
    ben: ben.id,
    dave: dave.id,
    blocked: blocked.id,
    hidden: hidden.id,
    group,
    missing: missingId,
    post: post.id,
    hiddenPost: posts[6].id,
    conversation: conversations[0]!,
    job: job.id,
    analysis: analysis.id,
    otherJob: otherJobs[0].id,
    role: roles[0].id,
    otherRole: roles[2].id,
    source,
    story: stories[0]!,
    cursor: data.feed.pageInfo.endCursor,
  };
}

/** Leaves the id alone to order rows that are listed by time: a page that ends between two of them repeats and skips none. */
async function equaliseTimes() {
  const columns = {
    block: 'created_at',
    follow: 'created_at',
    mute: 'created_at',
    post_bookmark: 'created_at',
    job_bookmark: 'created_at',
    analysis: 'updated_at',
    news_bookmark: 'created_at',
    news_story: 'published_at',
    notification: 'updated_at',
    conversation_member: 'last_at',
  };
  for (const [table, column] of Object.entries(columns)) await server.sql(`update ${table} set ${column} = now()`);
}

/** Replaces `$name` in variables by the id of that name. */
const fill = (variables: Operation['variables']): unknown =>
  JSON.parse(JSON.stringify(variables ?? {}), (_key, value) =>
    typeof value === 'string' && value.startsWith('$') ? ids[value.slice(1)] : value,
  );

/** An Accept header that the route leaves to Apollo. */
const acceptByApollo = 'application/json;q=0.9';

async function send(
  { http }: Endpoint,
  { query, operationName, variables, isAnonymous }: Pick<Operation, 'query'> & Partial<Operation>,
  accept = '*/*',
): Promise<string> {
  const response = await http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept, ...(!isAnonymous && bearer(ana.token)) },
    payload: { query, operationName, variables: fill(variables) },
  });
  const { data, errors } = response.json();
  // As text, so that the order of fields is compared too.
  return JSON.stringify({ status: response.statusCode, data, errors }, null, 1);
}

/** Executes an operation by every strategy, and asserts that the responses are equal. */
async function expectEqualResponses(operation: Operation): Promise<any> {
  const expected = await send(endpoints.interpreted, operation);
  expect(await send(endpoints.compiled, operation), 'compiled').toBe(expected);
  expect(await send(endpoints.directJson, operation, acceptByApollo), 'directJson by Apollo').toBe(expected);
  expect(await send(endpoints.directJson, operation), 'directJson without Apollo').toBe(expected);
  for (const time of [1, 2, 3]) expect(await send(endpoints.chosen, operation), `chosen, time ${time}`).toBe(expected);
  return JSON.parse(expected);
}

describe('every strategy responds alike to', () => {
  for (const operation of [...operations, ...listOperations])
    test(operation.title, async () => {
      const { directJson, compiled } = endpoints;
      const before = {
        direct: directJson.executor.executions.directJson,
        compiled: compiled.executor.executions.compiled,
      };
      const { status, data, errors } = await expectEqualResponses(operation);
      expect([status, errors?.[0]?.extensions?.code]).toEqual([operation.status ?? 200, operation.code]);
      if (operation.data) expect(data).toMatchObject(operation.data);
      if (operation.hasRows) expect(Object.values<any>(data)[0].edges.length).toBeGreaterThan(0);
      if (operation.isDirect !== undefined)
        expect(directJson.executor.executions.directJson - before.direct).toBe(operation.isDirect ? 2 : 0);
      if (operation.isCompiled !== undefined)
        expect(compiled.executor.executions.compiled - before.compiled).toBe(operation.isCompiled ? 1 : 0);
    });
});

test.each(listPages)('$field has a next page only when a row follows', async ({ field, query, variables }) => {
  const read = async (page: object) => {
    const { data } = await expectEqualResponses({ title: field, query, variables: { ...variables, ...page } });
    const { edges, pageInfo } = data[field];
    return { cursors: edges.map(({ cursor }: { cursor: string }) => cursor), ...pageInfo };
  };
  const all = await read({ first: 50 });
  const count = all.cursors.length;
  expect([count > 1, all.hasNextPage]).toEqual([true, false]);
  expect((await read({ first: count })).hasNextPage).toBe(false);
  const first = await read({ first: count - 1 });
  expect([first.cursors, first.hasNextPage]).toEqual([all.cursors.slice(0, -1), true]);
  const last = await read({ first: 1, after: first.endCursor });
  expect([last.cursors, last.hasNextPage]).toEqual([all.cursors.slice(-1), false]);
});

test('a rejected page size uses no prepared statement', async () => {
  const { executor } = endpoints.chosen;
  const query = 'query ($first: Int) { feed(first: $first, mode: LATEST) { edges { node { id isPublic } } } }';
  for (let first = 51; first < 300; first++)
    expect(JSON.parse(await send(endpoints.chosen, { query, variables: { first } })).status).toBe(400);
  const { directJson } = executor.executions;
  await send(endpoints.chosen, { query, variables: { first: 7 } });
  expect(executor.executions.directJson).toBe(directJson + 1);
});

test('a failed directJson execution without Apollo is not repeated by Apollo', async () => {
  const operation = {
    query: '{ feed(mode: LATEST, after: "WyIyMDI2LTAyLTMxIl0") { edges { node { id isEdited } } } }',
  };
  for (let n = 1; n <= 2; n++) await send(endpoints.chosen, operation);
  const { directJson } = endpoints.chosen.executor.executions;
  expect(JSON.parse(await send(endpoints.chosen, operation))).toMatchObject({
    status: 400,
    data: null,
    errors: [{ path: ['feed'], extensions: { code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } } }],
  });
  expect(endpoints.chosen.executor.executions.directJson).toBe(directJson + 1);
});

test('a subscription with null for a required argument is rejected with BAD_USER_INPUT', async () => {
  const client = createSubscriber(server, ana.token);
  const subscribe = (query: string, variables: Record<string, unknown>) =>
    new Promise<any>((resolve) =>
      client.subscribe({ query, variables }, { next: resolve, error: resolve, complete: () => undefined }),
    );
  for (const query of [
    'subscription ($id: ID = "x") { postUpdated(id: $id) { id } }',
    'subscription ($id: ID!) { postUpdated(id: $id) { id } }',
  ]) {
    const result = await subscribe(query, { id: null });
    const [error] = Array.isArray(result) ? result : result.errors;
    expect(error, query).toMatchObject({
      message: expect.stringContaining('must not be null'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  await client.dispose();
});
