import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildComment,
  buildPost,
  eventsSince,
  latestEvent,
  registerPeople,
  type Answer,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

/** Each change of state is attempted by 50 callers at once, and ends in one consistent state. */
let server: TestServer;
let ana: Person;
let bob: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let pair = 0;
beforeEach(async () => {
  pair++;
  [ana, bob] = await registerPeople(server, `ana${pair}`, `bob${pair}`);
});

const attempts = 50;

type Attempt = () => Promise<Answer>;

/** Runs 50 attempts concurrently, alternating between the kinds. @returns how often each status was returned; never a 5xx */
async function rush(...sorts: Attempt[]): Promise<Record<number, number>> {
  const responses = await Promise.all(Array.from({ length: attempts }, (_, n) => sorts[n % sorts.length]!()));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return Object.fromEntries(statuses.map((status) => [status, statuses.filter((other) => other === status).length]));
}

const call =
  (person: Person, path: string, method = 'POST', body?: object): Attempt =>
  () =>
    person.rest(path, { method, body });

const requestConnection = (from: Person, to: Person) =>
  call(from, '/api/connections/request', 'POST', { recipientId: to.id });
const accept = (from: Person, to: Person) => call(from, `/api/connections/accept/${to.id}`);
const reject = (from: Person, to: Person) => call(from, `/api/connections/reject/${to.id}`);
const remove = (from: Person, to: Person) => call(from, `/api/connections/${to.id}`, 'DELETE');

/** The relation between the two: rows and the stored counts. */
async function between() {
  const ids = [ana.id, bob.id];
  const [rows] = await server.sql<{ connections: string[]; follows: number; blocks: number }>(
    `select coalesce((select json_agg(status) from connection where requester_id = any($1) and recipient_id = any($1)), '[]') as connections,
            (select count(*)::int from follow where follower_id = any($1) and followee_id = any($1)) as follows,
            (select count(*)::int from block where blocker_id = any($1) and blocked_id = any($1)) as blocks`,
    [ids],
  );
  const counts = await server.sql(
    'select connection_count, follower_count, following_count from profile where id = any($1)',
    [ids],
  );
  return { ...rows!, counts };
}
const counted = (connections: number, follows: number) =>
  Array.from({ length: 2 }, () => ({
    connection_count: connections,
    follower_count: follows,
    following_count: follows,
  }));
const apart = { connections: [], follows: 0, blocks: 0, counts: counted(0, 0) };
const connected = { connections: ['accepted'], follows: 2, blocks: 0, counts: counted(1, 1) };

/** Kinds of a person's notifications with their number of actors. */
const readNotificationKinds = async (person: Person) =>
  (
    await server.sql(
      `select n.kind, (select count(*)::int from notification_actor a where a.notification_id = n.id) as actors from notification n where recipient_id = $1 order by n.kind`,
      [person.id],
    )
  ).map(({ kind, actors }) => `${kind} ${actors}`);

describe('connections', () => {
  it('repeated requests create one', async () => {
    expect(await rush(requestConnection(ana, bob))).toEqual({ 201: attempts });
    expect(await between()).toMatchObject({ ...apart, connections: ['pending'] });
    expect(await readNotificationKinds(bob)).toEqual(['connection.requested 1']);
  });

  it('mutual requests become an accepted connection', async () => {
    expect(await rush(requestConnection(ana, bob), requestConnection(bob, ana))).toEqual({ 201: attempts });
    expect(await between()).toMatchObject(connected);
    expect([...(await readNotificationKinds(ana)), ...(await readNotificationKinds(bob))]).toEqual([
      'connection.accepted 1',
    ]);
  });

  it('accept against reject: one wins, and the others return its outcome', async () => {
    await requestConnection(ana, bob)();
    const statuses = await rush(accept(bob, ana), reject(bob, ana));
    expect(statuses).toEqual({ 200: attempts / 2, 409: attempts / 2 });
    const state = await between();
    if (state.connections[0] === 'accepted') expect(state).toMatchObject(connected);
    else expect(state).toMatchObject({ ...apart, connections: ['rejected'] });
    expect(await readNotificationKinds(bob)).toEqual([]);
    expect(await readNotificationKinds(ana)).toEqual(
      state.connections[0] === 'accepted' ? ['connection.accepted 1'] : [],
    );
  });

  it('accept against withdraw: either outcome has matching counts', async () => {
    await requestConnection(ana, bob)();
    const start = await latestEvent(server);
    await rush(accept(bob, ana), remove(ana, bob));
    // In any order, the last withdrawal found a connection or nothing, and ended it.
    const { connections, counts } = await between();
    expect(connections).toEqual([]);
    expect(counts.map(({ connection_count }: any) => connection_count)).toEqual([0, 0]);
    const last = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'relation.changed').at(-1)!;
    expect(last.data.connection).toBeNull();
  });

  it('remove by both', async () => {
    await requestConnection(ana, bob)();
    await accept(bob, ana)();
    expect(await rush(remove(ana, bob), remove(bob, ana))).toEqual({ 200: 1, 404: attempts - 1 });
    expect(await between()).toMatchObject({ connections: [], counts: counted(0, 1) });
  });

  it('concurrent request, accept, reject, remove, follow, unfollow and block leave rows and counts consistent', async () => {
    const all = [
      requestConnection(ana, bob),
      requestConnection(bob, ana),
      accept(bob, ana),
      reject(ana, bob),
      remove(ana, bob),
      call(ana, `/api/follows/${bob.id}`),
      call(ana, `/api/follows/${bob.id}`, 'DELETE'),
    ];
    await rush(...all, call(bob, `/api/blocks/${ana.id}`), call(bob, `/api/blocks/${ana.id}`, 'DELETE'));
    const { connections, follows, counts } = await between();
    const sum = (name: string) => counts.reduce((total: number, row: any) => total + row[name], 0);
    expect(connections.length).toBeLessThanOrEqual(1);
    expect(sum('connection_count')).toBe(connections[0] === 'accepted' ? 2 : 0);
    expect([sum('follower_count'), sum('following_count')]).toEqual([follows, follows]);
    await call(bob, `/api/blocks/${ana.id}`)();
    expect(await between()).toMatchObject({ ...apart, blocks: 1 });
  });
});

