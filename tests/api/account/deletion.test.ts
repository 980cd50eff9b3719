import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountTransports,
  openSockets,
  signInAgain,
  socketsClosed,
  type AccountTransport,
} from '../../support/people/account';
import { waitForJobs, runJob } from '../../support/server/jobs';
import { readEmailsTo, startMailServer, extractToken, type MailServer } from '../../support/server/mail';
import {
  buildComment,
  buildPost,
  connect,
  eventsSince,
  follow,
  latestEvent,
  buildPassword,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { isTokenValid } from '../../support/people/signIn';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let mail: MailServer;
let anyone: Caller;
let count = 0;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: mail.url } });
  anyone = visitor(server);
});

afterAll(async () => {
  await server.close();
  await mail.close();
});

const [rest] = accountTransports as [AccountTransport];
const logIn = (username: string) =>
  anyone.rest('/api/auth/login', { body: { username, password: buildPassword(username) } });
const subjectsTo = async ({ username }: Person) =>
  (await readEmailsTo(server, mail, `${username}@example.com`)).map(({ subject }) => subject);
const findUndoToken = async ({ username }: Person) =>
  extractToken((await readEmailsTo(server, mail, `${username}@example.com`)).at(-1));
const keys = (value: Record<string, unknown>[]) => value.map(({ id }) => id);

/** An account to be deleted and a friend with a post that it liked and commented on, with what both see. */
async function scene() {
  const n = ++count;
  const [leaver, friend] = await registerPeople(server, `leaver${n}`, `friend${n}`);
  await follow(server, friend, leaver);
  await connect(server, friend, leaver);
  const post = await buildPost(leaver, { content: `walrus${n} #walrus${n}` });
  const friendPost = await buildPost(friend);
  const comment = await buildComment(leaver, friendPost.id);
  await leaver.rest(`/api/posts/${friendPost.id}/like`, { method: 'POST' });
  /** What a viewer finds of the leaver, on every path. */
  async function shown(viewer: Caller): Promise<string[]> {
    const [{ body: feed }, { body: following }, { body: search }, { body: people }, { body: comments }] =
      (await Promise.all(
        [
          'posts?limit=50',
          'posts?mode=following&limit=50',
          `search/posts?query=walrus${n}`,
          `profile/search?query=leaver${n}`,
          `posts/${friendPost.id}/comments`,
        ].map((path) => viewer.rest(`/api/${path}`)),
      )) as [any, any, any, any, any];
    const { data } = await viewer.gql(
      'query ($id: ID!, $post: ID!, $comment: ID!) { one: node(id: $id) { id } two: node(id: $post) { id } three: node(id: $comment) { id } }',
      {
        id: leaver.id,
        post: post.id,
        comment: comment.id,
      },
    );
    const found: Record<string, boolean> = {
      feed: keys(feed.data.posts).includes(post.id),
      following: keys(following.data.posts).includes(post.id),
      search: keys(search.data.posts).includes(post.id),
      people: keys(Object.values<any>(people.data)[0]).includes(leaver.id),
      comments: keys(comments.data.comments).includes(comment.id),
      profile: (await viewer.rest(`/api/profile/${leaver.id}`)).status === 200,
      username: (await viewer.rest(`/api/profile/username/${leaver.username}`)).status === 200,
      post: (await viewer.rest(`/api/posts/${post.id}`)).status === 200,
      posts: ((await viewer.rest(`/api/posts/user/${leaver.id}`)).body.data?.posts ?? []).length > 0,
      'node of person': data?.one != null,
      'node of post': data?.two != null,
      'node of comment': data?.three != null,
    };
    return Object.keys(found).filter((path) => found[path]);
  }
  return { leaver, friend, shown };
}

const everywhere = [
  'feed',
  'following',
  'search',
  'people',
  'comments',
  'profile',
  'username',
  'post',
  'posts',
  'node of person',
  'node of post',
  'node of comment',
];

