import type { PresenceChannelData, UserAuthResponse } from 'pusher';
import type { LoggedEvent } from '../events/event';

/** Response of a channel authorisation, in the format of Pusher clients. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** Settings with which a browser opens its live connection. */
export type LiveSettings = {
  key: string;
  cluster: string;
  builtIn?: true;
  wsHost?: string;
  wsPort?: number;
  forceTLS?: boolean;
};

/** Counters since the start. Always 0 with a hosted service, which has its own. */
export type PublisherStats = { sockets: number; channels: number; messagesSent: number };

/** Publishes logged events on live channels, and signs the access of clients to them. */
export type Publisher = {
  readonly settings: LiveSettings;
  start(): void;
  /** Stops publishing. Unpublished events stay in the event log. */
  stop(): Promise<void>;
  /** Publishes events in the order of the log. Never rejects. */
  publish(events: readonly LoggedEvent[]): Promise<void>;
  /** Signs a socket's access to a channel. The caller has checked that access. */
  authorizeChannel(socketId: string, channel: string, presence?: PresenceChannelData): ChannelAuth;
  /** Signs that a socket belongs to a person. */
  authenticateUser(socketId: string, accountId: string): UserAuthResponse;
  /** Records the session and the account that a socket belongs to, so that `disconnect` finds it. */
  bindSocket(socketId: string, owner: { sessionId: string; accountId: string }): void;
  /** Disconnects the sockets of a session or an account. Their clients reconnect and authorise again. */
  disconnect(sessionOrAccountId: string): void;
  stats(): PublisherStats;
};
