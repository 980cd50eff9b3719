import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { builtInApp } from '../../../server/live/builtInPublisher';
import { authorizeChannel, hear, subscriberOf } from '../../support/transports/live';
import {
  block,
  buildComment,
  buildPost,
  connect,
  eventsSince,
  follow,
  hide,
  latestEvent,
  missingId,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { gqlOutcome, restOutcome, type Outcome } from '../../support/transports/transports';
import { writesNothing } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let cara: Person;
const open: { close(): void }[] = [];
let named = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** Three people who know nothing of each other yet. */
async function newPeople(): Promise<void> {
  named += 1;
  [ana, ben, cara] = await registerPeople(server, `ana${named}`, `ben${named}`, `cara${named}`);
}

const blocksOf = ({ id }: Person) =>
  server.sql('select blocked_id from block where blocker_id = $1 order by created_at', [id]);
const tiesOf = ({ id }: Person) =>
  server.sql(
    `select requester_id as one, recipient_id as other from connection where $1 in (requester_id, recipient_id) union all select follower_id, followee_id from follow where $1 in (follower_id, followee_id)`,
    [id],
  );

const card = 'id username displayName headline avatarUrl';
const edges = (name: string) => (data: any) => data[name].edges.map(({ node }: any) => node);
const blockPerson = 'mutation ($id: ID!) { blockPerson(id: $id) }';
const unblockPerson = 'mutation ($id: ID!) { unblockPerson(id: $id) }';

type Way = {
  name: string;
  set(caller: Caller, id: string, blocked: boolean): Promise<Outcome>;
  list(caller: Caller): Promise<Outcome>;
};

const ways: Way[] = [
  {
    name: 'REST',
    set: async (caller, id, blocked) =>
      restOutcome('is_blocked', await caller.rest(`/api/blocks/${id}`, { method: blocked ? 'POST' : 'DELETE' })),
    list: async (caller) => restOutcome('blocked_users', await caller.rest('/api/blocks?limit=50')),
  },
  {
    name: 'GraphQL',
    set: async (caller, id, blocked) =>
      gqlOutcome(await caller.gql(blocked ? blockPerson : unblockPerson, { id }), () => blocked),
    list: async (caller) =>
      gqlOutcome(
        await caller.gql(`{ blockedPeople(first: 50) { edges { node { ${card} } } } }`),
        edges('blockedPeople'),
      ),
  },
];

describe.each(ways)('over $name', ({ set, list }) => {
  it('blocks, says so wherever asked, and takes it back', async () => {
    await newPeople();
    expect(await set(ana, ben.id, true)).toMatchObject({ ok: true, value: true });
    expect(await set(ana, cara.id, true)).toMatchObject({ ok: true });
    const lists = await Promise.all(ways.map((way) => way.list(ana)));
    expect(lists[0]!.value).toEqual(lists[1]!.value);
    expect((await list(ana)).value.map(({ username }: Person) => username)).toEqual([cara.username, ben.username]);
    expect((await list(ben)).value).toEqual([]);
    const isBlocked = async (asking: Person, id: string) =>
      (await asking.rest(`/api/blocks/check/${id}`)).body.data.is_blocked;
    expect([await isBlocked(ana, ben.id), await isBlocked(ben, ana.id)]).toEqual([true, false]);
    expect((await ana.rest(`/api/profile/${ben.id}`)).status).toBe(404);
    expect((await ben.rest(`/api/profile/${ana.id}`)).status).toBe(404);

    expect(await set(ana, ben.id, false)).toMatchObject({ ok: true, value: false });
    expect((await list(ana)).value.map(({ id }: Person) => id)).toEqual([cara.id]);
    expect(await isBlocked(ana, ben.id)).toBe(false);
    expect((await ben.rest(`/api/profile/${ana.id}`)).status).toBe(200);
  });

  it('is nothing for visitors, oneself, or people who are not there', async () => {
    await newPeople();
    await set(ana, cara.id, true);
    for (const blocked of [true, false]) {
      expect(await writesNothing(server, () => set(visitor(server), ben.id, blocked))).toMatchObject({
        ok: false,
        code: 'UNAUTHENTICATED',
      });
      expect(await writesNothing(server, () => set(ana, ana.id, blocked))).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['id'],
      });
      for (const id of [missingId, 'nobody', "' or true"]) {
        expect(await writesNothing(server, () => set(ana, encodeURIComponent(id), blocked)), id).toMatchObject({
          ok: false,
          code: 'NOT_FOUND',
        });
      }
    }
    expect(await list(visitor(server))).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('may be repeated, and tells of it once', async () => {
    await newPeople();
    const start = await latestEvent(server);
    await set(ana, ben.id, true);
    expect(await writesNothing(server, () => set(ana, ben.id, true))).toMatchObject({ ok: true });
    await set(ana, ben.id, false);
    expect(await writesNothing(server, () => set(ana, ben.id, false))).toMatchObject({ ok: true });
    expect((await eventsSince(server, ana, start)).map(({ type, data }) => [type, data])).toEqual([
      ['block.changed', { viewerId: ana.id, personId: ben.id, isBlocked: true, reauthorise: [ana.id, ben.id] }],
      ['block.changed', { viewerId: ana.id, personId: ben.id, isBlocked: false }],
    ]);
  });

  it('50 at once make one block and one event', async () => {
    await newPeople();
    await connect(server, ana, ben);
    const start = await latestEvent(server);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => set(ana, ben.id, true)));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await blocksOf(ana)).toEqual([{ blocked_id: ben.id }]);
    expect(await eventsSince(server, ana, start)).toHaveLength(1);
  });

  it('ends connection and follows, and they stay gone', async () => {
    await newPeople();
    await Promise.all([follow(server, cara, ben), connect(server, cara, ana)]);
    const kept = [[{ one: cara.id, other: ana.id }], [{ one: cara.id, other: ben.id }]];
    for (const status of ['accepted', 'pending']) {
      for (const [asking, asked] of [
        [ana, ben],
        [ben, ana],
      ] as const) {
        await Promise.all([connect(server, asking, asked, status), follow(server, ana, ben), follow(server, ben, ana)]);
        expect(await tiesOf(ben)).toHaveLength(4);
        await set(ana, ben.id, true);
        expect([await tiesOf(ana), await tiesOf(ben)]).toEqual(kept);
        await set(ana, ben.id, false);
        expect([await tiesOf(ana), await tiesOf(ben)]).toEqual(kept);
      }
    }
  });
});

