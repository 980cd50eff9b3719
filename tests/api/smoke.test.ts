import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server';
import { registerPeople, buildPost, buildComment, eventsSince } from '../support/people';
let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
it('works', async () => {
  const [ana, ben] = await registerPeople(server, 'ana', 'ben');
  const post = await buildPost(ana);
  await buildComment(ben, post.id);
  console.log(await ana.gql('{ feed(first: 20) { edges { node { id content author { username } } cursor } } }'));
  console.log(await eventsSince(server, ana, '0'));
  console.log(await server.statementsOf(() => ana.rest('/api/posts?limit=20')));
  expect(post.content).toBe('x');
});
