import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStories } from '../../support/people/news';
import { block, connect, hideProfile, missingId, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';
import { readOverBothTransports, transports } from '../../support/transports/transports';

let server: TestServer;
let ana: Person;
let ben: Person;
let cara: Person;
let foe: Person;
let hidden: Person;
let stories: string[];

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara, foe, hidden] = await registerPeople(server, 'ana', 'ben', 'cara', 'foe', 'hidden');
  await connect(server, ana, ben);
  await block(server, cara, foe);
  [, stories] = await buildStories(server, 4);
});
afterAll(() => server.close());

/** The number of discussions, after a check that every way to read them agrees. */
const discussionCount = async (viewer: Person, id: string) => {
  const { body } = await viewer.rest(`/api/news/${id}`);
  const { body: list } = await viewer.rest(`/api/news/${id}/posts?limit=50`);
  expect(list.data.posts.map((post: any) => post.news_story.id)).toEqual(
    Array.from({ length: body.data.story.discussion_count }, () => id),
  );
  const { data } = await viewer.gql('query ($id: ID!) { newsStory(id: $id) { discussionCount } }', { id });
  expect(data.newsStory.discussionCount).toBe(body.data.story.discussion_count);
  return body.data.story.discussion_count;
};

describe.each(transports)('a post about a story over $name', (via) => {
  it('shows the story as a card to everyone who sees the post, also in a share', async () => {
    const { value: post } = await via.createPost(ana, { content: 'Worth a read', newsStoryId: stories[0] });
    const newsStory = {
      id: stories[0],
      title: 'Story 1 of source',
      url: 'https://source.example/1',
      source: 'The source',
      publishedAt: expect.any(String),
      isSample: false,
    };
    expect(post.newsStory).toEqual(newsStory);
    expect((await readOverBothTransports(cara, post.id)).newsStory).toEqual(newsStory);
    const { value: share } = await via.sharePost(cara, post.id, 'Indeed');
    expect([share.newsStory, share.sharedPost.newsStory]).toEqual([null, newsStory]);
    const { body } = await cara.rest('/api/posts?limit=50');
    expect(body.data.posts.find(({ id }: any) => id === post.id).news_story).toMatchObject({
      id: stories[0],
      image_url: null,
    });
    const { data } = await cara.gql(
      '{ feed(mode: LATEST, first: 50) { edges { node { id newsStory { id image { url } } } } } }',
    );
    expect(data.feed.edges.find(({ node }: any) => node.id === post.id).node.newsStory).toEqual({
      id: stories[0],
      image: null,
    });
    await via.deletePost(ana, post.id);
  });

  it('may have no text, now and after an edit', async () => {
    const { ok, value: post } = await via.createPost(ana, { newsStoryId: stories[1] });
    expect([ok, post.content]).toEqual([true, '']);
    expect(await via.updatePost(ana, post.id, { content: 'Some words' })).toMatchObject({ ok: true });
    expect(await via.updatePost(ana, post.id, { content: '' })).toMatchObject({
      ok: true,
      value: { newsStory: { id: stories[1] } },
    });
    await via.deletePost(ana, post.id);
  });

  it('is rejected when the story does not exist', async () => {
    for (const newsStoryId of [missingId, 'nonsense', 'https://source.example/1'])
      expect(
        await expectNoWrites(server, () => via.createPost(ana, { content: 'About nothing', newsStoryId })),
      ).toMatchObject({ ok: false, status: 400, code: 'BAD_USER_INPUT', fields: ['newsStoryId'] });
  });

  it('is counted for those who see it', async () => {
    const id = stories[2]!;
    const posts = [
      [ana, await via.createPost(ana, { content: 'public', newsStoryId: id })],
      [ana, await via.createPost(ana, { content: 'private', newsStoryId: id, isPublic: false })],
      [foe, await via.createPost(foe, { content: 'by a foe', newsStoryId: id })],
    ] as const;
    await server.sql('update profile set hidden = false where id = $1', [hidden.id]);
    const { value: last } = await via.createPost(hidden, { content: 'by a hidden person', newsStoryId: id });
    await hideProfile(server, hidden);
    expect([await discussionCount(ana, id), await discussionCount(ben, id)]).toEqual([3, 3]);
    expect([await discussionCount(cara, id), await discussionCount(foe, id)]).toEqual([1, 2]);
    for (const [author, { value }] of posts) await via.deletePost(author, value.id);
    await server.sql('delete from post where id = $1', [last.id]);
    expect(await discussionCount(ana, id)).toBe(0);
  });
});

it('a post stays without the story when its source is deleted', async () => {
  const [sourceId, [id]] = await buildStories(server, 1, 'doomed');
  const { body } = await ana.rest('/api/posts', { body: { content: 'About it', news_story_id: id } });
  await server.sql('delete from news_source where id = $1', [sourceId]);
  expect((await readOverBothTransports(ana, body.data.post.id)).newsStory).toBeNull();
});

it('a form publishes a post about a story', async () => {
  const form = new FormData();
  form.append('news_story_id', stories[3]!);
  const { status, body } = await ana.rest('/api/posts/media', { body: form });
  expect([status, body.data?.post.news_story.id]).toEqual([201, stories[3]]);
});

it('the page of a feed with stories costs one statement', async () => {
  for (const read of [
    () => ana.rest('/api/posts?limit=20'),
    () => ana.gql('{ feed(mode: LATEST, first: 20) { edges { node { id newsStory { title image { url } } } } } }'),
  ]) {
    await read();
    expect(await server.captureStatements(read)).toHaveLength(1);
  }
});