it('25 blocks and 25 takings-back at once end in what the last event says', async () => {
  await newPeople();
  const start = await latestEvent(server);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ways[n % 4 < 2 ? 0 : 1]!.set(ana, ben.id, n % 2 === 0)),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  const told = (await eventsSince(server, ana, start)).map(({ data }) => data.isBlocked);
  expect(told).toEqual(told.map((_, n) => n % 2 === 0));
  expect(await blocksOf(ana)).toHaveLength(told.at(-1) ? 1 : 0);
});

it('two who block each other: one taking it back opens nothing', async () => {
  await newPeople();
  await ways[0]!.set(ana, ben.id, true);
  expect(await ways[1]!.set(ben, ana.id, true)).toMatchObject({ ok: true });
  await ways[0]!.set(ana, ben.id, false);
  for (const [one, other] of [
    [ana, ben],
    [ben, ana],
  ] as const)
    expect((await one.rest(`/api/profile/${other.id}`)).status).toBe(404);
  expect((await ways[1]!.list(ben)).value.map(({ id }: Person) => id)).toEqual([ana.id]);
});

it('only those who blocked hear of it', async () => {
  await newPeople();
  await connect(server, ana, cara);
  const start = await latestEvent(server);
  await ways[1]!.set(ana, ben.id, true);
  await ways[0]!.set(ana, ben.id, false);
  const heard = (await eventsSince(server, ana, start)).map(({ type, channel }) => `${type} on ${channel}`);
  expect(heard).toEqual(Array(2).fill(`block.changed on private-user-${ana.id}`));
  expect(await eventsSince(server, ben, start)).toEqual([]);
  expect(await eventsSince(server, cara, start)).toEqual([]);
});

