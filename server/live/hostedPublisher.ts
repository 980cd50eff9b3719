import type { Pool } from 'pg';
import Pusher, { type PresenceChannelData } from 'pusher';
import type { Config } from '../core/config';
import type { Logger } from '../core/logger';
import { toChannelEvents } from './channelEvents';
import { HostedRelay } from './hostedRelay';
import type { ChannelAuth, LiveSettings, Publisher, PublisherStats, Signer } from './publisher';
import type { Topics } from './topics';

type HostedService = NonNullable<Config['pusher']>;
type Options = { service: HostedService; pool: Pool; topics: Topics; log: Logger };

function createClient({ appId, key, secret, cluster, server }: HostedService): Pusher {
  const options = { appId, key, secret, timeout: 4_000 };
  return new Pusher(
    server
      ? { ...options, host: server.host, port: server.port, useTLS: server.isSecure }
      : { ...options, cluster, useTLS: true },
  );
}

function toLiveSettings({ key, cluster, server }: HostedService): LiveSettings {
  if (!server) return { key, cluster };
  const port = server.port && { wsPort: Number(server.port) };
  return { key, cluster, wsHost: server.host, forceTLS: server.isSecure, ...port };
}

/** Publishes through hosted Pusher or a compatible server, with the official library. */
export class HostedPublisher implements Publisher {
  readonly settings: LiveSettings;
  private readonly client: Pusher;
  private readonly relay: HostedRelay;

  constructor({ service, pool, topics, log }: Options) {
    this.settings = toLiveSettings(service);
    this.client = createClient(service);
    this.relay = new HostedRelay({
      pool,
      pusher: this.client,
      toChannelEvents: (events) => toChannelEvents(events, { pool, topics, isHosted: true }),
      log,
    });
  }

  start(): void {
    this.relay.start();
  }

  stop(): Promise<void> {
    return this.relay.stop();
  }

  /** Wakes the relay. It reads events from the log, so that none is lost while the service is down. */
  async publish(): Promise<void> {
    this.relay.wake();
  }

  authorizeChannel(socketId: string, channel: string, _viewer: Signer, presence?: PresenceChannelData): ChannelAuth {
    return this.client.authorizeChannel(socketId, channel, presence);
  }

  authenticateUser(socketId: string, { id }: Signer) {
    return this.client.authenticateUser(socketId, { id });
  }

  /** Does nothing: the relay terminates connections in the order of the event log. */
  disconnectSession(): void {}

  /** Does nothing, see disconnectSession. */
  reauthorize(): void {}

  stats(): PublisherStats {
    return { sockets: 0, channels: 0, messagesSent: 0 };
  }
}
