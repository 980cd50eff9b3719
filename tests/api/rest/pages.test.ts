import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  block,
  buildComment,
  buildPost,
  connect,
  follow,
  registerPeople,
  type Person,
} from '../../support/people/people';
import { buildAnalysis, commentOn } from '../../support/people/analyses';
import { applyFor, buildJob } from '../../support/people/jobs';
import { applyForRole, buildRole, buildTeam } from '../../support/people/teams';
import { buildStories } from '../../support/people/news';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ids: Record<string, string>;

/** Creates rows for ana in every list. */
beforeAll(async () => {
  server = await startTestServer();
  const [first, ...others] = await registerPeople(
    server,
    'ana',
    'ben',
    'carol',
    'dave',
    'eve',
    'frank',
    'grace',
    'hugo',
  );
  ana = first;
  const [ben, carol, dave, eve, frank, grace, hugo] = others as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const posts = [];
  const [, stories] = await buildStories(server, 3);
  for (let n = 0; n < 3; n++) posts.push(await buildPost(ana, { content: `rockets ${n}`, news_story_id: stories[0] }));
  for (const id of stories) await ana.rest(`/api/news/${id}/bookmark`, { method: 'POST' });
  for (const { id } of posts) {
    await buildComment(ben, posts[0]!.id);
    await ana.rest(`/api/posts/${id}/bookmark`, { method: 'POST' });
    await carol.rest(`/api/posts/${id}/like`, { method: 'POST' });
  }
  for (const person of [ben, carol]) {
    await connect(server, ana, person);
    await follow(server, ana, person);
    await follow(server, person, ana);
    const { data } = await ana.gql('mutation ($ids: [ID!]!) { startConversation(participantIds: $ids) { id } }', {
      ids: [person.id],
    });
    ids = { conversation: data.startConversation.id, post: posts[0]!.id, ana: ana.id };
    for (const text of ['rockets', 'rockets again'])
      await ana.gql('mutation ($id: ID!, $text: String) { sendMessage(conversationId: $id, content: $text) { id } }', {
        id: ids.conversation,
        text,
      });
  }
  for (const person of [dave, eve]) await connect(server, person, ana, 'pending');
  for (const person of [frank, grace]) await block(server, ana, person);
  await connect(server, ben, hugo);
  const jobs = [];
  for (const owner of [ana, ana, ben, carol]) jobs.push(await buildJob(owner));
  for (const person of [ben, carol]) await applyFor(person, jobs[0]!.id);
  for (const { id } of jobs.slice(2)) await applyFor(ana, id);
  for (const { id } of jobs) await ana.rest(`/api/jobs/${id}/bookmark`, { method: 'POST' });
  ids.job = jobs[0]!.id;
  const roles = [];
  for (const owner of [ana, ana, ben, carol])
    roles.push(await buildRole(owner, (await buildTeam(owner, { pitch: 'engineer' })).id));
  for (const person of [ben, carol]) await applyForRole(person, roles[0].id);
  for (const { id } of roles.slice(2)) await applyForRole(ana, id);
  ids.role = roles[0].id;
  ids.story = stories[0]!;
  const analyses = [await buildAnalysis(ana), await buildAnalysis(ana)];
  ids.analysis = analyses[0].id;
  for (const text of ['one', 'two']) await commentOn(ana, ids.analysis!, text);
});
afterAll(() => server.close());

it.each([
  ['/api/posts', 'posts'],
  ['/api/posts/user/$ana', 'posts'],
  ['/api/posts/bookmarked', 'posts'],
  ['/api/search/posts?query=rockets', 'posts'],
  ['/api/connections', 'connections'],
  ['/api/connections/requests', 'requests'],
  ['/api/blocks', 'blocked_users'],
  ['/api/posts/$post/comments', 'comments'],
  ['/api/notifications', 'notifications'],
  ['/api/messages/conversations', 'conversations'],
  ['/api/messages/conversations/$conversation/messages', 'messages'],
  ['/api/messages/search?query=rockets', 'messages'],
  ['/api/news', 'news'],
  ['/api/news/bookmarked', 'news'],
  ['/api/news/$story/posts', 'posts'],
  ['/api/jobs', 'jobs'],
  ['/api/jobs?type=full_time', 'jobs'],
  ['/api/jobs?sort=best_fit', 'jobs'],
  ['/api/search/jobs?query=engineer', 'jobs'],
  ['/api/jobs/mine', 'jobs'],
  ['/api/jobs/bookmarked', 'jobs'],
  ['/api/jobs/$job/applications', 'applications'],
  ['/api/applications/mine', 'applications'],
  ['/api/teams', 'teams'],
  ['/api/teams?sort=best_fit', 'teams'],
  ['/api/search/teams?query=engineer', 'teams'],
  ['/api/teams/mine', 'teams'],
  ['/api/roles/$role/applications', 'applications'],
  ['/api/teams/applications/mine', 'applications'],
  ['/api/analyses', 'analyses'],
  ['/api/analyses?sort=score&query=bread', 'analyses'],
  ['/api/analyses/$analysis/comments', 'comments'],
])('GET %s has more only when a row follows', async (path, name) => {
  const address = path.replace(/\$(\w+)/, (_match, key: string) => ids[key]!);
  const read = async (limit: number) => {
    const { status, body } = await ana.rest(`${address}${path.includes('?') ? '&' : '?'}limit=${limit}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return { count: body.data[name].length as number, hasMore: body.data.pagination.has_more as boolean };
  };
  const { count, hasMore } = await read(50);
  expect([count > 1, hasMore]).toEqual([true, false]);
  expect(await read(count)).toEqual({ count, hasMore: false });
  expect(await read(count - 1)).toEqual({ count: count - 1, hasMore: true });
});
