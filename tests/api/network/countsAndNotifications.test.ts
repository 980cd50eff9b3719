import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '../../support/server/jobs';
import { block, buildPost, hideProfile, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person, bob: Person, cleo: Person, dan: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, bob, cleo, dan] = await registerPeople(server, 'ana', 'bob', 'cleo', 'dan');
});
afterAll(() => server.close());

const requestConnection = (from: Person, to: { id: string }, message?: string) =>
  from.rest('/api/connections/request', { body: { recipientId: to.id, message } });

test('a person whose deletion is pending is counted nowhere, and again after it is undone', async () => {
  const [kim, lou, max, nia, tom] = await registerPeople(server, 'kim', 'lou', 'max', 'nia', 'tom');
  const readCounts = async (person: Person) => {
    const { data } = await tom.gql(
      'query($id: ID!) { profile(id: $id) { connectionCount followerCount followingCount } }',
      { id: person.id },
    );
    return Object.values(data.profile);
  };
  const unhide = (person: Person) => server.sql('update profile set hidden = false where id = $1', [person.id]);
  for (const other of [lou, max]) {
    await requestConnection(kim, other);
    await other.rest(`/api/connections/accept/${kim.id}`, { method: 'POST' });
  }
  await lou.rest(`/api/follows/${max.id}`, { method: 'POST' });
  await nia.rest(`/api/follows/${lou.id}`, { method: 'POST' });
  await requestConnection(lou, nia);
  const whole = [
    [2, 2, 2],
    [1, 2, 2],
    [1, 2, 1],
    [0, 0, 1],
  ];
  const counts = async () => [
    await readCounts(kim),
    await readCounts(lou),
    await readCounts(max),
    await readCounts(nia),
  ];
  expect(await counts()).toEqual(whole);

  await hideProfile(server, lou);
  await hideProfile(server, lou);
  const withoutLou = [await readCounts(kim), await readCounts(max), await readCounts(nia)];
  expect(withoutLou).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [0, 0, 0],
  ]);
  // Two at once, and back in the order in which they left.
  await hideProfile(server, kim);
  expect(await readCounts(max)).toEqual([0, 0, 0]);
  await unhide(lou);
  expect([await readCounts(lou), await readCounts(max)]).toEqual([
    [0, 1, 1],
    [0, 1, 0],
  ]);
  await unhide(kim);
  expect(await counts()).toEqual(whole);

  // Relations that end while one person is hidden were subtracted already.
  await hideProfile(server, lou);
  await kim.rest(`/api/blocks/${lou.id}`, { method: 'POST' });
  expect(await readCounts(kim)).toEqual([1, 1, 1]);
  await unhide(lou);
  expect([await readCounts(kim), await readCounts(lou)]).toEqual([
    [1, 1, 1],
    [0, 1, 1],
  ]);

  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [lou.id]);
  await hideProfile(server, lou);
  await runJob(server, 'account.eraseDue');
  expect(await server.sql('select from follow where $1 in (follower_id, followee_id)', [lou.id])).toEqual([]);
  expect([await readCounts(kim), await readCounts(max), await readCounts(nia)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [0, 0, 0],
  ]);
});

test('likes, comments and mentions are grouped notifications, each by its own rule', async () => {
  await ana.gql('mutation { clearNotifications }');
  const post = await buildPost(ana, { content: 'About #Pricing, with @bob' });
  expect((await bob.rest('/api/notifications')).body.data.notifications[0]).toMatchObject({
    kind: 'post.mentioned',
    about: 'About #Pricing, with @bob',
    path: `/post/${post.id}`,
  });
  for (const person of [bob, cleo, dan]) await person.rest(`/api/posts/${post.id}/like`, { method: 'POST' });
  await bob.rest(`/api/posts/${post.id}/comments`, { body: { content: 'Yes @cleo' } });
  expect(
    (await ana.rest('/api/notifications')).body.data.notifications.map(({ kind, actor_count: count }: any) => [
      kind,
      count,
    ]),
  ).toEqual([
    ['comment.created', 1],
    ['post.liked', 3],
  ]);
  await dan.rest(`/api/posts/${post.id}/like`, { method: 'DELETE' });
  await block(server, ana, cleo);
  expect((await ana.rest('/api/notifications')).body.data.notifications[1]).toMatchObject({
    actor_count: 1,
    actors: [{ username: 'bob' }],
  });
  expect(
    (await cleo.rest('/api/notifications')).body.data.notifications.filter(
      ({ kind }: any) => kind === 'comment.mentioned',
    ),
  ).toEqual([]);
  expect((await ana.rest('/api/notifications/mark-read', { method: 'POST' })).body.data).toEqual({ count: 0 });
  expect((await dan.rest('/api/search/hashtags?query=pri')).body.data.hashtags).toEqual([
    { name: 'pricing', post_count: 1 },
  ]);
  for (const query of ['%23pricing', 'from:ana', 'from:ana pricing -bobby', 'pricing']) {
    expect(
      (await dan.rest(`/api/search/posts?query=${query}`)).body.data.posts.map(({ id }: any) => id),
      query,
    ).toEqual([post.id]);
  }
  for (const query of ['%23pricing -from:ana', 'pricing -from:@Ana', '-from:bob'])
    expect((await dan.rest(`/api/search/posts?query=${query}`)).body.data.posts, query).toEqual([]);
  expect((await dan.rest('/api/search/posts?query=pricing -from:bob -from:nobody')).body.data.posts).toHaveLength(1);
  expect((await cleo.rest('/api/search/posts?query=%23pricing')).body.data.posts).toEqual([]);
});
