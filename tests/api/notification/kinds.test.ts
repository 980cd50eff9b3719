import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../../support/server/mail';
import {
  buildComment,
  buildPost,
  eventsSince,
  latestEvent,
  registerPeople,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let smtp: MailServer;
let server: TestServer;
let ana: Person;
let bob: Person;
let cleo: Person;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: smtp.url } });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
});

let round = 0;

beforeEach(async () => {
  round++;
  [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
});

type NotificationRow = {
  id: string;
  kind: string;
  actorCount: number;
  actors: { username: string }[];
  verb: string;
  about: string;
  path: string;
  subjectId: string;
  isRead: boolean;
};

async function listNotifications(person: Person, first = 50): Promise<NotificationRow[]> {
  const { data } = await person.gql(
    'query ($first: Int) { notifications(first: $first) { edges { node { id kind actorCount actors { username } verb about path subjectId isRead } } } }',
    { first },
  );
  return data.notifications.edges.map(({ node }: { node: NotificationRow }) => node);
}

const listKinds = async (person: Person) => (await listNotifications(person)).map(({ kind }) => kind);

const countUnread = async (person: Person): Promise<number> =>
  (await person.rest('/api/notifications/unread-count')).body.data.count;

const like = (person: Person, id: string, liked = true) =>
  person.rest(`/api/posts/${id}/like`, { method: liked ? 'POST' : 'DELETE' });

const follow = (person: Person, other: Person, following = true) =>
  person.rest(`/api/follows/${other.id}`, { method: following ? 'POST' : 'DELETE' });

type Action = {
  kind: string;
  title: string;
  act: () => Promise<unknown>;
  path: () => string;
  undo?: () => Promise<unknown>;
};

describe('each action notifies, with its link', () => {
  let post: { id: string };
  let comment: { id: string };
  beforeEach(async () => {
    post = await buildPost(ana, { content: 'How we price' });
    comment = await buildComment(ana, post.id, { content: 'My own thought' });
  });
  const actions: Action[] = [
    {
      kind: 'post.liked',
      title: 'a like',
      act: () => like(bob, post.id),
      undo: () => like(bob, post.id, false),
      path: () => `/post/${post.id}`,
    },
    {
      kind: 'post.shared',
      title: 'a share',
      act: () => bob.rest(`/api/posts/${post.id}/share`, { body: {} }),
      path: () => `/post/${post.id}`,
    },
    {
      kind: 'comment.created',
      title: 'a comment',
      act: () => buildComment(bob, post.id),
      path: () => `/post/${post.id}`,
    },
    {
      kind: 'comment.replied',
      title: 'a reply',
      act: () => buildComment(bob, post.id, { parent_id: comment.id }),
      path: () => `/post/${post.id}#comment-`,
    },
    {
      kind: 'comment.liked',
      title: 'a like of a comment',
      act: () => bob.rest(`/api/comments/${comment.id}/like`, { method: 'POST' }),
      undo: () => bob.rest(`/api/comments/${comment.id}/like`, { method: 'DELETE' }),
      path: () => `/post/${post.id}#comment-${comment.id}`,
    },
    {
      kind: 'post.mentioned',
      title: 'a mention in a post',
      act: () => buildPost(bob, { content: `Ask @${ana.username}!` }),
      path: () => '/post/',
    },
    {
      kind: 'comment.mentioned',
      title: 'a mention in a comment',
      act: async () => buildComment(bob, (await buildPost(cleo)).id, { content: `See @${ana.username}` }),
      path: () => '/post/',
    },
    {
      kind: 'connection.requested',
      title: 'a request to connect',
      act: () => bob.rest('/api/connections/request', { body: { recipientId: ana.id, message: 'Hello' } }),
      undo: () => bob.rest(`/api/connections/${ana.id}`, { method: 'DELETE' }),
      path: () => '/network',
    },
    {
      kind: 'connection.accepted',
      title: 'an accepted request',
      act: async () => {
        await ana.rest('/api/connections/request', { body: { recipientId: bob.id } });
        await bob.rest(`/api/connections/accept/${ana.id}`, { method: 'POST' });
      },
      path: () => `/user/${bob.username}`,
    },
    {
      kind: 'person.followed',
      title: 'a follow',
      act: () => follow(bob, ana),
      undo: () => follow(bob, ana, false),
      path: () => '/network',
    },
  ];

  it.each(actions)('$title', async ({ kind, act, undo, path }) => {
    const start = await latestEvent(server);
    await act();
    const [notification, ...more] = await listNotifications(ana);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({ kind, actorCount: 1, actors: [{ username: bob.username }], isRead: false });
    expect(notification!.verb).not.toBe('');
    expect(notification!.path).toContain(path());
    expect((await eventsSince(server, ana, start)).filter(({ type }) => type === 'notification.changed')).toHaveLength(
      1,
    );
    expect(
      (await eventsSince(server, bob, start)).filter(
        ({ type, channel }) => type === 'notification.changed' && channel === `private-user-${ana.id}`,
      ),
    ).toEqual([]);
    if (!undo) return;
    await undo();
    expect(await listNotifications(ana)).toEqual([]);
    await act();
    expect(await listKinds(ana)).toEqual([kind]);
    await ana.rest('/api/notifications/mark-read', { method: 'POST' });
    await undo();
    await act();
    expect(await countUnread(ana), 'once read, the same again is no news').toBe(0);
  });

  it.each(actions)(
    '$title does not notify when its kind is switched off, and preferences list every kind',
    async ({ kind, act }) => {
      expect(
        (await ana.rest(`/api/notifications/switches/${kind}`, { method: 'PUT', body: { is_on: false } })).status,
      ).toBe(200);
      await act();
      expect(await listNotifications(ana)).toEqual([]);
    },
  );

  it.each(actions)('$title by a muted person does not notify', async ({ act }) => {
    await ana.rest(`/api/mutes/${bob.id}`, { method: 'POST' });
    await act();
    expect(await listNotifications(ana)).toEqual([]);
  });
});

it('a deleted comment takes its author out of the notification only when it was their last one', async () => {
  const { id } = await buildPost(ana);
  const comments = [await buildComment(bob, id), await buildComment(bob, id)];
  const remove = (comment: { id: string }) => bob.rest(`/api/comments/${comment.id}`, { method: 'DELETE' });
  await remove(comments[0]);
  expect(await listKinds(ana)).toEqual(['comment.created']);
  await remove(comments[1]);
  expect(await listKinds(ana)).toEqual([]);
});

it('a comment notifies each person once, by the first reason that applies', async () => {
  const names = [ana, bob, cleo].map(({ username }) => `@${username}`).join(' ');
  const { id } = await buildPost(ana);
  const parent = await buildComment(bob, id);
  await ana.rest('/api/notifications/mark-read', { method: 'POST' });
  await buildComment(cleo, id, { parent_id: parent.id, content: `Good point, ${names}` });
  expect(await Promise.all([ana, bob, cleo].map(listKinds))).toEqual([
    ['comment.created', 'comment.created'],
    ['comment.replied'],
    [],
  ]);
  const [own] = await registerPeople(server, `dan${round}`);
  const ownPost = await buildPost(own);
  const ownComment = await buildComment(own, ownPost.id);
  await buildComment(cleo, ownPost.id, { parent_id: ownComment.id, content: `@${own.username}` });
  expect(await listKinds(own)).toEqual(['comment.replied']);
});
