import { createSigner } from 'fast-jwt';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { collectResults, createSubscriber } from '../../support/transports/live';
import { buildPost, registerPeople, registerPerson, type Person } from '../../support/people/people';
import { startTestServer, testSecret, type TestServer } from '../../support/server/server';

let server: TestServer;

/** A second process on the same database. */
let other: TestServer;
let ana: Person;
let ben: Person;

const clients: { disconnect(): void }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});

afterAll(async () => {
  await other.close();
  await server.close();
});

afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

function connectSubscriptions(person: { token: string }, at = server) {
  const client = createSubscriber(at, person.token);
  clients.push({ disconnect: () => void client.dispose() });
  return client;
}

const like = (person: Person, postId: string, method = 'POST') => person.rest(`/api/posts/${postId}/like`, { method });

describe('a subscription', () => {
  const onPost =
    'subscription ($id: ID!) { postUpdated(id: $id) { likeCount viewerHasLiked author { username bio } } }';

  it('receives a like from any process, with the post as its viewer reads it', async () => {
    const { id } = await buildPost(ana);
    const received = collectResults(connectSubscriptions(ben, other), onPost, { id });
    const own = collectResults(connectSubscriptions(ana), onPost, { id });
    await vi.waitFor(async () => {
      await like(ana, id, 'DELETE');
      await like(ana, id);
      await Promise.all([server.waitForRelay(), other.waitForRelay()]);
      for (const { results } of [received, own]) expect(results.at(-1)?.data?.postUpdated.likeCount).toBe(1);
    }, 10_000);
    expect(received.results.at(-1).data.postUpdated).toEqual({
      likeCount: 1,
      viewerHasLiked: false,
      author: { username: 'ana', bio: '' },
    });
    expect(own.results.at(-1).data.postUpdated.viewerHasLiked).toBe(true);
    await ana.rest('/api/profile', { method: 'PUT', body: { bio: 'Builds things' } });
    await like(ben, id);
    await vi.waitFor(
      () =>
        expect(received.results.at(-1).data.postUpdated).toEqual({
          likeCount: 2,
          viewerHasLiked: true,
          author: { username: 'ana', bio: 'Builds things' },
        }),
      5_000,
    );
    await ana.rest(`/api/posts/${id}`, { method: 'DELETE' });
    await vi.waitFor(() => expect([received.end, own.end]).toEqual([true, true]), 5_000);
    expect(received.results.at(-1)).toEqual({ data: { postUpdated: null } });
  });

  it('reports a failing read of the post as an error, and continues with the next event', async () => {
    const { id } = await buildPost(ana);
    const received = collectResults(connectSubscriptions(ben), onPost, { id });
    await vi.waitFor(async () => {
      await like(ana, id, 'DELETE');
      await like(ana, id);
      await server.waitForRelay();
      expect(received.results.at(-1)?.data?.postUpdated.likeCount).toBe(1);
    }, 10_000);
    const read = server.app.reader.value.bind(server.app.reader);
    const failing = vi.spyOn(server.app.reader, 'value').mockImplementation(async (query, values) => {
      if (String((query as { name?: string }).name).includes('can_')) return read(query, values);
      throw new Error('the read failed');
    });
    await server.sql(`insert into event (type, topic, topic_id, data) values ('post.counted', 'post', $1, '{}')`, [id]);
    server.app.relay.wake();
    const codeOf = (result: any) => result.errors?.[0].extensions.code;
    await vi
      .waitFor(() => expect(codeOf(received.results.at(-1))).toBe('INTERNAL'), 5_000)
      .finally(() => failing.mockRestore());
    await like(ben, id);
    await vi.waitFor(() => expect(received.results.at(-1).data?.postUpdated?.likeCount).toBe(2), 5_000);
    // Events of the likes before may have been in transit, and were not read either.
    expect(server.errors.splice(0)).toHaveLength(received.results.filter(codeOf).length);
    expect(received.end).toBeUndefined();
  });

  it('ends with its session', async () => {
    const person = await registerPerson(server, 'parting');
    const client = connectSubscriptions(person, other);
    const closed = new Promise<any>((resolve) => client.on('closed', resolve));
    const received = collectResults(client, 'subscription { event(channel: "private-feed") { id type } }');
    await vi.waitFor(async () => {
      await buildPost(ana);
      await other.waitForRelay();
      // No result is in transit when the count is read.
      expect(received.results.at(-1)?.data.event.id).toBe(other.app.relay.head);
    }, 10_000);
    const count = received.results.length;
    await person.gql('mutation { logout }');
    expect(await closed).toMatchObject({ code: 4403 });
    await buildPost(ana);
    await other.waitForRelay();
    expect(received.results).toHaveLength(count);
  });

  it('ends with its token', async () => {
    const [{ id: sid } = { id: '' }] = await server.sql('select id from session where account_id = $1 limit 1', [
      ben.id,
    ]);
    const token = createSigner({ key: testSecret, algorithm: 'HS256', expiresIn: 1_500 })({ sub: ben.id, sid });
    const client = connectSubscriptions({ token });
    const closed = new Promise<any>((resolve) => client.on('closed', resolve));
    const received = collectResults(client, 'subscription { event(channel: "private-feed") { id } }');
    expect(await closed).toMatchObject({ code: 4403, reason: 'Token expired' });
    await vi.waitFor(() => expect(received.end).toBeDefined());
  });

  it('needs a sign-in', async () => {
    for (const token of [undefined, '', 'forged', `${ana.token}x`]) {
      const client = createSubscriber(server, token);
      const closed = new Promise<any>((resolve) => client.on('closed', resolve));
      collectResults(client, 'subscription { event(channel: "private-feed") { id } }');
      expect(await closed, token).toMatchObject({ code: 4403 });
    }
  });

  it('is the only operation on its connection, within the document limits', async () => {
    const client = connectSubscriptions(ana);
    const rejectedQueries: [query: string, message: RegExp][] = [
      ['{ me { email } }', /Only subscriptions/],
      ['mutation { createPost(input: { content: "over the socket" }) { id } }', /Only subscriptions/],
      ['subscription { event(channel: "private-feed") { nonsense } }', /nonsense/],
      ['subscription { event(channel: "private-nothing") { id } }', /Channel not found/],
      [`subscription { event(channel: "private-user-${ben.id}") { id } }`, /don’t have access/],
      [
        `subscription { postUpdated(id: "${ben.id}") { ${'sharedPost { '.repeat(14)} id ${'} '.repeat(14)} } }`,
        /depth|deep/i,
      ],
      [
        `subscription { event(channel: "private-feed") { ${Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')} } }`,
        /alias/i,
      ],
    ];
    for (const [query, message] of rejectedQueries) {
      const received = collectResults(client, query);
      await vi.waitFor(() => expect(received.end ?? received.results[0]).toBeDefined(), 5_000);
      const errors: any =
        received.end === true ? received.results[0].errors : (received.end ?? received.results[0].errors);
      expect([query.slice(0, 60), errors[0].message]).toEqual([query.slice(0, 60), expect.stringMatching(message)]);
      expect(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN']).toContain(errors[0].extensions.code);
    }
    expect(await server.sql(`select from post where content = 'over the socket'`)).toEqual([]);
  });
});
