import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  block,
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
import { commentFields, gql, gqlOutcome, rest } from '../../support/transports/transports';
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

const markHelpful = (caller: Caller, id: string, helpful: boolean) =>
  caller
    .gql(
      `mutation ($id: ID!, $helpful: Boolean!) { setCommentHelpful(id: $id, helpful: $helpful) { ${commentFields} } }`,
      { id, helpful },
    )
    .then((response) => gqlOutcome(response));

describe('the helpful comment', () => {
  it('is a single one, marked by the post’s author', async () => {
    const { id } = await buildPost(ana);
    const [first, second] = [await buildComment(ben, id), await buildComment(cara, id)];
    const since = await latestEvent(server);
    expect((await markHelpful(ana, first.id, true)).value).toMatchObject({ id: first.id, isHelpful: true });
    expect((await markHelpful(ana, second.id, true)).value).toMatchObject({ id: second.id, isHelpful: true });
    expect((await listAlike(ben, id)).map(({ isHelpful }) => isHelpful)).toEqual([false, true]);
    expect((await markHelpful(ana, first.id, false)).value.isHelpful).toBe(false);
    expect((await listAlike(ben, id)).map(({ isHelpful }) => isHelpful)).toEqual([false, true]);
    expect((await markHelpful(ana, second.id, false)).value.isHelpful).toBe(false);
    expect((await eventsSince(server, ben, since)).map(({ type, data }) => [type, data.helpfulCommentId])).toEqual([
      ['comment.marked', first.id],
      ['comment.marked', second.id],
      ['comment.marked', null],
    ]);
    await markHelpful(ana, second.id, true);
    await rest.deleteComment(cara, second.id);
    expect((await listAlike(ben, id)).map(({ isHelpful }) => isHelpful)).toEqual([false]);
  });

  it('cannot be marked by others', async () => {
    const comment = await buildComment(ben, postId);
    expect(await expectRejection(() => markHelpful(anyone, comment.id, true))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(await expectRejection(() => markHelpful(ben, comment.id, true))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(await expectRejection(() => markHelpful(ana, missingId, true))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('the list', () => {
  it('is sorted by age or likes, replies always by age', async () => {
    const { id } = await buildPost(ana);
    const comments: any[] = [];
    for (const content of ['one', 'two', 'three']) comments.push(await buildComment(ben, id, { content }));
    for (const content of ['re one', 're two']) await buildComment(ana, id, { content, parent_id: comments[0].id });
    for (const fan of [ana, cara]) await rest.likeComment(fan, comments[1].id, true);
    await rest.likeComment(ana, comments[0].id, true);
    const texts = async (sort: 'oldest' | 'newest' | 'most_liked') =>
      (await listAlike(cara, id, sort)).map(({ content }) => content);
    expect(await texts('oldest')).toEqual(['one', 'two', 'three']);
    expect(await texts('newest')).toEqual(['three', 'two', 'one']);
    expect(await texts('most_liked')).toEqual(['two', 'one', 'three']);
    expect((await listAlike(cara, id, 'newest')).at(-1).replies.map(({ content }: any) => content)).toEqual([
      're one',
      're two',
    ]);
    expect(await cara.rest(`/api/posts/${id}/comments?sort=best`)).toMatchObject({
      status: 400,
      body: { error: { fields: { sort: expect.any(String) } } },
    });
  });

  it('is paginated, with each comment once, in every order', async () => {
    const { id } = await buildPost(ana);
    const ids: string[] = [];
    for (let n = 0; n < 23; n++)
      ids.push((await buildComment([ana, ben, cara][n % 3]!, id, { content: `comment ${n}` })).id);
    for (const liked of [2, 5, 7, 11]) await rest.likeComment(dora, ids[liked]!, true);
    for (const sort of ['OLDEST', 'NEWEST', 'MOST_LIKED']) {
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const { data }: any = await dora.gql(
          'query ($id: ID!, $sort: CommentSort, $after: String) { post(id: $id) { comments(first: 5, sort: $sort, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } }',
          { id, sort, after },
        );
        const { edges, pageInfo } = data.post.comments;
        seen.push(...edges.map(({ node }: any) => node.id));
        expect(pageInfo.endCursor).toBe(edges.at(-1).cursor);
        ({ hasNextPage: more, endCursor: after } = pageInfo);
      }
      expect(seen.toSorted(), sort).toEqual(ids.toSorted());
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) =>
          dora.rest(`/api/posts/${id}/comments?sort=${sort.toLowerCase()}&limit=5&page=${page}`),
        ),
      );
      expect(
        pages.flatMap(({ body }) => body.data.comments.map((comment: any) => comment.id)),
        sort,
      ).toEqual(seen);
      expect(pages.map(({ body }) => body.data.pagination.has_more)).toEqual([true, true, true, true, false]);
    }
  });

  it('omits blocked people and the replies to them', async () => {
    const { id } = await buildPost(ana);
    const [emil, faye] = await registerPeople(server, 'emil', 'faye');
    const top = await buildComment(emil, id, { content: 'by emil' });
    const reply = await buildComment(ana, id, { content: 'to emil', parent_id: top.id });
    const own = await buildComment(faye, id, { content: 'by faye' });
    await block(server, emil, faye);
    expect((await listAlike(faye, id)).map(({ content }) => content)).toEqual(['by faye']);
    expect((await listAlike(emil, id)).map(({ content }) => content)).toEqual(['by emil']);
    for (const hidden of [top.id, reply.id]) {
      expect(await expectRejection(() => rest.likeComment(faye, hidden, true))).toMatchObject({ status: 404 });
      expect(
        await expectRejection(() => rest.createComment(faye, id, { content: 'x', parentId: hidden })),
      ).toMatchObject({
        status: 404,
      });
      expect((await faye.gql('query ($id: ID!) { comment(id: $id) { id } }', { id: hidden })).code).toBe('NOT_FOUND');
      expect((await faye.gql('query ($id: ID!) { node(id: $id) { id } }', { id: hidden })).code).toBe('NOT_FOUND');
    }
    expect(await expectRejection(() => rest.deleteComment(emil, own.id))).toMatchObject({ status: 404 });
  });
});
