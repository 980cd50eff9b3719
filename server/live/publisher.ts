import type { PresenceChannelData, UserAuthResponse } from 'pusher';
import type { LoggedEvent } from '../events/event';

/** Answer of a channel authorisation, as Pusher clients expect it. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** Where a browser opens its live connection. */
export type LiveSettings = {
  key: string;
  cluster: string;
  builtIn?: true;
  wsHost?: string;
  wsPort?: number;
  forceTLS?: boolean;
};

/** Counters since the start. A hosted service keeps its own, so they stay 0. */
export type PublisherStats = { sockets: number; channels: number; messagesSent: number };

/** Publishes logged events on live channels, and signs the access of clients to them. */
export type Publisher = {
  readonly settings: LiveSettings;
  start(): void;
  /** Stops publishing. What is not published yet stays in the event log. */
  stop(): Promise<void>;
  /** Publishes events in the order of the log. Never rejects. */
  publish(events: readonly LoggedEvent[]): Promise<void>;
  /** Signs a socket's access to a channel. The caller has checked the right to subscribe. */
  authorizeChannel(socketId: string, channel: string, presence?: PresenceChannelData): ChannelAuth;
  /** Signs that a socket belongs to a person. */
  authenticateUser(socketId: string, accountId: string): UserAuthResponse;
  /** Records the session and the person that a socket belongs to, so that both can end it. */
  bindSocket(socketId: string, owner: { sessionId: string; accountId: string }): void;
  /** Disconnects the sockets of a session or a person: they authorise again. */
  disconnect(sessionOrAccountId: string): void;
  stats(): PublisherStats;
};