it('the list of the blocked goes page by page, and leaves out who is being deleted', async () => {
  await newPeople();
  const people = await Promise.all(Array.from({ length: 7 }, (_, n) => registerPerson(server, `page${named}.${n}`)));
  for (const person of people) await ways[0]!.set(ana, person.id, true);
  await hide(server, people[3]!);
  const expected = people
    .toReversed()
    .filter((person) => person !== people[3])
    .map(({ id }) => id);
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { data } = await ana.gql(
      'query ($after: String) { blockedPeople(first: 4, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    seen.push(...edges('blockedPeople')(data).map(({ id }: Person) => id));
    ({ hasNextPage: more, endCursor: after } = data.blockedPeople.pageInfo);
  }
  expect(seen).toEqual(expected);
  const [first, second] = await Promise.all(
    [1, 2].map(async (page) => (await ana.rest(`/api/blocks?limit=4&page=${page}`)).body.data),
  );
  expect([...first.blocked_users, ...second.blocked_users].map(({ id }) => id)).toEqual(expected);
  expect([first.pagination.has_more, second.pagination.has_more]).toEqual([true, false]);
});

it('a blocked person’s card has its fields, and no more of their profile', async () => {
  await newPeople();
  await ben.rest('/api/profile', { method: 'PUT', body: { headline: 'Builds bridges', bio: 'A secret story' } });
  await ways[0]!.set(ana, ben.id, true);
  const { data } = await ana.gql(
    '{ blockedPeople { edges { node { username headline mutualConnectionCount viewerIsSelf } } } }',
  );
  expect(edges('blockedPeople')(data)).toEqual([
    { username: ben.username, headline: 'Builds bridges', mutualConnectionCount: 0, viewerIsSelf: false },
  ]);
  const more = await ana.gql('{ blockedPeople { edges { node { id bio } } } }');
  expect(more.code).toBe('NOT_FOUND');
  expect(JSON.stringify([more.data, (await ana.rest('/api/blocks')).body])).not.toContain('A secret story');
});

