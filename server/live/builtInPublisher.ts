import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { PresenceChannelData } from 'pusher';
import type { Logger } from '../core/logger';
import type { LoggedEvent } from '../events/event';
import { toChannelEvents } from './channelEvents';
import type { Hub } from './hub';
import { signForOwner, signInText, subscriptionText, type SignatureOwner } from './hub/signature';
import type { ChannelAuth, LiveSettings, Publisher, PublisherStats, Signer } from './publisher';
import type { Topics } from './topics';

/** Public application id and key of the built-in hub. */
export const builtInApp = { appId: 'venturion', key: 'venturion-live' };

/** Events written in one turn of the event loop: sockets drain in between, so a burst drops no healthy client. */
const eventsPerTurn = 10;

type Options = { hub: Hub; pool: Pool; topics: Topics; secret: string; log: Logger };

/** Publishes through the built-in hub of this process. */
export class BuiltInPublisher implements Publisher {
  readonly settings: LiveSettings = { key: builtInApp.key, cluster: 'mt1', builtIn: true };

  constructor(readonly options: Options) {}

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

  authorizeChannel(socketId: string, channel: string, viewer: Signer, presence?: PresenceChannelData): ChannelAuth {
    const channelData = presence && JSON.stringify(presence);
    const auth = this.sign(viewer, subscriptionText(socketId, channel, channelData));
    return { auth, ...(channelData !== undefined && { channel_data: channelData }) };
  }

  authenticateUser(socketId: string, viewer: Signer) {
    const userData = JSON.stringify({ id: viewer.id });
    return { auth: this.sign(viewer, signInText(socketId, userData)), user_data: userData };
  }

  disconnectSession(sessionId: string): void {
    this.options.hub.closeBySession(sessionId);
  }

  reauthorize(accountId: string): void {
    this.options.hub.closeByAccount(accountId);
  }

  stats(): PublisherStats {
    return this.options.hub.stats();
  }

  private sign({ id, sessionId, expiresAt }: Signer, text: string): string {
    const owner: SignatureOwner = { sessionId, accountId: id, expiresMs: expiresAt.getTime() };
    return signForOwner({ key: builtInApp.key, secret: this.options.secret }, owner, text);
  }
}
