import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  connect,
  eventsSince,
  follow,
  hideProfile,
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
import { expectNoWrites } from '../../support/server/writesNothing';

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

/** Three people without any relation. */
async function newPeople(): Promise<void> {
  named += 1;
  [ana, ben, cara] = await registerPeople(server, `ana${named}`, `ben${named}`, `cara${named}`);
}

const readBlocks = ({ id }: Person) =>
  server.sql('select blocked_id from block where blocker_id = $1 order by created_at', [id]);

const readRelations = ({ id }: Person) =>
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
  it('blocks, shows the block in every read, and unblocks', async () => {
    await newPeople();
    expect(await set(ana, ben.id, true)).toMatchObject({ ok: true, value: true });
    expect(await set(ana, cara.id, true)).toMatchObject({ ok: true });
    const lists = await Promise.all(ways.map((way) => way.list(ana)));
    expect(lists[0]!.value).toEqual(lists[1]!.value);
    expect((await list(ana)).value.map(({ username }: Person) => username)).toEqual([cara.username, ben.username]);
    expect((await list(ben)).value).toEqual([]);
    const isBlocked = async (viewer: Person, id: string) =>
      (await viewer.rest(`/api/blocks/check/${id}`)).body.data.is_blocked;
    expect([await isBlocked(ana, ben.id), await isBlocked(ben, ana.id)]).toEqual([true, false]);
    expect((await ana.rest(`/api/profile/${ben.id}`)).status).toBe(404);
    expect((await ben.rest(`/api/profile/${ana.id}`)).status).toBe(404);

    expect(await set(ana, ben.id, false)).toMatchObject({ ok: true, value: false });
    expect((await list(ana)).value.map(({ id }: Person) => id)).toEqual([cara.id]);
    expect(await isBlocked(ana, ben.id)).toBe(false);
    expect((await ben.rest(`/api/profile/${ana.id}`)).status).toBe(200);
  });

  it('is rejected for visitors, oneself and missing people', async () => {
    await newPeople();
    await set(ana, cara.id, true);
    for (const blocked of [true, false]) {
      expect(await expectNoWrites(server, () => set(visitor(server), ben.id, blocked))).toMatchObject({
        ok: false,
        code: 'UNAUTHENTICATED',
      });
      expect(await expectNoWrites(server, () => set(ana, ana.id, blocked))).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['id'],
      });
      for (const id of [missingId, 'nobody', "' or true"]) {
        expect(await expectNoWrites(server, () => set(ana, encodeURIComponent(id), blocked)), id).toMatchObject({
          ok: false,
          code: 'NOT_FOUND',
        });
      }
    }
    expect(await list(visitor(server))).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('may be repeated and publishes one event', async () => {
    await newPeople();
    const start = await latestEvent(server);
    await set(ana, ben.id, true);
    expect(await expectNoWrites(server, () => set(ana, ben.id, true))).toMatchObject({ ok: true });
    await set(ana, ben.id, false);
    expect(await expectNoWrites(server, () => set(ana, ben.id, false))).toMatchObject({ ok: true });
    expect((await eventsSince(server, ana, start)).map(({ type, data }) => [type, data])).toEqual([
      ['block.changed', { viewerId: ana.id, personId: ben.id, isBlocked: true, reauthorise: [ana.id, ben.id] }],
      ['block.changed', { viewerId: ana.id, personId: ben.id, isBlocked: false }],
    ]);
  });

  it('50 concurrent requests create one block and one event', async () => {
    await newPeople();
    await connect(server, ana, ben);
    const start = await latestEvent(server);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => set(ana, ben.id, true)));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await readBlocks(ana)).toEqual([{ blocked_id: ben.id }]);
    expect(await eventsSince(server, ana, start)).toHaveLength(1);
  });

  it('ends connection and follows permanently', async () => {
    await newPeople();
    await Promise.all([follow(server, cara, ben), connect(server, cara, ana)]);
    const remaining = [[{ one: cara.id, other: ana.id }], [{ one: cara.id, other: ben.id }]];
    for (const status of ['accepted', 'pending']) {
      for (const [viewer, target] of [
        [ana, ben],
        [ben, ana],
      ] as const) {
        await Promise.all([
          connect(server, viewer, target, status),
          follow(server, ana, ben),
          follow(server, ben, ana),
        ]);
        expect(await readRelations(ben)).toHaveLength(4);
        await set(ana, ben.id, true);
        expect([await readRelations(ana), await readRelations(ben)]).toEqual(remaining);
        await set(ana, ben.id, false);
        expect([await readRelations(ana), await readRelations(ben)]).toEqual(remaining);
      }
    }
  });
});

it('25 concurrent blocks and 25 unblocks end in the state of the last event', async () => {
  await newPeople();
  const start = await latestEvent(server);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ways[n % 4 < 2 ? 0 : 1]!.set(ana, ben.id, n % 2 === 0)),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  const blockStates = (await eventsSince(server, ana, start)).map(({ data }) => data.isBlocked);
  expect(blockStates).toEqual(blockStates.map((_, n) => n % 2 === 0));
  expect(await readBlocks(ana)).toHaveLength(blockStates.at(-1) ? 1 : 0);
});

it('of two mutual blocks, removing one reveals nothing', async () => {
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

it('publishes to the blocker only', async () => {
  await newPeople();
  await connect(server, ana, cara);
  const start = await latestEvent(server);
  await ways[1]!.set(ana, ben.id, true);
  await ways[0]!.set(ana, ben.id, false);
  const events = (await eventsSince(server, ana, start)).map(({ type, channel }) => `${type} on ${channel}`);
  expect(events).toEqual(Array(2).fill(`block.changed on private-user-${ana.id}`));
  expect(await eventsSince(server, ben, start)).toEqual([]);
  expect(await eventsSince(server, cara, start)).toEqual([]);
});

it('the list of blocked people is paginated and omits accounts being deleted', async () => {
  await newPeople();
  const people = await Promise.all(Array.from({ length: 7 }, (_, n) => registerPerson(server, `page${named}.${n}`)));
  for (const person of people) await ways[0]!.set(ana, person.id, true);
  await hideProfile(server, people[3]!);
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

it('a blocked person’s card has its own fields only', async () => {
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