describe.each(accountTransports)(
  'deleting an account over $name',
  ({ name, deleteAccount, undoDeletion, forgotPassword }) => {
    it(
      'hides everything and ends everything at once; the mailed link brings all of it back, once',
      { timeout: 60_000 },
      async () => {
        const { leaver, friend, shown } = await scene();
        const elsewhere = await signInAgain(server, leaver);
        const sockets = await openSockets(server, elsewhere);
        expect(await shown(friend)).toEqual(everywhere);
        const before = await latestEvent(server);
        expect(await deleteAccount(leaver)).toEqual({ ok: true, fields: [], value: undefined });

        expect(await shown(friend)).toEqual([]);
        expect(await eventsSince(server, friend, before)).toMatchObject([
          { type: 'account.hidden', channel: 'private-feed', data: { id: leaver.id } },
        ]);
        expect(await sockets.ended).toEqual(socketsClosed);
        sockets.close();
        for (const { token, cookie } of [leaver, elsewhere]) {
          expect(await isTokenValid(server, token)).toBe(false);
          expect((await anyone.rest('/api/auth/refresh', { method: 'POST', headers: { cookie } })).status).toBe(401);
        }
        const wrong = await logIn('nobody-at-all');
        expect((await logIn(leaver.username)).body.error).toEqual({
          ...wrong.body.error,
          requestId: expect.any(String),
        });
        expect(await expectNoWrites(server, () => deleteAccount(leaver))).toMatchObject({
          ok: false,
          code: 'UNAUTHENTICATED',
        });
        expect(await subjectsTo(leaver)).toEqual(['Your Venturion account will be deleted']);

        const token = await findUndoToken(leaver);
        expect(await undoDeletion(anyone, token)).toEqual({ ok: true, fields: [], value: undefined });
        expect(await shown(friend)).toEqual(everywhere);
        expect((await logIn(leaver.username)).status).toBe(200);
        // Sessions ended by the deletion are not restored.
        expect(await isTokenValid(server, elsewhere.token)).toBe(false);
        const rejection = { ok: false, status: 400, code: 'BAD_USER_INPUT', fields: ['token'] };
        for (const bad of [token, token.slice(1), '', 'made-up'])
          expect(await expectNoWrites(server, () => undoDeletion(anyone, bad)), bad).toMatchObject(rejection);
      },
    );

    it('rejects requests without a valid token', async () => {
      expect(await expectNoWrites(server, () => deleteAccount(anyone))).toMatchObject({
        ok: false,
        code: 'UNAUTHENTICATED',
      });
    });

    it('is undone by the link of the newest email too, which a password reset sends', async () => {
      const person = await registerPerson(server, `returning-${name.toLowerCase()}`);
      await forgotPassword(anyone, `${person.username}@example.com`);
      const reset = await findUndoToken(person);
      await deleteAccount(person);
      const first = await findUndoToken(person);
      await forgotPassword(anyone, `${person.username}@example.com`);
      const second = await findUndoToken(person);
      expect(await subjectsTo(person)).toEqual([
        'Reset your Venturion password',
        'Your Venturion account will be deleted',
        'Your Venturion account will be deleted',
      ]);
      // A link to reset the password is no way in, nor the other way round.
      expect(await rest.resetPassword(anyone, reset, 'a better password of hers')).toMatchObject({
        ok: false,
        fields: ['token'],
      });
      expect(await rest.resetPassword(anyone, second, 'a better password of hers')).toMatchObject({
        ok: false,
        fields: ['token'],
      });
      expect((await undoDeletion(anyone, second)).ok).toBe(true);
      expect(await undoDeletion(anyone, first)).toMatchObject({ ok: false, fields: ['token'] });
      expect((await logIn(person.username)).status).toBe(200);
    });
  },
);

it('sign-ins made while the account is deleted leave no session behind', async () => {
  const person = await registerPerson(server, 'hasty');
  const signIns = Array.from({ length: 8 }, () => signInAgain(server, person).catch(() => undefined));
  await rest.deleteAccount(person);
  const opened = (await Promise.all(signIns)).filter((signedIn) => signedIn !== undefined);
  expect(await Promise.all(opened.map(({ token }) => isTokenValid(server, token)))).toEqual(opened.map(() => false));
  expect(await server.sql('select from session where account_id = $1 and ended_at is null', [person.id])).toEqual([]);
});

describe('the undo period', () => {
  let person: Person;
  beforeEach(async () => {
    person = await registerPerson(server, `waiting${++count}`);
    await rest.deleteAccount(person);
    await waitForJobs(server);
  });
  const exists = async () => (await server.sql('select from profile where id = $1', [person.id])).length === 1;
  /** Moves the deletion and its link into the past. */
  async function wait(days: number): Promise<void> {
    await server.sql(`update account set deleted_at = deleted_at - make_interval(days => $2) where id = $1`, [
      person.id,
      days,
    ]);
    await server.sql(
      `update account_token set expires_at = expires_at - make_interval(days => $2) where account_id = $1`,
      [person.id, days],
    );
  }

  it('is fourteen days', async () => {
    const token = await findUndoToken(person);
    await wait(13);
    await runJob(server, 'account.eraseDue');
    expect(await exists()).toBe(true);
    expect((await rest.undoDeletion(anyone, token)).ok).toBe(true);
  });

  it('ends: the link is rejected, no other is sent, and the account is erased', async () => {
    const token = await findUndoToken(person);
    await wait(14);
    expect(await rest.undoDeletion(anyone, token)).toMatchObject({ ok: false, fields: ['token'] });
    await rest.forgotPassword(anyone, `${person.username}@example.com`);
    expect(await subjectsTo(person)).toEqual(['Your Venturion account will be deleted']);
    await runJob(server, 'account.eraseDue');
    expect(await exists()).toBe(false);
  });

  it('does nothing when an erasure is queued for an account whose deletion was undone', async () => {
    await rest.undoDeletion(anyone, await findUndoToken(person));
    await runJob(server, 'account.eraseDue');
    await runJob(server, 'account.erase', { accountId: person.id });
    expect(await exists()).toBe(true);
    expect((await logIn(person.username)).status).toBe(200);
  });
});
