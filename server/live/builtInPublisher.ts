import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import Pusher from 'pusher';
import type { Logger } from '../core/logger';
import type { LoggedEvent } from '../events/event';
import { toChannelEvents } from './channelEvents';
import type { Hub } from './hub';
import type { ChannelAuth, LiveSettings, Publisher, PublisherStats } from './publisher';
import type { Topics } from './topics';

/** Public application id and key of the built-in hub. */
export const builtInApp = { appId: 'venturion', key: 'venturion-live' };

/** Events written in one turn of the event loop: sockets drain in between, so a burst drops no healthy client. */
const eventsPerTurn = 10;

type Options = { hub: Hub; pool: Pool; topics: Topics; secret: string; log: Logger };

/** Publishes through the built-in hub of this process. */
export class BuiltInPublisher implements Publisher {
  readonly settings: LiveSettings = { key: builtInApp.key, cluster: 'mt1', builtIn: true };
  /** Used for signatures only: it sends no requests. */
  private readonly signer: Pusher;

  constructor(readonly options: Options) {
    this.signer = new Pusher({ ...builtInApp, secret: options.secret, host: 'localhost' });
  }

  start(): void {}

  stop(): Promise<void> {
    return this.options.hub.shutdown();
  }

  async publish(events: readonly LoggedEvent[]): Promise<void> {
    const { hub, pool, topics, log } = this.options;
    try {
      const channelEvents = await toChannelEvents(events, { pool, topics, isHosted: false });
      for (const [index, { channel, name, data }] of channelEvents.entries()) {
        if (index > 0 && index % eventsPerTurn === 0) await nextTurn();
        hub.publish(channel, name, data as string);
      }
    } catch (error) {
      log.warn({ error }, 'live: publishing failed, closing the channels so that their subscribers catch up');
      for (const channel of new Set(events.map(topics.channelName))) hub.closeChannel(channel);
    }
    for (const event of events) if (event.data.access === 'changed') hub.closeChannel(topics.channelName(event));
  }

  authorizeChannel(...args: Parameters<Publisher['authorizeChannel']>): ChannelAuth {
    return this.signer.authorizeChannel(...args);
  }

  authenticateUser(socketId: string, accountId: string) {
    return this.signer.authenticateUser(socketId, { id: accountId });
  }

  bindSocket(socketId: string, { sessionId, accountId }: { sessionId: string; accountId: string }): void {
    this.options.hub.bindOwners(socketId, sessionId, accountId);
  }

  disconnect(sessionOrAccountId: string): void {
    this.options.hub.closeByOwner(sessionOrAccountId);
  }

  stats(): PublisherStats {
    return this.options.hub.stats();
  }
}
