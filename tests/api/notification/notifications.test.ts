import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../support/server/jobs';
import { mailsTo, startMailServer, type MailServer } from '../../support/server/mail';
import {
  block,
  buildComment,
  buildPost,
  connect,
  eventsSince,
  hide,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
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

describe('each doing is told of, with where it leads', () => {
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
    '$does is not told when its kind is switched off, and the switches know every kind',
    async ({ kind, doIt }) => {
      expect(
        (await ana.rest(`/api/notifications/switches/${kind}`, { method: 'PUT', body: { is_on: false } })).status,
      ).toBe(200);
      await doIt();
      expect(await listOf(ana)).toEqual([]);
    },
  );

  it.each(doings)('$does of somebody muted is not told', async ({ doIt }) => {
    await ana.rest(`/api/mutes/${bob.id}`, { method: 'POST' });
    await doIt();
    expect(await listOf(ana)).toEqual([]);
  });
});

describe('the list', () => {
  it('groups what several did with one thing, names the latest three, and begins anew once read', async () => {
    const { id } = await buildPost(ana, { content: 'Grouped' });
    const others = await registerPeople(server, `dan${round}`, `eve${round}`, `fay${round}`);
    for (const person of [bob, cleo, ...others]) await like(person, id);
    const [told] = await listOf(ana);
    expect(told).toMatchObject({ kind: 'post.liked', actorCount: 5, about: 'Grouped', subjectId: id });
    expect(told!.actors.map(({ username }) => username)).toEqual(others.map(({ username }) => username).toReversed());
    await ana.gql('mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }', { ids: [told!.id] });
    await buildComment(bob, id);
    await buildComment(bob, id);
    expect((await listOf(ana)).map(({ kind, actorCount, isRead }) => [kind, actorCount, isRead])).toEqual([
      ['comment.created', 1, false],
      ['post.liked', 5, true],
    ]);
  });

  it('tells nobody of their own doings, nor of what they may not see any more', async () => {
    const { id } = await buildPost(ana);
    await like(ana, id);
    await connect(server, ana, bob);
    await buildPost(ana, { content: `For friends, with @${bob.username} and @${cleo.username}`, is_public: false });
    expect([await kindsOf(ana), await kindsOf(bob), await kindsOf(cleo)]).toEqual([[], ['post.mentioned'], []]);
    await server.sql('delete from connection where recipient_id = $1', [bob.id]);
    expect([await kindsOf(bob), await unreadOf(bob)]).toEqual([[], 0]);
    await like(bob, id);
    await like(cleo, id);
    await block(server, cleo, ana);
    await hide(server, bob);
    expect([await kindsOf(ana), await unreadOf(ana)]).toEqual([[], 0]);
  });

  it('comes page by page, through GraphQL and REST alike, in one statement', async () => {
    for (let n = 0; n < 12; n++) await like(bob, (await buildPost(ana)).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: any = await ana.gql(
        'query ($after: String) { notifications(first: 5, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      seen.push(...data.notifications.edges.map(({ node }: any) => node.id));
      after = data.notifications.pageInfo.hasNextPage ? data.notifications.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(12);
    const pages = await Promise.all([1, 2, 3].map((page) => ana.rest(`/api/notifications?page=${page}&limit=5`)));
    expect(pages.flatMap(({ body }) => body.data.notifications.map(({ id }: any) => id))).toEqual(seen);
    expect(pages.map(({ body }) => body.data.pagination.has_more)).toEqual([true, true, false]);
    expect(await server.statementsOf(() => ana.rest('/api/notifications?limit=10'))).toHaveLength(1);
    expect(await server.statementsOf(() => listOf(ana, 10))).toHaveLength(1);
  });

  it('is marked read in part or whole, and cleared, by its owner alone', async () => {
    const posts = [await buildPost(ana), await buildPost(ana)];
    for (const { id } of posts) await like(bob, id);
    const [latest] = await listOf(ana);
    expect((await bob.rest('/api/notifications/mark-read', { body: { ids: [latest!.id] } })).body.data).toEqual({
      count: 0,
    });
    expect(await unreadOf(ana)).toBe(2);
    expect(
      (await ana.rest('/api/notifications/mark-read', { body: { ids: [latest!.id, missingId] } })).body.data,
    ).toEqual({ count: 1 });
    expect((await ana.rest('/api/notifications/mark-read', { method: 'POST' })).body.data).toEqual({ count: 0 });
    expect((await bob.rest('/api/notifications/clear', { method: 'DELETE' })).status).toBe(200);
    expect(await listOf(ana)).toHaveLength(2);
    expect((await ana.rest('/api/notifications/clear', { method: 'DELETE' })).status).toBe(200);
    expect(await listOf(ana)).toEqual([]);
  });

  it('refuses what is no list of ids, and those who are not signed in', async () => {
    for (const ids of ['all', ['x'], Array.from({ length: 501 }, () => missingId), { id: 1 }]) {
      const { status, body } = await ana.rest('/api/notifications/mark-read', { body: { ids } });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['ids']]);
    }
    const nobody = visitor(server);
    for (const [path, method] of [
      ['', 'GET'],
      ['/unread-count', 'GET'],
      ['/mark-read', 'POST'],
      ['/clear', 'DELETE'],
    ]) {
      expect((await nobody.rest(`/api/notifications${path}`, { method })).status, path).toBe(401);
    }
  });
});

describe('the daily mail', () => {
  const send = () => runJob(server, 'notification.askForDigests');
  const aDayLater = () =>
    server.sql(`update profile set digest_sent_at = digest_sent_at - interval '1 day' where id = $1`, [ana.id]);
  const mails = () => mailsTo(server, smtp, `${ana.username}@example.com`);

  it('comes to those who ask for it, with what they have not read, once', async () => {
    const { id } = await buildPost(ana, { content: 'What do you think?' });
    await like(bob, id);
    await send();
    expect(await mails()).toEqual([]);
    expect((await ana.gql('mutation { setMailDigest(isOn: true) }')).data.setMailDigest).toBe(true);
    await aDayLater();
    await server.sql(`update notification set updated_at = now() - interval '1 hour' where recipient_id = $1`, [
      ana.id,
    ]);
    await like(cleo, id);
    await send();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`${cleo.username} and 1 other liked your post`);
    expect(mail!.text).toContain('What do you think?');
    await send();
    expect(await mails()).toHaveLength(1);
    await aDayLater();
    await ana.rest('/api/notifications/mark-read', { method: 'POST' });
    await send();
    expect(await mails(), 'nothing unread, no mail').toHaveLength(1);
    expect((await ana.gql('mutation { setMailDigest(isOn: false) }')).data.setMailDigest).toBe(false);
    expect((await ana.gql('{ mailDigest }')).data.mailDigest).toBe(false);
    await buildComment(bob, id);
    await aDayLater();
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('says nothing of people and things that are hidden by now', async () => {
    await ana.gql('mutation { setMailDigest(isOn: true) }');
    await aDayLater();
    await like(bob, (await buildPost(ana)).id);
    await block(server, bob, ana);
    await send();
    expect(await mails()).toEqual([]);
  });
});
