import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildPost,
  createCaller,
  bearer,
  connect,
  eventsSince,
  follow,
  hideProfile,
  latestEvent,
  missingId,
  registerPeople,
  registerPerson,
  visitor,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let bob: Person;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  [ana, bob] = await registerPeople(server, `ana${round}`, `bob${round}`);
});

const createPeople = (size: number, name: string) =>
  registerPeople(server, ...Array.from({ length: size }, (_, n) => `${name}${round}x${n}`)) as Promise<Person[]>;
const requestConnection = (from: Person, to: Person, message?: unknown) =>
  from.rest('/api/connections/request', { body: { recipientId: to.id, message } });

type Listed = {
  name: string;
  field: string;
  path: () => string;
  key: string;
  fill: (person: Person) => Promise<unknown>;
  toUsername?: (row: any) => string;
};

const lists: Listed[] = [
  {
    name: 'connections',
    field: 'connections',
    path: () => '/api/connections?',
    key: 'connections',
    fill: (person) => connect(server, person, ana),
  },
  {
    name: 'followers',
    field: 'followers',
    path: () => `/api/follows/followers/${ana.id}?`,
    key: 'followers',
    fill: (person) => follow(server, person, ana),
  },
  {
    name: 'following',
    field: 'following',
    path: () => `/api/follows/following/${ana.id}?`,
    key: 'following',
    fill: (person) => follow(server, ana, person),
  },
  {
    name: 'received requests',
    field: 'receivedRequests',
    path: () => '/api/connections/requests?',
    key: 'requests',
    fill: (person) => requestConnection(person, ana),
    toUsername: ({ person }) => person.username,
  },
  {
    name: 'sent requests',
    field: 'sentRequests',
    path: () => '/api/connections/requests?direction=sent&',
    key: 'requests',
    fill: (person) => requestConnection(ana, person),
    toUsername: ({ person }) => person.username,
  },
];

