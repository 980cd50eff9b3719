import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { collectEvents, subscribe } from '../../support/transports/hub';
import { createLiveClient } from '../../support/transports/live';
import { buildPost, eventsSince, latestEvent, registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await registerPerson(server, 'ana');
});
afterAll(() => server.close());

it('an event that exceeds the payload limit is published by id and read from the log', async () => {
  const { id } = await buildPost(ana);
  const client = createLiveClient(server, ana);
  try {
    const received = collectEvents(await subscribe(client, `private-post-${id}`));
    const socketId = client.connection.socket_id;
    const start = await latestEvent(server);
    // Bytes count, not characters: the second has as many characters as fit, but not as many bytes.
    for (const text of ['x'.repeat(20_000), 'é'.repeat(9_000), 'x'.repeat(9_000)]) {
      await server.sql(`insert into event (type, topic, topic_id, data) values ('post.noted', 'post', $1, $2)`, [
        id,
        JSON.stringify({ text }),
      ]);
    }
    server.app.relay.wake();
    await vi.waitFor(() => expect(received).toHaveLength(3), 5_000);
    const numbers = [1, 2, 3].map((n) => String(Number(start) + n));
    expect(received).toEqual([
      ['post.noted', { eventId: numbers[0], payloadOmitted: true }],
      ['post.noted', { eventId: numbers[1], payloadOmitted: true }],
      ['post.noted', { eventId: numbers[2], text: 'x'.repeat(9_000) }],
    ]);
    expect(client.connection.socket_id, 'nobody was thrown off').toBe(socketId);
    expect((await eventsSince(server, ana, start)).map(({ data }) => data.text.length)).toEqual([20_000, 9_000, 9_000]);
  } finally {
    client.disconnect();
  }
});
