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

type Told = {
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

async function listOf(person: Person, first = 50): Promise<Told[]> {
  const { data } = await person.gql(
    'query ($first: Int) { notifications(first: $first) { edges { node { id kind actorCount actors { username } verb about path subjectId isRead } } } }',
    { first },
  );
  return data.notifications.edges.map(({ node }: { node: Told }) => node);
}

const kindsOf = async (person: Person) => (await listOf(person)).map(({ kind }) => kind);

const unreadOf = async (person: Person): Promise<number> =>
  (await person.rest('/api/notifications/unread-count')).body.data.count;

const like = (person: Person, id: string, liked = true) =>
  person.rest(`/api/posts/${id}/like`, { method: liked ? 'POST' : 'DELETE' });

const follow = (person: Person, other: Person, wanted = true) =>
  person.rest(`/api/follows/${other.id}`, { method: wanted ? 'POST' : 'DELETE' });

type Doing = {
  kind: string;
  does: string;
  doIt: () => Promise<unknown>;
  path: () => string;
  takeBack?: () => Promise<unknown>;
};

describe('each action notifies, with its link', () => {
  let post: { id: string };
  let comment: { id: string };
  beforeEach(async () => {
    post = await buildPost(ana, { content: 'How we price' });
    comment = await buildComment(ana, post.id, { content: 'My own thought' });
  });
  const doings: Doing[] = [
    {
      kind: 'post.liked',
      does: 'a like',
      doIt: () => like(bob, post.id),
      takeBack: () => like(bob, post.id, false),
      path: () => `/post/${post.id}`,
    },
    {
      kind: 'post.shared',
      does: 'a share',
      doIt: () => bob.rest(`/api/posts/${post.id}/share`, { body: {} }),
      path: () => `/post/${post.id}`,
    },
    {
      kind: 'comment.created',
      does: 'a comment',
      doIt: () => buildComment(bob, post.id),
      path: () => `/post/${post.id}`,
    },
    {
      kind: 'comment.replied',
      does: 'a reply',
      doIt: () => buildComment(bob, post.id, { parent_id: comment.id }),
      path: () => `/post/${post.id}#comment-${comment.id}`,
    },
    {
      kind: 'comment.liked',
      does: 'a like of a comment',
      doIt: () => bob.rest(`/api/comments/${comment.id}/like`, { method: 'POST' }),
      takeBack: () => bob.rest(`/api/comments/${comment.id}/like`, { method: 'DELETE' }),
      path: () => `/post/${post.id}#comment-${comment.id}`,
    },
    {
      kind: 'post.mentioned',
      does: 'a mention in a post',
      doIt: () => buildPost(bob, { content: `Ask @${ana.username}!` }),
      path: () => '/post/',
    },
    {
      kind: 'comment.mentioned',
      does: 'a mention in a comment',
      doIt: async () => buildComment(bob, (await buildPost(cleo)).id, { content: `See @${ana.username}` }),
      path: () => '/post/',
    },
    {
      kind: 'connection.requested',
      does: 'a request to connect',
      doIt: () => bob.rest('/api/connections/request', { body: { recipientId: ana.id, message: 'Hello' } }),
      takeBack: () => bob.rest(`/api/connections/${ana.id}`, { method: 'DELETE' }),
      path: () => '/network',
    },
    {
      kind: 'connection.accepted',
      does: 'an accepted request',
      doIt: async () => {
        await ana.rest('/api/connections/request', { body: { recipientId: bob.id } });
        await bob.rest(`/api/connections/accept/${ana.id}`, { method: 'POST' });
      },
      path: () => `/user/${bob.username}`,
    },
    {
      kind: 'person.followed',
      does: 'a follow',
      doIt: () => follow(bob, ana),
      takeBack: () => follow(bob, ana, false),
      path: () => '/network',
    },
  ];

  it.each(doings)('$does', async ({ kind, doIt, takeBack, path }) => {
    const start = await latestEvent(server);
    await doIt();
    const [told, ...more] = await listOf(ana);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ kind, actorCount: 1, actors: [{ username: bob.username }], isRead: false });
    expect(told!.verb).not.toBe('');
    expect(told!.path).toContain(path());
    expect((await eventsSince(server, ana, start)).filter(({ type }) => type === 'notification.changed')).toHaveLength(
      1,
    );
    expect(
      (await eventsSince(server, bob, start)).filter(
        ({ type, channel }) => type === 'notification.changed' && channel === `private-user-${ana.id}`,
      ),
    ).toEqual([]);
    if (!takeBack) return;
    await takeBack();
    expect(await listOf(ana)).toEqual([]);
    await doIt();
    expect(await kindsOf(ana)).toEqual([kind]);
    await ana.rest('/api/notifications/mark-read', { method: 'POST' });
    await takeBack();
    await doIt();
    expect(await unreadOf(ana), 'once read, the same again is no news').toBe(0);
  });

  it.each(doings)(
    '$does does not notify when its kind is switched off, and preferences list every kind',
    async ({ kind, doIt }) => {
      expect(
        (await ana.rest(`/api/notifications/switches/${kind}`, { method: 'PUT', body: { is_on: false } })).status,
      ).toBe(200);
      await doIt();
      expect(await listOf(ana)).toEqual([]);
    },
  );

  it.each(doings)('$does by a muted person does not notify', async ({ doIt }) => {
    await ana.rest(`/api/mutes/${bob.id}`, { method: 'POST' });
    await doIt();
    expect(await listOf(ana)).toEqual([]);
  });
});
