import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { App } from './context';
import { createAccessTokens } from './core/accessTokens';
import { createPictureTokens } from './core/pictureTokens';
import type { Config } from './core/config';
import { EndedSessions } from './core/endedSessions';
import type { Logger } from './core/logger';
import { nativePool, openOrm } from './database/orm';
import { Reader } from './database/read';
import { peopleToReauthorize, type LoggedEvent } from './events/event';
import { EventRelay } from './events/relay';
import { createHttpServer } from './httpServer';
import { listenOnLocalhost } from './http/localhost';
import { BuiltInPublisher, builtInApp } from './live/builtInPublisher';
import { EventStream } from './live/eventStream';
import { HostedPublisher } from './live/hostedPublisher';
import { createHub, type HubRules } from './live/hub';
import { Topics } from './live/topics';
import { createMailer } from './mail/mailer';
import { mergeModules } from './modules/module';
import { modules } from './modules/registry';
import { createOutbound } from './outbound/outbound';
import { JobRunner } from './queue/jobRunner';
import { createStore } from './storage/createStore';

export type RunningApp = {
  app: App;
  http: FastifyInstance;
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
};

type Options = { config: Config; log: Logger; databaseUrl: string; secret: string };

/**
 * Builds the application on a migrated database. Tests call it too.
 * @param options.secret signs access tokens; the secrets of refresh tokens, the built-in hub and file URLs derive from it
 */
export async function createApp({ config, log, databaseUrl, secret }: Options): Promise<RunningApp> {
  const deriveSecret = (use: string) => createHash('sha256').update(`${use} ${secret}`).digest('hex');
  const entities = modules.flatMap((module) => module.entities ?? []);
  const orm = await openOrm(databaseUrl, entities);
  const pool = await nativePool(orm);
  const reader = new Reader(pool);
  const relay = new EventRelay(pool, databaseUrl, log);
  const topics = new Topics(mergeModules('topics'), reader);
  const endedSessions = new EndedSessions();
  const eventStream = new EventStream({ reader, topics, endedSessions });
  const hubSecret = deriveSecret('live hub');
  const hub = config.pusher
    ? undefined
    : createHub({ ...builtInApp, secret: hubSecret, log, rules: hubRules(topics, endedSessions) });
  const publisher = hub
    ? new BuiltInPublisher({ hub, pool, topics, secret: hubSecret, log })
    : new HostedPublisher({ service: config.pusher!, pool, topics, log });
  const accessTokens = createAccessTokens(secret);
  const metrics = new Registry();
  const outbound = createOutbound({ allow: config.outboundAllow, metrics });
  const app: App = {
    config,
    log,
    orm,
    pool,
    reader,
    relay,
    topics,
    eventStream,
    publisher,
    store: createStore(config, deriveSecret('stored files')),
    mailer: createMailer(config, log),
    fetchOutbound: outbound.fetchOutbound,
    metrics,
    accessTokens,
    refreshTokenSecret: deriveSecret('refresh tokens'),
    pictureTokens: createPictureTokens(deriveSecret('picture cookies')),
    endedSessions,
    viewerOf(token) {
      const viewer = accessTokens.verify(token);
      return viewer && !endedSessions.has(viewer.sessionId) ? viewer : null;
    },
  };
  await relay.prepare();
  await endedSessions.load(pool);
  connectEvents(app);
  const http = await createHttpServer(app, hub);
  const jobs = new JobRunner(app, mergeModules('jobs'), pool, log);
  return {
    app,
    http,
    async listen(port, host) {
      await http.listen({ port, host });
      if (host === 'localhost') await listenOnLocalhost(http.server);
      publisher.start();
      await relay.start();
      await jobs.start();
    },
    async close() {
      await publisher.stop();
      await jobs.stop();
      await outbound.close();
      await relay.stop();
      await http.close();
      await orm.close();
    },
  };
}

const hubRules = (topics: Topics, endedSessions: EndedSessions): HubRules => ({
  isChannel: (name) => topics.parse(name) !== undefined,
  allowsClientEvent: (channel, event) => topics.allowsClientEvent(channel, event),
  isSessionEnded: (sessionId) => endedSessions.has(sessionId),
});

/** Registers the consumers of the event log, which receive each batch in this order. A failing one affects no other. */
function connectEvents({ relay, endedSessions, publisher, eventStream }: App): void {
  endedSessions.onSessionEnded((sessionId) => publisher.disconnectSession(sessionId));
  relay.onEvents((events) => endedSessions.add(endedSessionIds(events)));
  relay.onEvents((events) => {
    for (const accountId of events.flatMap(peopleToReauthorize)) publisher.reauthorize(accountId);
  });
  relay.onEvents((events) => eventStream.publish(events));
  relay.onEvents((events) => publisher.publish(events));
}

const endedSessionIds = (events: readonly LoggedEvent[]): string[] =>
  events.filter(({ type }) => type === 'session.ended').map(({ data }) => String(data.sessionId));