describe.each(lists)('the list of $name', ({ field, path, key, fill, toUsername = ({ username }) => username }) => {
  it('is paginated latest first, equal over GraphQL and REST, in one statement, without hidden people', async () => {
    const people = await createPeople(7, 'p');
    for (const person of people) await fill(person);
    const expected = people.map(({ username }) => username).toReversed();
    const node = field.endsWith('Requests') ? 'person { username }' : 'username';
    const page = async (after: string | null) => {
      const { data } = await ana.gql(
        `query ($after: String) { ${field}(first: 3, after: $after) { edges { node { ${node} } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      return data[field];
    };
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { edges, pageInfo } = await page(after);
      seen.push(...edges.map((edge: any) => toUsername(edge.node)));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(seen).toEqual(expected);
    const pages = await Promise.all([1, 2, 3].map((number) => ana.rest(`${path()}page=${number}&limit=3`)));
    expect(pages.flatMap(({ body }) => body.data[key].map(toUsername))).toEqual(expected);
    expect(await server.captureStatements(() => page(null))).toHaveLength(1);
    expect(await server.captureStatements(() => ana.rest(`${path()}limit=3`))).toHaveLength(1);
    await hideProfile(server, people[6]!);
    expect((await page(null)).edges.map((edge: any) => toUsername(edge.node))[0]).toBe(expected[1]);
    for (const wrong of ['limit=0', 'limit=51', 'page=0', 'page=x'])
      expect((await ana.rest(`${path()}${wrong}`)).status, wrong).toBe(400);
  });
});

describe('a request to connect', () => {
  it('is rejected with the invalid field', async () => {
    const cases: [object, string][] = [
      [{}, 'recipientId'],
      [{ recipientId: 7 }, 'recipientId'],
      [{ recipientId: bob.id, message: 'x'.repeat(301) }, 'message'],
      [{ recipientId: bob.id, message: { text: 'x' } }, 'message'],
    ];
    for (const [body, field] of cases) {
      const response = await ana.rest('/api/connections/request', { body });
      expect([response.status, Object.keys(response.body.error.fields)]).toEqual([400, [field]]);
    }
    for (const recipientId of [missingId, 'nobody'])
      expect((await ana.rest('/api/connections/request', { body: { recipientId } })).status).toBe(404);
    expect((await visitor(server).rest('/api/connections/request', { body: { recipientId: bob.id } })).status).toBe(
      401,
    );
    expect((await requestConnection(ana, bob, '👍🏽'.repeat(300))).status).toBe(201);
  });

  it('that was accepted or declined cannot be changed, nor by another person', async () => {
    const { body } = await requestConnection(ana, bob);
    const cleo = await registerPerson(server, `cleo${round}`);
    for (const verb of ['accept', 'reject']) {
      expect((await cleo.rest(`/api/connections/${verb}/${body.data.connectionId}`, { method: 'POST' })).status).toBe(
        404,
      );
      expect((await ana.rest(`/api/connections/${verb}/${body.data.connectionId}`, { method: 'POST' })).status).toBe(
        403,
      );
    }
    expect((await cleo.rest(`/api/connections/${body.data.connectionId}`, { method: 'DELETE' })).status).toBe(404);
    for (const time of [1, 2])
      expect((await bob.rest(`/api/connections/reject/${ana.id}`, { method: 'POST' })).status, `time ${time}`).toBe(
        200,
      );
    expect((await bob.rest(`/api/connections/accept/${ana.id}`, { method: 'POST' })).status).toBe(409);
  });

  it('that was declined can be repeated after three weeks, and sent by the other person immediately', async () => {
    await requestConnection(ana, bob);
    await bob.rest(`/api/connections/reject/${ana.id}`, { method: 'POST' });
    const rejected = await requestConnection(ana, bob);
    expect(rejected.status).toBe(409);
    expect(rejected.body.message).toMatch(/send another one from \d{4}-\d\d-\d\d/);
    await server.sql(`update connection set responded_at = now() - interval '22 days' where requester_id = $1`, [
      ana.id,
    ]);
    expect((await requestConnection(ana, bob)).body.data.status).toBe('pending');
  });

  it('is limited to 100 in a week, and the next one returns the retry time', async () => {
    await server.sql(
      `insert into quota_usage (subject, action, starts_at, count) values ($1, 'connection request', now() - interval '2 days', 99)`,
      [ana.id],
    );
    const limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
    expect((await limited.rest('/api/connections/request', { body: { recipientId: bob.id } })).status).toBe(201);
    const cleo = await registerPerson(server, `cleo${round}`);
    const rejected = await limited.rest('/api/connections/request', { body: { recipientId: cleo.id } });
    expect([rejected.status, rejected.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    await server.sql(`update quota_usage set starts_at = starts_at - interval '8 days' where subject = $1`, [ana.id]);
    expect((await limited.rest('/api/connections/request', { body: { recipientId: cleo.id } })).status).toBe(201);
  });
});

describe('the end of a connection', () => {
  it('hides private posts immediately, also from open subscriptions', async () => {
    await connect(server, ana, bob);
    const post = await buildPost(ana, { content: 'Between us', is_public: false });
    expect((await bob.rest(`/api/posts/${post.id}`)).status).toBe(200);
    const start = await latestEvent(server);
    await bob.rest(`/api/connections/${ana.id}`, { method: 'DELETE' });
    expect((await bob.rest(`/api/posts/${post.id}`)).status).toBe(404);
    const events = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'relation.changed');
    expect(events.map(({ data }) => [data.connection, new Set(data.reauthorise)])).toEqual([
      [null, new Set([ana.id, bob.id])],
    ]);
  });
});

describe('the path between two', () => {
  const pathTo = async (from: Person, to: Person) =>
    (await from.gql('query ($id: ID!) { connectionPath(toId: $id) { degree people { username } } }', { id: to.id }))
      .data.connectionPath;

  it('is the shortest of at most three steps and avoids hidden people', async () => {
    const [a, b, c, d] = await createPeople(4, 'way');
    expect(await pathTo(ana, ana)).toEqual({ degree: 0, people: [{ username: ana.username }] });
    await connect(server, ana, a!);
    await connect(server, b!, a!);
    await connect(server, b!, c!);
    await connect(server, c!, d!);
    const degrees = async () => Promise.all([a, b, c, d].map(async (to) => (await pathTo(ana, to!))?.degree ?? null));
    expect(await degrees()).toEqual([1, 2, 3, null]);
    expect((await pathTo(ana, c!)).people.map(({ username }: any) => username)).toEqual(
      [ana, a!, b!, c!].map(({ username }) => username),
    );
    await connect(server, ana, b!);
    expect(await degrees()).toEqual([1, 1, 2, 3]);
    await hideProfile(server, b!);
    const { code } = await ana.gql('query ($id: ID!) { connectionPath(toId: $id) { degree } }', { id: b!.id });
    expect(code).toBe('NOT_FOUND');
    expect(await pathTo(ana, c!)).toBeNull();
  });
});

it('a page of people with their relations costs a fixed number of statements', async () => {
  for (const person of await createPeople(6, 'n')) await follow(server, person, ana);
  const read = (first: number) => () =>
    ana.gql(
      'query ($first: Int) { followers(first: $first) { edges { node { username mutualConnectionCount connectionCount followerCount followingCount viewerRelation { isFollowing connection { status } } } } } }',
      { first },
    );
  const [few, many] = [await server.captureStatements(read(2)), await server.captureStatements(read(6))];
  expect(many.length).toBe(few.length);
  expect(many.length).toBeLessThanOrEqual(4);
});
