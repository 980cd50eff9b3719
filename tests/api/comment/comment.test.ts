import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildComment,
  buildPost,
  eventsSince,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { commentFields, gql, rest, transports } from '../../support/transports/transports';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let cara: Person;
let dora: Person;
let anyone: Caller;
let postId: string;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara, dora] = await registerPeople(server, 'ana', 'ben', 'cara', 'dora');
  anyone = visitor(server);
  postId = (await buildPost(ana)).id;
});
afterAll(() => server.close());

const expectRejection = <T>(call: () => Promise<T>) => expectNoWrites(server, call);

const commentCount = async (id = postId) => (await rest.readPost(ana, id)).value.commentCount;

/** Both transports list a post's comments alike. */
async function listAlike(
  viewer: Caller,
  id = postId,
  sort: 'oldest' | 'newest' | 'most_liked' = 'oldest',
): Promise<any[]> {
  const [one, other] = [await rest.readComments(viewer, id, sort), await gql.readComments(viewer, id, sort)];
  expect(one).toEqual(other);
  return one.value;
}

describe.each(transports)('$name', (via) => {
  describe('commenting', () => {
    it('creates a comment, counts it and publishes it on the post’s channel', async () => {
      const since = await latestEvent(server);
      const before = await commentCount();
      const { value } = await via.createComment(ben, postId, { content: '  How did you price it?  ' });
      expect(value).toMatchObject({
        postId,
        parentId: null,
        content: 'How did you price it?',
        author: { id: ben.id, username: 'ben' },
        likeCount: 0,
        isHelpful: false,
        replies: [],
        viewerHasLiked: false,
        viewerCanDelete: true,
        viewerCanMarkHelpful: false,
      });
      expect(await commentCount()).toBe(before + 1);
      expect((await listAlike(ben)).at(-1)).toEqual(value);
      expect((await listAlike(ana)).at(-1)).toEqual({ ...value, viewerCanMarkHelpful: true });
      const one = await ben.gql(`query ($id: ID!) { comment(id: $id) { ${commentFields} } }`, { id: value.id });
      expect(one.data.comment).toEqual(value);
      expect(await eventsSince(server, cara, since)).toMatchObject([
        { type: 'comment.created', channel: `private-post-${postId}`, data: { id: value.id, postId, parentId: null } },
        { type: 'post.counted', channel: `private-post-${postId}`, data: { id: postId, commentCount: before + 1 } },
      ]);
    });

    it('has one level of replies: a reply to a reply joins the thread', async () => {
      const top = await via.createComment(ben, postId, { content: 'top' });
      const reply = await via.createComment(ana, postId, { content: 'reply', parentId: top.value.id });
      const deeper = await via.createComment(cara, postId, { content: 'deeper', parentId: reply.value.id });
      expect([reply.value.parentId, deeper.value.parentId]).toEqual([top.value.id, top.value.id]);
      const listed = (await listAlike(ana)).find(({ id }) => id === top.value.id);
      expect(listed.replies.map(({ content }: any) => content)).toEqual(['reply', 'deeper']);
    });

    it('requires a sign-in and a visible post and comment', async () => {
      const hidden = await buildPost(ana, { is_public: false });
      const elsewhere = await buildComment(ana, hidden.id);
      const other = await buildPost(ben);
      const otherComment = await buildComment(ben, other.id);
      expect(await expectRejection(() => via.createComment(anyone, postId, { content: 'x' }))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      for (const unknown of [missingId, 'x', hidden.id]) {
        expect(await expectRejection(() => via.createComment(ben, unknown, { content: 'x' }))).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
      }
      for (const parentId of [missingId, elsewhere.id]) {
        expect(await expectRejection(() => via.createComment(ben, postId, { content: 'x', parentId }))).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
      }
      expect(
        await expectRejection(() => via.createComment(ben, postId, { content: 'x', parentId: otherComment.id })),
      ).toMatchObject({ status: 400, fields: ['parentId'] });
      expect(
        await expectRejection(() => via.createComment(ben, postId, { content: 'x', parentId: 'no-id' })),
      ).toMatchObject({
        status: 400,
        fields: ['parentId'],
      });
    });

    it('names the problem of invalid content', async () => {
      for (const content of [
        '',
        '  \n ',
        'a'.repeat(1_251),
        '🇵🇹'.repeat(1_251),
        'e\u0301'.repeat(1_251),
        '👨‍👩‍👧‍👦'.repeat(501),
        'a\0',
      ]) {
        const outcome = await expectRejection(() => via.createComment(ben, postId, { content }));
        expect(outcome, content.slice(0, 20)).toEqual({
          ok: false,
          status: 400,
          code: 'BAD_USER_INPUT',
          fields: ['content'],
        });
      }
      const content = '🇵🇹'.repeat(1_250);
      expect((await via.createComment(ben, postId, { content })).value.content).toBe(content);
    });

    it('is created once per Idempotency-Key', async () => {
      const key = { 'idempotency-key': `comment ${via.name}` };
      const before = await commentCount();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () => via.createComment(ben, postId, { content: 'once' }, key)),
      );
      expect(new Set(outcomes.map(({ value }) => value?.id)).size).toBe(1);
      expect(await expectRejection(() => via.createComment(ben, postId, { content: 'once' }, key))).toMatchObject({
        ok: true,
        value: { id: outcomes[0]!.value.id },
      });
      expect(await commentCount()).toBe(before + 1);
    });
  });

  describe('deleting a comment', () => {
    it('deletes its replies and updates the count', async () => {
      const before = await commentCount();
      const top = await buildComment(ben, postId);
      await buildComment(ana, postId, { parent_id: top.id });
      await buildComment(cara, postId, { parent_id: top.id });
      const since = await latestEvent(server);
      expect(await via.deleteComment(ben, top.id)).toEqual({ ok: true, fields: [], value: top.id });
      expect(await commentCount()).toBe(before);
      expect(await server.sql('select from comment where id = $1 or parent_id = $1', [top.id])).toEqual([]);
      expect(await eventsSince(server, cara, since)).toMatchObject([
        { type: 'comment.deleted', data: { id: top.id, postId } },
        { type: 'post.counted', data: { id: postId, commentCount: before } },
      ]);
      expect(await expectRejection(() => via.deleteComment(ben, top.id))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    });

    it('is allowed for its author and the post’s author', async () => {
      const comment = await buildComment(ben, postId);
      expect(await expectRejection(() => via.deleteComment(anyone, comment.id))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      expect(await expectRejection(() => via.deleteComment(cara, comment.id))).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
      expect(await expectRejection(() => via.deleteComment(ben, missingId))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
      expect((await via.deleteComment(ana, comment.id)).ok).toBe(true);
    });
  });

  describe('liking a comment', () => {
    it('sets the requested state and may be repeated', async () => {
      const { id } = await buildComment(ben, postId);
      const since = await latestEvent(server);
      for (const n of [1, 2])
        expect((await via.likeComment(cara, id, true)).value, `time ${n}`).toMatchObject({
          likeCount: 1,
          viewerHasLiked: true,
        });
      expect((await listAlike(ben)).find((comment) => comment.id === id)).toMatchObject({
        likeCount: 1,
        viewerHasLiked: false,
      });
      for (const n of [1, 2])
        expect((await via.likeComment(cara, id, false)).value, `time ${n}`).toMatchObject({
          likeCount: 0,
          viewerHasLiked: false,
        });
      const events = await eventsSince(server, ana, since);
      expect(events.map(({ type, channel, data }) => [type, channel, data])).toEqual([
        ['comment.counted', `private-post-${postId}`, { id, postId, likeCount: 1 }],
        ['comment.counted', `private-post-${postId}`, { id, postId, likeCount: 0 }],
      ]);
    });

    it('requires a sign-in and a visible comment', async () => {
      const hidden = await buildPost(ana, { is_public: false });
      const comment = await buildComment(ana, hidden.id);
      expect(await expectRejection(() => via.likeComment(anyone, comment.id, true))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      for (const unknown of [missingId, 'x', comment.id])
        expect(await expectRejection(() => via.likeComment(ben, unknown, true))).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
    });

    it('has a correct count after concurrent changes', async () => {
      const { id } = await buildComment(ana, postId);
      const people = [ana, ben, cara, dora];
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) => via.likeComment(people[n % 4]!, id, n % 3 !== 0)),
      );
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
      const [{ kept, rows } = { kept: -1, rows: 0 }] = await server.sql(
        'select like_count as kept, (select count(*)::int from comment_like where comment_id = id) as rows from comment where id = $1',
        [id],
      );
      expect(kept).toBe(rows);
    });
  });
});
