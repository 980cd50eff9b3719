import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildComment, buildPost, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person, bob: Person, cleo: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, bob, cleo] = await registerPeople(server, 'ana', 'bob', 'cleo');
});
afterAll(() => server.close());

/** What a person's newest notification quotes, and where it leads. */
async function readNewest(person: Person) {
  const { body } = await person.rest('/api/notifications');
  const { kind, about, path } = body.data.notifications[0];
  return { kind, about, path };
}

const remove = (person: Person, id: string) => person.rest(`/api/comments/${id}`, { method: 'DELETE' });

it('a comment’s notification quotes the newest comment that is readable and links to it', async () => {
  const post = await buildPost(ana, { content: 'How we price' });
  const linkTo = (comment: { id: string }) => `/post/${post.id}#comment-${comment.id}`;
  const first = await buildComment(bob, post.id, { content: 'By seat' });
  const second = await buildComment(bob, post.id, { content: 'Or by usage' });
  expect(await readNewest(ana)).toEqual({ kind: 'comment.created', about: 'Or by usage', path: linkTo(second) });
  const third = await buildComment(cleo, post.id, { content: 'Never by usage' });
  expect(await readNewest(ana)).toEqual({ kind: 'comment.created', about: 'Never by usage', path: linkTo(third) });
  await ana.rest(`/api/mutes/${cleo.id}`, { method: 'POST' });
  expect(await readNewest(ana)).toEqual({ kind: 'comment.created', about: 'Or by usage', path: linkTo(second) });
  await remove(bob, second.id);
  expect(await readNewest(ana)).toEqual({ kind: 'comment.created', about: 'How we price', path: `/post/${post.id}` });
  await remove(bob, first.id);
  await ana.rest(`/api/mutes/${cleo.id}`, { method: 'DELETE' });
});

it('a reply’s notification quotes the newest reply and links to it', async () => {
  const post = await buildPost(cleo);
  const comment = await buildComment(ana, post.id, { content: 'My own thought' });
  const reply = await buildComment(bob, post.id, { content: 'I disagree', parent_id: comment.id });
  expect(await readNewest(ana)).toEqual({
    kind: 'comment.replied',
    about: 'I disagree',
    path: `/post/${post.id}#comment-${reply.id}`,
  });
  await remove(bob, reply.id);
  expect(await readNewest(ana)).toMatchObject({
    about: 'My own thought',
    path: `/post/${post.id}#comment-${comment.id}`,
  });
});
