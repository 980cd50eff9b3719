import { createClient, type Client } from 'graphql-ws';
import PusherClient from 'pusher-js';
import { WebSocket } from 'ws';
import { builtInApp } from '../../../server/live/builtInPublisher';
import type { Answer, Person } from '../people/people';
import { bearer } from '../people/people';
import type { TestServer } from '../server/server';

export type CollectedResults = {
  /** Results, oldest first. */
  results: any[];
  /** How the subscription ended: undefined while it is open, true when it was completed, or the error. */
  end?: unknown;
};

/** A graphql-ws client with a token, without reconnection. */
export function createSubscriber(server: TestServer, token: string | undefined): Client {
  return createClient({
    url: `ws://127.0.0.1:${server.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    connectionParams: token === undefined ? {} : bearer(token),
  });
}

/** Starts a subscription and collects its results. */
export function collectResults(client: Client, query: string, variables?: Record<string, unknown>): CollectedResults {
  const collected: CollectedResults = { results: [] };
  client.subscribe(
    { query, variables },
    {
      next: (result) => void collected.results.push(result),
      error: (error) => (collected.end = error),
      complete: () => (collected.end ??= true),
    },
  );
  return collected;
}

/** Requests authorisation for a channel as the live client does. */
export const authorizeChannel = (person: Pick<Person, 'rest'>, channel: string, socketId = '1.1'): Promise<Answer> =>
  person.rest('/api/messages/pusher/auth', {
    body: { socket_id: socketId, channel_name: channel, client_id: 'c', user_id: 'u', request_id: 'r' },
  });

/** Where a live client connects. `signsIn`: it ties its connection to the person, as the product's does to a hosted service. */
type Place = { key: string; port: number; signsIn?: boolean };

/** A pusher-js client connected to the server's live hub, or elsewhere, authorised by the server's own call. */
export function createLiveClient(
  server: TestServer,
  person: Person,
  { key, port, signsIn = false }: Place = { key: builtInApp.key, port: server.port },
): PusherClient {
  const client = new PusherClient(key, {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enableStats: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler({ socketId, channelName }, done) {
        authorizeChannel(person, channelName, socketId).then(
          ({ status, body }) =>
            status === 200 ? done(null, body) : done(new Error(`Auth request failed with status ${status}`), null),
          (error: Error) => done(error, null),
        );
      },
    },
    userAuthentication: {
      customHandler({ socketId }, done) {
        person.rest('/api/messages/pusher/user-auth', { body: { socket_id: socketId } }).then(
          ({ status, body }) =>
            status === 200 ? done(null, body) : done(new Error(`Sign-in was answered ${status}`), null),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  if (signsIn) client.signin();
  return client;
}
