import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  block,
  buildPost,
  connect,
  hideProfile,
  missingId,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

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

const card = 'id username displayName headline avatarUrl';

const edges = (name: string) => (data: any) => data[name].edges.map(({ node }: any) => node);

describe('mutual connections', () => {
  const query = `query ($id: ID!, $first: Int, $after: String) { mutualConnections(personId: $id, first: $first, after: $after) { edges { node { ${card} } } pageInfo { hasNextPage endCursor } } }`;
  const mutual = async (viewer: Caller, person: Person) =>
    edges('mutualConnections')((await viewer.gql(query, { id: person.id, first: 50 })).data)
      .map(({ username }: Person) => username)
      .toSorted();
  const count = async (viewer: Caller, person: Person) =>
    (await viewer.gql('query ($id: ID!) { profile(id: $id) { mutualConnectionCount } }', { id: person.id })).data
      .profile?.mutualConnectionCount;

  /** Connects a person to both; the requester alternates. */
  const between = async (person: Person, n = 0) => {
    const [first, second] = n % 2 ? [person, ana] : [ana, person];
    await Promise.all([connect(server, first!, second!), connect(server, person, ben)]);
  };

  it('are the connections of both that the viewer may see', async () => {
    await newPeople();
    const tag = named;
    const [shared, requested, mine, theirs, blocked, blocking, gone] = await registerPeople(
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
      connect(server, ana, requested, 'pending'),
      connect(server, requested, ben),
    ]);
    await Promise.all([block(server, ana, blocked), block(server, blocking, ana), hideProfile(server, gone)]);
    expect(await mutual(ana, ben)).toEqual([shared.username]);
    expect(await mutual(ben, ana)).toEqual(['blocked', 'blocking', 'shared'].map((name) => `${name}${tag}`));
    expect([await count(ana, ben), await count(ben, ana), await count(ana, cara)]).toEqual([1, 3, 0]);
    expect(await mutual(ana, cara)).toEqual([]);

    await block(server, ben, ana);
    expect([await mutual(ana, ben), await mutual(ben, ana)]).toEqual([[], []]);
    expect([await count(ana, ben), await count(ben, ana)]).toEqual([undefined, undefined]);
    await server.sql('delete from block where blocker_id = $1', [ben.id]);
    await hideProfile(server, ben);
    expect([await mutual(ana, ben), await mutual(cara, ben)]).toEqual([[], []]);
  });

  it('with oneself are empty', async () => {
    await newPeople();
    await between(cara);
    expect([await mutual(ana, ana), await count(ana, ana)]).toEqual([[], 0]);
  });

  it('require a sign-in and return 404 for an unknown id', async () => {
    await newPeople();
    const fetchMutual = (caller: Caller, id: string) => caller.gql(query, { id });
    expect((await fetchMutual(visitor(server), ben.id)).code).toBe('UNAUTHENTICATED');
    expect((await fetchMutual(ana, 'nobody')).code).toBe('NOT_FOUND');
    expect(await mutual(ana, { ...ben, id: missingId })).toEqual([]);
  });

  it('are paginated in one statement per page, plus one for the counts', async () => {
    await newPeople();
    const friends = await Promise.all(
      Array.from({ length: 12 }, (_, n) => registerPerson(server, `friend${named}.${n}`)),
    );
    for (const [n, friend] of friends.entries()) await between(friend, n);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      let response: any;
      const statements = await server.captureStatements(
        async () => (response = await ana.gql(query, { id: ben.id, first: 5, after })),
      );
      expect(statements).toHaveLength(1);
      seen.push(...edges('mutualConnections')(response.data).map(({ id }: Person) => id));
      ({ hasNextPage: more, endCursor: after } = response.data.mutualConnections.pageInfo);
    }
    expect(seen).toEqual(friends.map(({ id }) => id).toSorted());
    expect(await count(ana, ben)).toBe(12);

    for (const friend of friends) await buildPost(friend);
    await buildPost(ben);
    let feed: any;
    const statements = await server.captureStatements(
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
