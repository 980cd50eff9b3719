import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bearer,
  buildComment,
  buildPost,
  connect,
  createCaller,
  registerPeople,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let person: Person;
let other: Person;
let third: Person;
/** The person without the key that passes limits. */
let limited: Caller;
let postId: string;
let conversationId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  [person, other, third] = await registerPeople(server, 'writer', 'reader', 'third');
  limited = createCaller(server, { ...bearer(person.token), 'x-ratelimit-bypass': '' });
  postId = (await buildPost(other)).id;
  await connect(server, person, other);
  const started = await person.rest('/api/messages/conversations', { body: { recipientId: other.id } });
  conversationId = started.body.data.conversation.id;
});
afterAll(() => server.close());
beforeEach(() => server.sql('delete from quota_usage'));

/** Uses a quota up to the last use, in a period that counts for another minute. */
const useUp = (action: string, max: number, hours: number) =>
  server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ($1, $2, now() - make_interval(hours => $3) + interval '1 minute', $4)`,
    [person.id, action, hours, max - 1],
  );

const post = (path: string, body?: object) => limited.rest(path, { method: 'POST', body });

type Action = { max: number; hours: number; use: (n: number) => ReturnType<typeof post> };

const actions: Record<string, Action> = {
  post: { max: 300, hours: 3, use: (n) => post('/api/posts', { content: `Post ${n}` }) },
  'post edit': {
    max: 300,
    hours: 3,
    use: async (n) => {
      const own = await buildPost(person);
      return limited.rest(`/api/posts/${own.id}`, { method: 'PUT', body: { content: `Edited ${n}` } });
    },
  },
  comment: { max: 900, hours: 3, use: (n) => post(`/api/posts/${postId}/comments`, { content: `Comment ${n}` }) },
  reaction: {
    max: 3_000,
    hours: 3,
    use: async () => post(`/api/comments/${(await buildComment(other, postId)).id}/like`),
  },
  message: {
    max: 3_000,
    hours: 3,
    use: (n) => post(`/api/messages/conversations/${conversationId}/messages`, { content: `Message ${n}` }),
  },
  group: {
    max: 50,
    hours: 24,
    use: (n) => post('/api/messages/conversations', { participantIds: [other.id], title: `Group ${n}` }),
  },
  follow: {
    max: 400,
    hours: 24,
    use: async () => {
      await person.rest(`/api/follows/${third.id}`, { method: 'DELETE' });
      return post(`/api/follows/${third.id}`);
    },
  },
  block: {
    max: 200,
    hours: 24,
    use: async () => {
      await person.rest(`/api/blocks/${third.id}`, { method: 'DELETE' });
      return post(`/api/blocks/${third.id}`);
    },
  },
};

describe('a person', () => {
  it.each(Object.entries(actions))('reaches the quota: %s', async (action, { max, hours, use }) => {
    await useUp(action, max, hours);
    const last = await use(1);
    expect([last.status, JSON.stringify(last.body)]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
    const before = await server.sql(
      'select (select count(*) from event) as events, (select count(*) from post) as posts',
    );
    const refused = await use(2);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
    expect(refused.body.message).toContain(max.toLocaleString('en'));
    expect(refused.body.message).toMatch(/Try again in \d+ (second|minute)s?\.$/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    if (action === 'post')
      expect(
        await server.sql('select (select count(*) from event) as events, (select count(*) from post) as posts'),
      ).toEqual(before);
    await server.sql(`update quota_usage set starts_at = starts_at - make_interval(hours => $1) where count > 1`, [
      hours,
    ]);
    expect((await use(3)).status, 'after the window').toBeLessThan(300);
  });

  it('is not limited by what others do, nor by other actions', async () => {
    await server.sql(
      `insert into quota_usage (subject, action, starts_at, count) values ($1, 'post', now() - interval '1 hour', 300), ($2, 'comment', now() - interval '1 hour', 900)`,
      [other.id, person.id],
    );
    expect((await actions.post!.use(1)).status).toBe(201);
  });

  it('publishes as many of the posts sent at once as the quota leaves', async () => {
    await useUp('post', 281, 3);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => actions.post!.use(n)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('publishes up to 200 kB of long texts per hour, in posts, comments and edits together', async () => {
    const long = 'é'.repeat(2_900);
    const own = await buildPost(person);
    const uses = [
      () => post('/api/posts', { content: long }),
      () => post(`/api/posts/${postId}/comments`, { content: '語'.repeat(1_200) }),
      () => limited.rest(`/api/posts/${own.id}`, { method: 'PUT', body: { content: long } }),
      () => post(`/api/posts/${postId}/share`, { content: long }),
    ];
    const before = 200_000 - 3 * 5_800 - 3_600;
    await useUp('long text', before + 1, 1);
    for (const use of uses) expect((await use()).status).toBeLessThan(300);
    const refused = await uses[0]!();
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
    expect(refused.body.message).toMatch(/^You can publish up to 200 kB of long texts per hour\. Try again in /);
    expect((await post('/api/posts', { content: 'a'.repeat(3_000) })).status).toBe(201);
  });

  it('is not limited in repeating and withdrawing', async () => {
    const headers = { 'idempotency-key': 'the same post' };
    const send = () => limited.rest('/api/posts', { body: { content: 'Once' }, headers });
    const first = await send();
    await useUp('post', 301, 3);
    expect((await send()).body.data.post.id).toBe(first.body.data.post.id);
    await post(`/api/posts/${postId}/like`);
    await useUp('reaction', 3_001, 3);
    expect((await post(`/api/posts/${postId}/like`)).status).toBe(200);
    expect((await limited.rest(`/api/posts/${postId}/like`, { method: 'DELETE' })).status).toBe(200);
    expect((await post(`/api/posts/${postId}/like`)).status).toBe(429);
  });
});

it('thirty people sign up from one network in an hour, whatever their addresses', async () => {
  const signUp = (name: string, address: string) =>
    createCaller(server, { 'x-ratelimit-bypass': '', 'x-forwarded-for': address }).rest('/api/auth/register', {
      body: { username: name, email: `${name}@example.com`, password: 'a password of a newcomer' },
    });
  await server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ('2001:db8:1:2::', 'sign-up', now() - interval '20 minutes', 26)`,
  );
  const answers = [];
  for (let n = 1; n <= 5; n++) answers.push(await signUp(`newcomer${n}`, `2001:db8:1:2:${n}::1`));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
  expect(answers[4]!.body.message).toMatch(
    /^Only 30 people can sign up from the same network per hour\. Try again in \d+ minutes\.$/,
  );
  expect(Number(answers[4]!.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await signUp('neighbour', '2001:db8:1:3::1')).status).toBe(201);
});
