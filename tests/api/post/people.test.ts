import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  block,
  buildPost,
  connect,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person, ben: Person, cleo: Person, dan: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo, dan] = await registerPeople(server, 'ana', 'ben', 'cleo', 'dan');
});
afterAll(() => server.close());

const like = (person: Person, id: string) => person.rest(`/api/posts/${id}/like`, { method: 'POST' });
const share = (person: Person, id: string, content = '') =>
  person.rest(`/api/posts/${id}/share`, { body: { content } });

const fields = { likes: 'postLikers', shares: 'postSharers' };
type Kind = keyof typeof fields;

/** Usernames over both transports, which must agree. */
async function readPeople(viewer: Caller, kind: Kind, id: string): Promise<string[]> {
  const { body } = await viewer.rest(`/api/posts/${id}/${kind}?limit=50`);
  const { data } = await viewer.gql(
    `query ($id: ID!) { list: ${fields[kind]}(postId: $id, first: 50) { edges { node { username } } } }`,
    { id },
  );
  const names = body.data.people.map(({ username }: Person) => username);
  expect(data.list.edges.map(({ node }: any) => node.username)).toEqual(names);
  return names;
}

it('who likes and who shared a post are listed latest first, each person once', async () => {
  const { id } = await buildPost(ana);
  for (const person of [ben, cleo, dan]) await like(person, id);
  await ben.rest(`/api/posts/${id}/like`, { method: 'DELETE' });
  expect(await readPeople(ana, 'likes', id)).toEqual(['dan', 'cleo']);
  for (const [person, words] of [
    [ben, ''],
    [cleo, ''],
    [ben, 'again'],
  ] as const)
    await share(person, id, words);
  expect(await readPeople(ana, 'shares', id)).toEqual(['ben', 'cleo']);
});

it('lists are read in pages', async () => {
  const { id } = await buildPost(ana);
  for (const person of [ben, cleo, dan]) {
    await like(person, id);
    await share(person, id);
  }
  for (const field of Object.values(fields)) {
    const seen: string[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const { data } = await ana.gql(
        `query ($id: ID!, $after: String) { list: ${field}(postId: $id, first: 1, after: $after) { edges { node { username } } pageInfo { endCursor hasNextPage } } }`,
        { id, after },
      );
      seen.push(data.list.edges[0].node.username);
      ({ endCursor: after, hasNextPage: isMore } = data.list.pageInfo);
    }
    expect(seen, field).toEqual(['dan', 'cleo', 'ben']);
  }
});

it('people and posts that are hidden from the viewer are left out', async () => {
  const { id } = await buildPost(ana);
  for (const person of [ben, cleo]) {
    await like(person, id);
    await share(person, id);
  }
  await block(server, cleo, dan);
  for (const kind of ['likes', 'shares'] as const) {
    expect(await readPeople(dan, kind, id)).toEqual(['ben']);
    expect(await readPeople(ana, kind, id)).toEqual(['cleo', 'ben']);
    expect((await visitor(server).rest(`/api/posts/${id}/${kind}`)).status).toBe(401);
  }
  await connect(server, ana, ben);
  await ana.rest(`/api/posts/${id}`, { method: 'PUT', body: { is_public: false } });
  for (const kind of ['likes', 'shares'] as const) {
    expect(await readPeople(ben, kind, id)).toEqual(['cleo', 'ben']);
    expect(await readPeople(dan, kind, id)).toEqual([]);
  }
});
