import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../../support/server/mail';
import {
  block,
  buildComment,
  buildPost,
  connect,
  hideProfile,
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

describe('the list', () => {
  it('groups several actors of one subject, names the latest three, and starts a new group once read', async () => {
    const { id } = await buildPost(ana, { content: 'Grouped' });
    const others = await registerPeople(server, `dan${round}`, `eve${round}`, `fay${round}`);
    for (const person of [bob, cleo, ...others]) await like(person, id);
    const [notification] = await listNotifications(ana);
    expect(notification).toMatchObject({ kind: 'post.liked', actorCount: 5, about: 'Grouped', subjectId: id });
    expect(notification!.actors.map(({ username }) => username)).toEqual(
      others.map(({ username }) => username).toReversed(),
    );
    await ana.gql('mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }', { ids: [notification!.id] });
    await buildComment(bob, id);
    await buildComment(bob, id);
    expect((await listNotifications(ana)).map(({ kind, actorCount, isRead }) => [kind, actorCount, isRead])).toEqual([
      ['comment.created', 1, false],
      ['post.liked', 5, true],
    ]);
  });

  it('notifies nobody of their own actions or of hidden content', async () => {
    const { id } = await buildPost(ana);
    await like(ana, id);
    await connect(server, ana, bob);
    await buildPost(ana, { content: `For friends, with @${bob.username} and @${cleo.username}`, is_public: false });
    expect([await listKinds(ana), await listKinds(bob), await listKinds(cleo)]).toEqual([[], ['post.mentioned'], []]);
    await server.sql('delete from connection where recipient_id = $1', [bob.id]);
    expect([await listKinds(bob), await countUnread(bob)]).toEqual([[], 0]);
    await like(bob, id);
    await like(cleo, id);
    await block(server, cleo, ana);
    await hideProfile(server, bob);
    expect([await listKinds(ana), await countUnread(ana)]).toEqual([[], 0]);
  });

  it('has equal pages over GraphQL and REST, each in one statement', async () => {
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
    expect(await server.captureStatements(() => ana.rest('/api/notifications?limit=10'))).toHaveLength(1);
    expect(await server.captureStatements(() => listNotifications(ana, 10))).toHaveLength(1);
  });

  it('is marked as read, partly or completely, and cleared by its owner only', async () => {
    const posts = [await buildPost(ana), await buildPost(ana)];
    for (const { id } of posts) await like(bob, id);
    const [latest] = await listNotifications(ana);
    expect((await bob.rest('/api/notifications/mark-read', { body: { ids: [latest!.id] } })).body.data).toEqual({
      count: 0,
    });
    expect(await countUnread(ana)).toBe(2);
    expect(
      (await ana.rest('/api/notifications/mark-read', { body: { ids: [latest!.id, missingId] } })).body.data,
    ).toEqual({ count: 1 });
    expect((await ana.rest('/api/notifications/mark-read', { method: 'POST' })).body.data).toEqual({ count: 0 });
    expect((await bob.rest('/api/notifications/clear', { method: 'DELETE' })).status).toBe(200);
    expect(await listNotifications(ana)).toHaveLength(2);
    expect((await ana.rest('/api/notifications/clear', { method: 'DELETE' })).status).toBe(200);
    expect(await listNotifications(ana)).toEqual([]);
  });

  it('rejects a body without a list of ids, and anonymous callers', async () => {
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