/** A bare socket of the live hub, on channels of this person's choice. */
async function openSocket(person: Person, ...channels: string[]) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/app/${builtInApp.key}?protocol=7&client=test&version=1`);
  open.push({ close: () => socket.terminate() });
  const events: { event: string; channel?: string; data: any }[] = [];
  socket.on('message', (raw) => {
    const { event, channel, data } = JSON.parse(String(raw));
    events.push({ event, channel, data: typeof data === 'string' ? JSON.parse(data) : data });
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const heard = (name: string, channel?: string) => events.find((one) => one.event === name && one.channel === channel);
  await vi.waitFor(() => expect(heard('pusher:connection_established')).toBeDefined());
  const socketId: string = heard('pusher:connection_established')!.data.socket_id;
  for (const channel of channels) {
    const { body } = await authorizeChannel(person, channel, socketId);
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: body.auth } }));
    await vi.waitFor(() => expect(heard('pusher_internal:subscription_succeeded', channel)).toBeDefined());
  }
  return { socket, socketId, events, closed };
}

it('closes both people’s live connections with “reconnect at once”, and neither gets into the other’s posts again', async () => {
  await newPeople();
  const [byAna, byBen, byCara] = await Promise.all(
    [ana, ben, cara].map(async (author) => `private-post-${(await buildPost(author)).id}`),
  );
  const [ofAna, ofBen, ofCara] = await Promise.all([
    openSocket(ana, byBen!, byCara!),
    openSocket(ben, byAna!),
    openSocket(cara, byAna!, byBen!),
  ]);
  const waiting = await openSocket(ben);
  expect((await authorizeChannel(ben, byAna!, waiting.socketId)).status).toBe(200);
  await ways[0]!.set(ana, ben.id, true);
  expect(await Promise.all([ofAna.closed, ofBen.closed, waiting.closed])).toEqual([4200, 4200, 4200]);
  expect(ofCara.socket.readyState).toBe(WebSocket.OPEN);

  const [ana2, ben2] = await Promise.all([
    openSocket(ana, `private-user-${ana.id}`, byCara!),
    openSocket(ben, `private-user-${ben.id}`, byCara!),
  ]);
  expect((await authorizeChannel(ana, byBen!, ana2.socketId)).status).toBe(403);
  expect((await authorizeChannel(ben, byAna!, ben2.socketId)).status).toBe(403);
  await ways[0]!.set(ana, ben.id, false);
  await vi.waitFor(() =>
    expect(ana2.events.find(({ event }) => event === 'block.changed')?.data).toMatchObject({
      personId: ben.id,
      isBlocked: false,
    }),
  );
  expect([ana2, ben2].map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  expect((await authorizeChannel(ben, byAna!, ben2.socketId)).status).toBe(200);
});

it('ends what both had subscribed to about the other, and what the other does elsewhere is not told', async () => {
  await newPeople();
  const clients = [ana, ben].map(({ token }) => subscriberOf(server, token));
  for (const client of clients) open.push({ close: () => void client.dispose() });
  const [ofAna, ofBen, ofCara] = await Promise.all(
    [ana, ben, cara].map(async (author) => (await buildPost(author)).id as string),
  );
  const onChannel = (client: number, id: string) =>
    hear(clients[client]!, 'subscription ($channel: String!) { event(channel: $channel) { type data } }', {
      channel: `private-post-${id}`,
    });
  const onPost = (client: number, id: string) =>
    hear(clients[client]!, 'subscription ($id: ID!) { postUpdated(id: $id) { id likeCount } }', { id });
  const about = [onChannel(0, ofBen!), onPost(0, ofBen!), onChannel(1, ofAna!), onPost(1, ofAna!)];
  const elsewhere = onChannel(0, ofCara!);
  await vi.waitFor(async () => {
    for (const id of [ofAna, ofBen, ofCara]) await buildComment(cara, id!);
    await server.relayed();
    for (const { results } of [...about, elsewhere]) expect(results.length).toBeGreaterThan(0);
  }, 10_000);

  await ways[1]!.set(ana, ben.id, true);
  await server.relayed();
  for (const id of [ofAna, ofBen]) await cara.rest(`/api/posts/${id}/like`, { method: 'POST' });
  await vi.waitFor(() => expect(about.map(({ end }) => end)).toEqual([true, true, true, true]));
  expect(JSON.stringify(about)).toContain('"likeCount":0');
  expect(JSON.stringify(about)).not.toContain('"likeCount":1');

  const told = elsewhere.results.length;
  const { id: hidden } = await buildComment(ben, ofCara!, { content: 'not for ana' });
  const { id: shown } = await buildComment(cara, ofCara!, { content: 'for all' });
  await vi.waitFor(() => expect(JSON.stringify(elsewhere.results.slice(told))).toContain(shown));
  expect(JSON.stringify(elsewhere.results.slice(told))).not.toContain(hidden);
});

describe('mutual connections', () => {
  const query = `query ($id: ID!, $first: Int, $after: String) { mutualConnections(personId: $id, first: $first, after: $after) { edges { node { ${card} } } pageInfo { hasNextPage endCursor } } }`;
  const mutual = async (viewer: Caller, person: Person) =>
    edges('mutualConnections')((await viewer.gql(query, { id: person.id, first: 50 })).data)
      .map(({ username }: Person) => username)
      .toSorted();
  const count = async (viewer: Caller, person: Person) =>
    (await viewer.gql('query ($id: ID!) { profile(id: $id) { mutualConnectionCount } }', { id: person.id })).data
      .profile?.mutualConnectionCount;

  /** Connects someone to both, whoever asked whom. */
  const between = async (person: Person, n = 0) => {
    const [first, second] = n % 2 ? [person, ana] : [ana, person];
    await Promise.all([connect(server, first!, second!), connect(server, person, ben)]);
  };

  it('are those whom both are connected to and the viewer may see', async () => {
    await newPeople();
    const tag = named;
    const [shared, asked, mine, theirs, blocked, blocking, gone] = await registerPeople(
      server,
      ...(['shared', 'asked', 'mine', 'theirs', 'blocked', 'blocking', 'gone'].map((name) => `${name}${tag}`) as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]),
    );
    for (const [n, person] of [shared, blocked, blocking, gone].entries()) await between(person, n);
    await Promise.all([
      connect(server, ana, mine),
      connect(server, theirs, ben),
      connect(server, ana, asked, 'pending'),
      connect(server, asked, ben),
    ]);
    await Promise.all([block(server, ana, blocked), block(server, blocking, ana), hide(server, gone)]);
    expect(await mutual(ana, ben)).toEqual([shared.username]);
    expect(await mutual(ben, ana)).toEqual(['blocked', 'blocking', 'shared'].map((name) => `${name}${tag}`));
    expect([await count(ana, ben), await count(ben, ana), await count(ana, cara)]).toEqual([1, 3, 0]);
    expect(await mutual(ana, cara)).toEqual([]);

    await block(server, ben, ana);
    expect([await mutual(ana, ben), await mutual(ben, ana)]).toEqual([[], []]);
    expect([await count(ana, ben), await count(ben, ana)]).toEqual([undefined, undefined]);
    await server.sql('delete from block where blocker_id = $1', [ben.id]);
    await hide(server, ben);
    expect([await mutual(ana, ben), await mutual(cara, ben)]).toEqual([[], []]);
  });

  it('with oneself are none', async () => {
    await newPeople();
    await between(cara);
    expect([await mutual(ana, ana), await count(ana, ana)]).toEqual([[], 0]);
  });

  it('are for those who are signed in, and nobody is known by a made-up id', async () => {
    await newPeople();
    const ask = (caller: Caller, id: string) => caller.gql(query, { id });
    expect((await ask(visitor(server), ben.id)).code).toBe('UNAUTHENTICATED');
    expect((await ask(ana, 'nobody')).code).toBe('NOT_FOUND');
    expect(await mutual(ana, { ...ben, id: missingId })).toEqual([]);
  });

  it('come page by page, each in one statement; the counts of a page in one more', async () => {
    await newPeople();
    const friends = await Promise.all(
      Array.from({ length: 12 }, (_, n) => registerPerson(server, `friend${named}.${n}`)),
    );
    for (const [n, friend] of friends.entries()) await between(friend, n);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      let answer: any;
      const statements = await server.statementsOf(
        async () => (answer = await ana.gql(query, { id: ben.id, first: 5, after })),
      );
      expect(statements).toHaveLength(1);
      seen.push(...edges('mutualConnections')(answer.data).map(({ id }: Person) => id));
      ({ hasNextPage: more, endCursor: after } = answer.data.mutualConnections.pageInfo);
    }
    expect(seen).toEqual(friends.map(({ id }) => id).toSorted());
    expect(await count(ana, ben)).toBe(12);

    for (const friend of friends) await buildPost(friend);
    await buildPost(ben);
    let feed: any;
    const statements = await server.statementsOf(
      async () =>
        (feed = await ana.gql(
          '{ feed(mode: LATEST, first: 13) { edges { node { author { username mutualConnectionCount } } } } }',
        )),
    );
    expect(statements).toHaveLength(2);
    const counts = edges('feed')(feed.data).map(({ author }: any) => [author.username, author.mutualConnectionCount]);
    expect(counts).toEqual([[ben.username, 12], ...friends.toReversed().map(({ username }) => [username, 0])]);
  });
});
