import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, buildComment, buildPost, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { rest, transports } from '../../support/transports/transports';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let author: Person;
let commenter: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer();
  [author, commenter, stranger] = await registerPeople(server, 'author', 'commenter', 'stranger');
});
afterAll(() => server.close());

const count = async (table: string, id: string) =>
  (
    await server.sql(
      `select count(*)::int as count from ${table} where ${table === 'comment' ? 'id' : 'post_id'} = $1`,
      [id],
    )
  )[0]!.count;

/** Ways in which what a person owns becomes hidden from them. */
const hide = {
  'the author blocks the commenter': () => block(server, author, commenter),
  'the commenter blocks the author': () => block(server, commenter, author),
  'the post becomes private': (postId: string) =>
    author.rest(`/api/posts/${postId}`, { method: 'PUT', body: { is_public: false } }),
};

describe.each(transports)('ownership over $name', (via) => {
  for (const [title, hidePost] of Object.entries(hide)) {
    describe(`when ${title}`, () => {
      let postId: string;
      let comments: string[];

      beforeAll(async () => {
        await server.sql('delete from block');
        postId = (await buildPost(author)).id;
        comments = [];
        for (let n = 0; n < 2; n++) comments.push((await buildComment(commenter, postId)).id);
        await buildComment(author, postId);
        for (const mark of ['like', 'bookmark'])
          await commenter.rest(`/api/posts/${postId}/${mark}`, { method: 'POST' });
        await commenter.rest(`/api/comments/${comments[0]}/like`, { method: 'POST' });
        await hidePost(postId);
      });

      it('the post’s author deletes a comment on it', async () => {
        expect(await via.deleteComment(author, comments[1]!)).toMatchObject({ ok: true });
        expect(await count('comment', comments[1]!)).toBe(0);
        expect((await rest.readPost(author, postId)).value.commentCount).toBe(2);
      });

      it('the commenter withdraws likes and bookmark, and deletes the comment', async () => {
        for (const outcome of [
          await via.likeComment(commenter, comments[0]!, false),
          await via.likePost(commenter, postId, false),
          await via.bookmarkPost(commenter, postId, false),
        ])
          expect(outcome).toEqual({ ok: true, fields: [], value: null });
        expect([await count('post_like', postId), await count('post_bookmark', postId)]).toEqual([0, 0]);
        expect((await rest.readPost(author, postId)).value.likeCount).toBe(0);
        expect(await via.deleteComment(commenter, comments[0]!)).toMatchObject({ ok: true });
        expect(await count('comment', comments[0]!)).toBe(0);
      });

      it('nothing new is written, and nobody else deletes anything', async () => {
        const [{ id }] = (await server.sql('select id from comment where post_id = $1', [postId])) as [{ id: string }];
        for (const call of [
          () => via.likePost(commenter, postId, true),
          () => via.likePost(commenter, postId, false),
          () => via.bookmarkPost(commenter, postId, false),
          () => via.likeComment(commenter, id, true),
          () => via.likeComment(commenter, id, false),
          () => via.deleteComment(commenter, id),
        ])
          expect(await expectNoWrites(server, call)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
        if (title !== 'the post becomes private')
          expect(await expectNoWrites(server, () => via.deleteComment(stranger, id))).toMatchObject({
            code: 'FORBIDDEN',
          });
      });
    });
  }
});
