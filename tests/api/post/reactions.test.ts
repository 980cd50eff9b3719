import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server';
import {
  buildComment,
  buildPost,
  connect,
  eventsSince,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { readOverBothTransports, rest, transports } from '../../support/transports/transports';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let cara: Person;
let anyone: Caller;

const flags = (count: number) => '🇵🇹'.repeat(count);

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara] = await registerPeople(server, 'ana', 'ben', 'cara');
  anyone = visitor(server);
});
afterAll(() => server.close());

/** Runs a call that must be rejected and write nothing. */
const expectRejection = <T>(call: () => Promise<T>) => expectNoWrites(server, call);

describe.each(transports)('$name', (via) => {
  describe('liking a post', () => {
    it('sets the requested state and may be repeated', async () => {
      const { id } = await buildPost(ana);
      const since = await latestEvent(server);
      for (const n of [1, 2])
        expect((await via.likePost(ben, id, true)).value, `time ${n}`).toMatchObject({
          likeCount: 1,
          viewerHasLiked: true,
        });
      expect((await ben.rest(`/api/posts/${id}/liked`)).body).toEqual({ data: { liked: true } });
      expect(await readOverBothTransports(ana, id)).toMatchObject({ likeCount: 1, viewerHasLiked: false });
      for (const n of [1, 2])
        expect((await via.likePost(ben, id, false)).value, `time ${n}`).toMatchObject({
          likeCount: 0,
          viewerHasLiked: false,
        });
      expect((await ben.rest(`/api/posts/${id}/liked`)).body).toEqual({ data: { liked: false } });
      const events = (await eventsSince(server, ana, since)).filter(({ type }) => type !== 'notification.changed');
      expect(events.map(({ type, data }) => [type, data])).toEqual([
        ['post.counted', { id, likeCount: 1, commentCount: 0, shareCount: 0 }],
        ['post.counted', { id, likeCount: 0, commentCount: 0, shareCount: 0 }],
      ]);
    });

    it('needs a sign-in and a post', async () => {
      const { id } = await buildPost(ana, { is_public: false });
      expect(await expectRejection(() => via.likePost(anyone, id, true))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      for (const unknown of [missingId, 'x', id])
        expect(await expectRejection(() => via.likePost(ben, unknown, true))).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
    });

    it('has a correct count after concurrent changes', async () => {
      const { id } = await buildPost(ana);
      const people = [ana, ben, cara];
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) => via.likePost(people[n % 3]!, id, n % 2 === 0)),
      );
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
      const [{ rows } = { rows: 0 }] = await server.sql(
        'select count(*)::int as rows from post_like where post_id = $1',
        [id],
      );
      expect((await readOverBothTransports(ana, id)).likeCount).toBe(rows);
      const [last] = await server.sql(`select data from event where topic_id = $1 order by key desc limit 1`, [id]);
      expect(last!.data.likeCount).toBe(rows);
    });
  });

  describe('bookmarking a post', () => {
    it('sets the requested state and publishes nothing', async () => {
      const { id } = await buildPost(ana);
      const since = await latestEvent(server);
      for (const n of [1, 2])
        expect((await via.bookmarkPost(ben, id, true)).value, `time ${n}`).toMatchObject({ viewerHasBookmarked: true });
      expect((await ben.rest(`/api/posts/${id}/bookmarked`)).body).toEqual({ data: { bookmarked: true } });
      expect((await ana.rest(`/api/posts/${id}/bookmarked`)).body).toEqual({ data: { bookmarked: false } });
      const { body } = await ben.rest('/api/posts/bookmarked');
      const { data } = await ben.gql('{ bookmarkedPosts { edges { node { id } } } }');
      expect(body.data.posts[0].id).toBe(id);
      expect(data.bookmarkedPosts.edges.map(({ node }: any) => node.id)).toEqual(
        body.data.posts.map((post: any) => post.id),
      );
      for (const n of [1, 2])
        expect((await via.bookmarkPost(ben, id, false)).value, `time ${n}`).toMatchObject({
          viewerHasBookmarked: false,
        });
      expect(await eventsSince(server, ben, since)).toEqual([]);
    });

    it('needs a sign-in and a post', async () => {
      const { id } = await buildPost(ana, { is_public: false });
      expect(await expectRejection(() => via.bookmarkPost(anyone, id, true))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      for (const unknown of [missingId, 'x', id])
        expect(await expectRejection(() => via.bookmarkPost(ben, unknown, true))).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
    });
  });

  describe('sharing a post', () => {
    it('shares the original, with or without text', async () => {
      const { id } = await buildPost(ana, { content: 'the original' });
      const since = await latestEvent(server);
      const plain = await via.sharePost(ben, id);
      expect(plain.value).toMatchObject({
        content: '',
        isShare: true,
        author: { id: ben.id },
        sharedPost: { id, content: 'the original', author: { id: ana.id }, shareCount: 1 },
      });
      const quoted = await via.sharePost(ben, id, 'read this');
      expect(quoted.value).toMatchObject({ content: 'read this', sharedPost: { id, shareCount: 2 } });
      expect(await readOverBothTransports(cara, quoted.value.id)).toEqual({ ...quoted.value, viewerCanEdit: false });
      const events = await eventsSince(server, cara, since);
      expect(events.filter(({ type }) => type === 'post.counted').map(({ data }) => data.shareCount)).toEqual([1, 2]);
      expect(events.filter(({ type }) => type === 'post.created').map(({ data }) => data.id)).toEqual([
        plain.value.id,
        quoted.value.id,
      ]);
      // A share of a share is a share of the original.
      expect((await via.sharePost(cara, quoted.value.id)).value.sharedPost.id).toBe(id);
      expect((await readOverBothTransports(ana, id)).shareCount).toBe(3);
    });

    it('without text happens once', async () => {
      const { id } = await buildPost(ana);
      const first = await via.sharePost(ben, id);
      const key = { 'idempotency-key': `share ${via.name} ${id}` };
      const again = await Promise.all([
        via.sharePost(ben, id),
        via.sharePost(ben, id, ''),
        via.sharePost(ben, id, undefined, key),
      ]);
      expect(again.map(({ value }) => value?.id)).toEqual([first.value.id, first.value.id, first.value.id]);
      expect((await via.sharePost(ben, id, undefined, key)).value?.id).toBe(first.value.id);
      expect((await readOverBothTransports(ana, id)).shareCount).toBe(1);
      await via.deletePost(ben, first.value.id);
      expect((await readOverBothTransports(ana, id)).shareCount).toBe(0);
    });

    it('is rejected for private posts, also for people who may read them', async () => {
      const { id } = await buildPost(ana, { is_public: false });
      await connect(server, cara, ana).catch(() => undefined);
      expect(await expectRejection(() => via.sharePost(anyone, id))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      expect(await expectRejection(() => via.sharePost(cara, id))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await expectRejection(() => via.sharePost(ana, id))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await expectRejection(() => via.sharePost(ben, id))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await expectRejection(() => via.sharePost(ben, missingId))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
      const open = await buildPost(ana);
      expect(await expectRejection(() => via.sharePost(ben, open.id, flags(3_001)))).toMatchObject({
        status: 400,
        fields: ['content'],
      });
    });

    it('of a deleted post returns 404', async () => {
      const { id } = await buildPost(ana);
      const share = await via.sharePost(ben, id);
      await via.deletePost(ana, id);
      expect(await expectRejection(() => via.sharePost(cara, share.value.id))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    });
  });
});

it('reports a post once for each person', async () => {
  const { id } = await buildPost(ana);
  const report = (caller: Caller, reason: string, post = id) =>
    caller.gql('mutation ($id: ID!, $reason: String!) { reportPost(id: $id, reason: $reason) }', { id: post, reason });
  expect((await report(ben, 'spam')).data).toEqual({ reportPost: true });
  expect((await report(ben, 'spam, again')).data).toEqual({ reportPost: true });
  expect(await server.sql('select reason from post_report where post_id = $1', [id])).toEqual([
    { reason: 'spam, again' },
  ]);
  expect(await expectRejection(() => report(ben, ' '))).toMatchObject({
    status: 400,
    errors: [{ extensions: { fields: { reason: expect.any(String) } } }],
  });
  expect(await expectRejection(() => report(anyone, 'x'))).toMatchObject({ status: 401 });
  expect(await expectRejection(() => report(ben, 'x', missingId))).toMatchObject({ status: 404 });
});

describe('deleting two dependent records concurrently', () => {
  it('succeeds without a deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await buildPost(ana);
      const shares = await Promise.all([ben, cara].map((person) => rest.sharePost(person, id, 'x')));
      const comments = await Promise.all([ben, cara].map((person) => buildComment(person, id)));
      const outcomes = await Promise.all([
        rest.deletePost(ana, id),
        rest.deletePost(ben, shares[0]!.value.id),
        rest.deletePost(cara, shares[1]!.value.id),
        rest.deleteComment(ben, comments[0].id),
        rest.deleteComment(cara, comments[1].id),
        rest.likePost(ben, id, true),
        rest.createComment(cara, id, { content: 'late' }),
      ]);
      expect(outcomes.filter(({ ok, status }) => !ok && status !== 404)).toEqual([]);
      expect(await server.sql('select from post where id = $1', [id])).toEqual([]);
    }
  });
});