describe('follows, mutes and blocks', () => {
  it('repeated follows create one', async () => {
    expect(await rush(call(ana, `/api/follows/${bob.id}`))).toEqual({ 200: attempts });
    expect(await between()).toMatchObject({ follows: 1 });
    expect(await readNotificationKinds(bob)).toEqual(['person.followed 1']);
  });

  it('follow against unfollow leaves the counts consistent', async () => {
    expect(await rush(call(ana, `/api/follows/${bob.id}`), call(ana, `/api/follows/${bob.id}`, 'DELETE'))).toEqual({
      200: attempts,
    });
    const { follows, counts } = await between();
    expect(counts.reduce((sum: number, row: any) => sum + row.follower_count, 0)).toBe(follows);
    expect((await readNotificationKinds(bob)).length).toBe(follows);
  });

  it('mute against unmute, and block against unblock', async () => {
    for (const path of [`/api/mutes/${bob.id}`, `/api/blocks/${bob.id}`]) {
      expect(await rush(call(ana, path), call(ana, path, 'DELETE'))).toEqual({ 200: attempts });
    }
    expect((await server.sql('select from mute where muter_id = $1', [ana.id])).length).toBeLessThanOrEqual(1);
    expect((await between()).blocks).toBeLessThanOrEqual(1);
  });
});

describe('posts and comments', () => {
  it('like against unlike: the count equals the number of rows, with at most one notification', async () => {
    const { id } = await buildPost(ana);
    expect(await rush(call(bob, `/api/posts/${id}/like`), call(bob, `/api/posts/${id}/like`, 'DELETE'))).toEqual({
      200: attempts,
    });
    const [row] = await server.sql(
      'select like_count, (select count(*)::int from post_like where post_id = post.id) as likes from post where id = $1',
      [id],
    );
    expect(row!.like_count).toBe(row!.likes);
    expect(await readNotificationKinds(ana)).toEqual(row!.likes === 1 ? ['post.liked 1'] : []);
  });

  it('posts with the same hashtags are created, edited and deleted: each hashtag counts its public posts', async () => {
    const contents = ['#one #two #three', '#three #four #one', '#four #two', 'nothing at all', '#five #three #two'];
    const posts = await Promise.all(
      Array.from({ length: attempts }, (_, n) =>
        buildPost(n % 2 ? ana : bob, { content: contents[n % contents.length] }),
      ),
    );
    const toAuthor = (n: number) => (n % 2 ? ana : bob);
    let [created, edited, deleted] = [0, 0, attempts];
    const statuses = await rush(
      () => toAuthor(created).rest('/api/posts', { body: { content: contents[created++ % contents.length] } }),
      () =>
        toAuthor(edited).rest(`/api/posts/${posts[edited].id}`, {
          method: 'PUT',
          body: { content: contents[(edited + 2) % contents.length], is_public: edited++ % 3 > 0 },
        }),
      () => toAuthor(--deleted).rest(`/api/posts/${posts[deleted].id}`, { method: 'DELETE' }),
    );
    expect(Object.keys(statuses)).toEqual(['200', '201']);
    expect(
      await server.sql(
        'select name from tag where post_count <> (select count(*) from post_tag where tag = name and is_public)',
      ),
    ).toEqual([]);
    expect(await server.sql('select t.name from tag t where post_count > 0')).not.toEqual([]);
  });

  it('like against unlike of a comment', async () => {
    const { id } = await buildComment(ana, (await buildPost(bob)).id);
    expect(await rush(call(bob, `/api/comments/${id}/like`), call(bob, `/api/comments/${id}/like`, 'DELETE'))).toEqual({
      200: attempts,
    });
    const [row] = await server.sql(
      'select like_count, (select count(*)::int from comment_like where comment_id = comment.id) as likes from comment where id = $1',
      [id],
    );
    expect(row!.like_count).toBe(row!.likes);
    expect(await readNotificationKinds(ana)).toEqual(row!.likes === 1 ? ['comment.liked 1'] : []);
  });

  it('comments of one person on one post are one notification', async () => {
    const { id } = await buildPost(ana);
    expect(await rush(call(bob, `/api/posts/${id}/comments`, 'POST', { content: 'Again' }))).toEqual({ 201: attempts });
    const [row] = await server.sql('select comment_count from post where id = $1', [id]);
    expect(row).toEqual({ comment_count: attempts });
    expect(await readNotificationKinds(ana)).toEqual(['comment.created 1']);
  });

  it('marking notifications as read while new ones arrive loses none', async () => {
    const { id } = await buildPost(ana);
    await rush(
      call(bob, `/api/posts/${id}/comments`, 'POST', { content: 'More' }),
      call(ana, '/api/notifications/mark-read'),
    );
    await ana.rest('/api/notifications/mark-read', { method: 'POST' });
    expect((await ana.rest('/api/notifications/unread-count')).body.data).toEqual({ count: 0 });
    expect(new Set(await readNotificationKinds(ana))).toEqual(new Set(['comment.created 1']));
  });
});
