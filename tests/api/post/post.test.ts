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
import { readOverBothTransports, transports } from '../../support/transports/transports';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let cara: Person;
let anyone: Caller;

const flags = (count: number) => '🇵🇹'.repeat(count);

const family = '👨‍👩‍👧‍👦';

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara] = await registerPeople(server, 'ana', 'ben', 'cara');
  anyone = visitor(server);
});
afterAll(() => server.close());

/** Runs a call that must be rejected and write nothing. */
const expectRejection = <T>(call: () => Promise<T>) => expectNoWrites(server, call);

describe.each(transports)('$name', (via) => {
  describe('creating a post', () => {
    it('creates a post and publishes public ones on the feed’s channel', async () => {
      const since = await latestEvent(server);
      const { ok, value } = await via.createPost(ana, { content: '  Hello\r\nfounders 👋  ' });
      expect(ok).toBe(true);
      expect(value).toMatchObject({
        content: 'Hello\r\nfounders 👋',
        author: { id: ana.id, username: 'ana', displayName: 'ana' },
        isPublic: true,
        isEdited: false,
        isShare: false,
        editedAt: null,
        image: null,
        sharedPost: null,
        newsStory: null,
        likeCount: 0,
        commentCount: 0,
        shareCount: 0,
        viewerHasLiked: false,
        viewerHasBookmarked: false,
        viewerCanEdit: true,
        viewerCanShare: true,
      });
      expect(value.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      expect(new Date(value.createdAt).toISOString().slice(0, 19)).toBe(value.createdAt.slice(0, 19));
      expect(await readOverBothTransports(ana, value.id)).toEqual(value);
      const hidden = await via.createPost(ana, { content: 'For friends', isPublic: false });
      expect(hidden.value).toMatchObject({ isPublic: false, viewerCanShare: false });
      const events = await eventsSince(server, ben, since);
      expect(events).toMatchObject([{ type: 'post.created', channel: 'private-feed', data: { id: value.id } }]);
    });

    it('needs a sign-in', async () => {
      const outcome = await expectRejection(() => via.createPost(anyone, { content: 'x' }));
      expect(outcome).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });

    it('rejects invalid input and names its fields', async () => {
      const invalidInputs: [object, string[]][] = [
        [{}, ['content']],
        [{ content: '' }, ['content']],
        [{ content: ' \n\t\u00a0 ' }, ['content']],
        [{ content: 'a'.repeat(3_001) }, ['content']],
        [{ content: flags(3_001) }, ['content']],
        [{ content: 'e\u0301'.repeat(3_001) }, ['content']],
        [{ content: family.repeat(1_201) }, ['content']],
        [{ content: `a${'\u0301'.repeat(15_000)}` }, ['content']],
        [{ content: 'a\0b' }, ['content']],
        [{ content: 'half of a smile \ud83d' }, ['content']],
        [{ content: 'x', imageAlt: 'y'.repeat(1_501) }, ['imageAlt']],
        [{ content: 'x', image: '/media/posts/nobody.webp' }, ['image']],
        [{ content: 'x', image: 'https://evil.example/x.png' }, ['image']],
      ];
      for (const [input, fields] of invalidInputs) {
        const outcome = await expectRejection(() => via.createPost(ana, input));
        expect(outcome, JSON.stringify(input).slice(0, 60)).toEqual({
          ok: false,
          status: 400,
          code: 'BAD_USER_INPUT',
          fields,
        });
      }
    });

    it('counts graphemes, not code units', async () => {
      for (const content of ['a'.repeat(3_000), flags(3_000), 'e\u0301'.repeat(3_000), family.repeat(1_200)]) {
        const { ok, value } = await via.createPost(ana, { content });
        expect(ok).toBe(true);
        expect(value.content).toBe(content);
      }
    });

    it('returns the first post again for the same Idempotency-Key', async () => {
      const key = { 'idempotency-key': `create ${via.name}` };
      const first = await via.createPost(ana, { content: 'once' }, key);
      const again = await expectRejection(() => via.createPost(ana, { content: 'once' }, key));
      expect(again).toEqual(first);
      expect((await via.createPost(ben, { content: 'once' }, key)).value.id).not.toBe(first.value.id);
      const other = await expectRejection(() => via.sharePost(ana, first.value.id, 'look', key));
      expect(other).toMatchObject({ status: 409, code: 'CONFLICT', fields: ['Idempotency-Key'] });
      const long = await expectRejection(() =>
        via.createPost(ana, { content: 'x' }, { 'idempotency-key': 'k'.repeat(201) }),
      );
      expect(long).toMatchObject({ status: 400, fields: ['Idempotency-Key'] });
      const failing = { 'idempotency-key': `fails first ${via.name}` };
      expect((await expectRejection(() => via.createPost(ana, { content: '' }, failing))).ok).toBe(false);
      expect((await via.createPost(ana, { content: 'now right' }, failing)).value.content).toBe('now right');
      const racers = await Promise.all(
        Array.from({ length: 8 }, () =>
          via.createPost(ana, { content: 'raced' }, { 'idempotency-key': `race ${via.name}` }),
        ),
      );
      expect(new Set(racers.map(({ value }) => value?.id)).size).toBe(1);
    });
  });

  it('takes the placeholder of posts for no picture', async () => {
    const created = await via.createPost(ana, { content: 'words', image: '/images/post.svg' });
    expect(created.value).toMatchObject({ content: 'words', image: null });
    expect(await via.createPost(ana, { content: '', image: '/images/post.svg' })).toMatchObject({
      fields: ['content'],
    });
  });

  describe('editing a post', () => {
    it('stores the new content and publishes it to readers', async () => {
      const { id, created_at: createdAt } = await buildPost(ana, { content: 'first words' });
      const since = await latestEvent(server);
      const second = await via.updatePost(ana, id, { content: 'second words' });
      expect(second.value).toMatchObject({
        content: 'second words',
        isEdited: true,
        editedAt: expect.any(String),
        isPublic: true,
      });
      expect((await via.updatePost(ana, id, { content: 'third words', imageAlt: 'x' })).ok).toBe(true);
      expect(await readOverBothTransports(ben, id)).toMatchObject({ content: 'third words', viewerCanEdit: false });
      const { data } = await ben.gql('query ($id: ID!) { post(id: $id) { revisions { content writtenAt } } }', { id });
      expect(data.post.revisions).toEqual([
        { content: 'first words', writtenAt: createdAt },
        { content: 'second words', writtenAt: second.value.editedAt },
      ]);
      expect(await eventsSince(server, ben, since)).toMatchObject([
        { type: 'post.edited', channel: `private-post-${id}`, data: { id } },
        { type: 'post.edited', channel: `private-post-${id}`, data: { id } },
      ]);
    });

    it('creates no revision when the content is unchanged', async () => {
      const { id } = await buildPost(ana, { content: 'same' });
      expect((await via.updatePost(ana, id, { content: ' same ' })).value).toMatchObject({
        isEdited: false,
        editedAt: null,
      });
      expect(await server.sql('select from post_revision where post_id = $1', [id])).toEqual([]);
    });

    it('marks a changed text as edited, not changed visibility or image description', async () => {
      const { id } = await buildPost(ana, { content: 'same' });
      for (const changes of [{ isPublic: false }, { imageAlt: 'A chart' }, { isPublic: true, content: 'same' }])
        expect((await via.updatePost(ana, id, changes)).value).toMatchObject({ isEdited: false, editedAt: null });
      expect((await via.updatePost(ana, id, { content: 'other' })).value).toMatchObject({ isEdited: true });
    });

    it('is restricted to the author', async () => {
      const { id } = await buildPost(ana);
      await connect(server, ana, cara).catch(() => undefined);
      expect(await expectRejection(() => via.updatePost(anyone, id, { content: 'mine' }))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      expect(await expectRejection(() => via.updatePost(ben, id, { content: 'mine' }))).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
      expect(await expectRejection(() => via.updatePost(cara, id, { isPublic: false }))).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    });

    it('rejects invalid input and names its fields', async () => {
      const { id } = await buildPost(ana);
      expect(await expectRejection(() => via.updatePost(ana, id, { content: '' }))).toMatchObject({
        status: 400,
        fields: ['content'],
      });
      expect(await expectRejection(() => via.updatePost(ana, id, { content: flags(3_001) }))).toMatchObject({
        status: 400,
        fields: ['content'],
      });
      for (const unknown of [missingId, 'no-id', '%00', `${id}x`]) {
        expect(await expectRejection(() => via.updatePost(ana, unknown, { content: 'x' }))).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
      }
    });

    it('loses no revision in concurrent edits', async () => {
      const { id } = await buildPost(ana, { content: 'v0' });
      await Promise.all(Array.from({ length: 10 }, (_, n) => via.updatePost(ana, id, { content: `v${n + 1}` })));
      const rows = await server.sql('select number, content from post_revision where post_id = $1 order by number', [
        id,
      ]);
      expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const last = (await readOverBothTransports(ana, id)).content;
      expect(new Set([...rows.map(({ content }) => content), last]).size).toBe(11);
    });

    it('hides a post that turns private and shows it when it turns public', async () => {
      const { id } = await buildPost(ana, { content: 'open' });
      const since = await latestEvent(server);
      const sharedBefore = await via.sharePost(ben, id, 'look at this');
      expect((await via.updatePost(ana, id, { isPublic: false })).value).toMatchObject({
        isPublic: false,
        isEdited: false,
        viewerCanShare: false,
      });
      expect(await via.readPost(ben, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await readOverBothTransports(ben, sharedBefore.value.id)).sharedPost).toBeNull();
      const access = (await eventsSince(server, ana, since)).find(({ type }) => type === 'post.edited');
      expect(access!.data).toEqual({ id, access: 'changed' });
      expect((await via.updatePost(ana, id, { isPublic: true })).ok).toBe(true);
      expect((await readOverBothTransports(ben, sharedBefore.value.id)).sharedPost.id).toBe(id);
    });
  });

  describe('deleting a post', () => {
    it('deletes everything that belongs to it', async () => {
      const { id } = await buildPost(ana);
      await buildComment(ben, id);
      await via.likePost(ben, id, true);
      await via.bookmarkPost(ben, id, true);
      const share = await via.sharePost(ben, id, 'see below');
      expect(await via.deletePost(ana, id)).toEqual({ ok: true, fields: [], value: id });
      expect(await via.readPost(ana, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await readOverBothTransports(ben, share.value.id)).toMatchObject({
        isShare: true,
        sharedPost: null,
        newsStory: null,
        content: 'see below',
      });
      for (const table of ['comment', 'post_like', 'post_bookmark'])
        expect(await server.sql(`select from ${table} where post_id = $1`, [id])).toEqual([]);
      const events = await server.sql(
        `select type, actor_id, data from event where topic_id = $1 order by key desc limit 1`,
        [id],
      );
      expect(events).toEqual([{ type: 'post.deleted', actor_id: ana.id, data: { id } }]);
      expect(await expectRejection(() => via.deletePost(ana, id))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });

    it('is restricted to the author', async () => {
      const { id } = await buildPost(ana);
      expect(await expectRejection(() => via.deletePost(anyone, id))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
      expect(await expectRejection(() => via.deletePost(ben, id))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await expectRejection(() => via.deletePost(ana, missingId))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    });
  });
});
