import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config';
import type { Viewer } from './context';
import { EndedSessions } from './core/endedSessions';
import type { Logger } from './core/logger';
import { createAccessTokens } from './core/accessTokens';
import { nativePool, openOrm, type Orm } from './database/orm';
import { Reader } from './database/read';
import { peopleToReauthorize } from './events/event';
import { EventRelay } from './events/relay';
import { createHttpServer } from './http/server';
import { createHub, type Hub } from './live/hub';
import { builtIn, Live } from './live/live';
import { Topics } from './live/topics';
import { JobRunner } from './queue/jobRunner';
import { createMailer, type Mailer } from './mail/mailer';
import { mergeModules, modules } from './modules/module';
import { createStore } from './storage/createStore';
import type { Store } from './storage/store';

/** Everything that lives as long as the process. */
export type App = {
  config: Config;
  log: Logger;
  orm: Orm;
  pool: Pool;
  reader: Reader;
  relay: EventRelay;
  topics: Topics;
  live: Live;
  /** The built-in live hub; none when a hosted service carries the channels. */
  hub: Hub | undefined;
  store: Store;
  mailer: Mailer;
  tokens: ReturnType<typeof createAccessTokens>;
  endedSessions: EndedSessions;
  /** Who a bearer token speaks for, unless their session ended. Asks no database. */
  viewerOf(token: string | undefined): Viewer | null;
};

export type RunningApp = {
  app: App;
  http: FastifyInstance;
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Builds the application on a migrated database. Tests call this too.
 * @param secret signs access tokens, and by derivation the built-in hub's calls and the addresses of stored files
 */
export async function createApp({
  config,
  log,
  databaseUrl,
  secret,
}: {
  config: Config;
  log: Logger;
  databaseUrl: string;
  secret: string;
}): Promise<RunningApp> {
  const orm = await openOrm(
    databaseUrl,
    modules.flatMap((module) => module.entities ?? []),
  );
  const pool = await nativePool(orm);
  const topics = new Topics(mergeModules('topics'));
  const derive = (use: string) => createHash('sha256').update(`${use} ${secret}`).digest('hex');
  const hubSecret = derive('live hub');
  const hub = config.pusher ? undefined : createHub({ ...builtIn, secret: hubSecret, log });
  const tokens = createAccessTokens(secret);
  const endedSessions = new EndedSessions();
  const relay = new EventRelay(pool, databaseUrl, log);
  const live = new Live({ config, pool, topics, secret: hubSecret, hub, log });
  const app: App = {
    config,
    log,
    orm,
    pool,
    reader: new Reader(pool),
    relay,
    topics,
    live,
    hub,
    store: createStore(config, derive('stored files')),
    mailer: createMailer(config, log),
    tokens,
    endedSessions,
    viewerOf(token) {
      const viewer = tokens.verify(token);
      return viewer && !endedSessions.has(viewer.sessionId) ? viewer : null;
    },
  };
  await relay.prepare();
  await endedSessions.load(pool);
  endedSessions.onSessionEnded((sessionId) => hub?.closeOwned(sessionId));
  relay.onEvents((events) =>
    endedSessions.add(events.filter(({ type }) => type === 'session.ended').map(({ data }) => String(data.sessionId))),
  );
  // What two people could hear of each other ended: both show new signatures for all that they listen to.
  relay.onEvents((events) => {
    for (const id of events.flatMap(peopleToReauthorize)) hub?.closeOwned(id);
  });
  relay.onEvents(live.deliver);
  const http = await createHttpServer(app);
  const jobs = new JobRunner(app, pool, mergeModules('jobs'));
  return {
    app,
    http,
    async listen(port, host) {
      await http.listen({ port, host });
      const address = http.server.address();
      live.start(typeof address === 'object' && address ? address.port : port);
      await relay.start();
      await jobs.start();
    },
    async close() {
      await hub?.shutdown();
      await jobs.stop();
      // Before the port closes, which the relay publishes to. What is still written waits in the log.
      await relay.stop();
      await live.stop();
      await http.close();
      await orm.close();
    },
  };
}
