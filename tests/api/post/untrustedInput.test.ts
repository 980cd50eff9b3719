import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server';
import { buildPost, missingId, registerPeople, type Person } from '../../support/people/people';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

/** Runs a call that must be rejected and write nothing. */
const expectRejection = <T>(call: () => Promise<T>) => expectNoWrites(server, call);

it('rejects types that violate the contract before any write', async () => {
  const post = await buildPost(ana);
  for (const body of [
    { content: 1 },
    { content: ['x'] },
    { content: { a: 1 } },
    { content: 'x', is_public: 'yes' },
    { content: 'x', is_public: 1 },
    { content: 'x', image: 5 },
  ]) {
    const response = await expectRejection(() => ana.rest('/api/posts', { body }));
    expect(response, JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', fields: { [Object.keys(body).at(-1)!]: expect.any(String) } } },
    });
  }
  const response = await expectRejection(() =>
    ana.rest(`/api/posts/${post.id}`, { method: 'PUT', body: { is_public: 'no' } }),
  );
  expect(response.body.error.fields).toHaveProperty('is_public');
  // Null is as good as left out, as it is in GraphQL.
  const updated = await ana.rest(`/api/posts/${post.id}`, {
    method: 'PUT',
    body: { content: null, image_alt: null, is_public: null },
  });
  expect(updated.body.data.post).toEqual({ ...post, is_public: true });
  const { data } = await ana.gql(
    'mutation { createPost(input: { content: "with nulls", image: null, imageAlt: null, isPublic: null }) { isPublic isEdited } }',
  );
  expect(data.createPost).toEqual({ isPublic: true, isEdited: false });
  for (const input of ['{ content: 1 }', '{ content: "x", isPublic: "yes" }', '{ content: "x", author: "ben" }']) {
    expect(await expectRejection(() => ana.gql(`mutation { createPost(input: ${input}) { id } }`))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
  }
  for (const variables of [{ input: { content: 1 } }, { input: { isPublic: 'yes' } }, { input: null }, {}]) {
    for (const time of [1, 2, 3]) {
      const rejection = await expectRejection(() =>
        ana.gql('mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }', variables),
      );
      expect(rejection, `time ${time}: ${JSON.stringify(variables)}`).toMatchObject({
        status: 400,
        code: 'BAD_USER_INPUT',
      });
    }
  }
});

it('ignores author, time and counts of the request body', async () => {
  const { body } = await ana.rest('/api/posts', {
    body: {
      id: missingId,
      content: 'mine',
      user_id: ben.id,
      author_id: ben.id,
      like_count: 99,
      is_edited: true,
      created_at: '2001-01-01T00:00:00Z',
    },
  });
  expect(body.data.post).toMatchObject({ user_id: ana.id, like_count: 0, is_edited: false });
  expect(body.data.post.id).not.toBe(missingId);
  expect(Date.parse(body.data.post.created_at)).toBeGreaterThan(Date.parse('2020-01-01'));
});
