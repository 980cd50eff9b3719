import type { PresenceChannelData, UserAuthResponse } from 'pusher';
import type { LoggedEvent } from '../events/event';

/** Response of a channel authorisation, in the format of Pusher clients. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** The person for whom a signature is made, their session, and when their access token expires. */
export type Signer = { id: string; sessionId: string; expiresAt: Date };

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
  authorizeChannel(socketId: string, channel: string, viewer: Signer, presence?: PresenceChannelData): ChannelAuth;
  /** Signs that a socket belongs to a person. */
  authenticateUser(socketId: string, viewer: Signer): UserAuthResponse;
  /** Disconnects every socket that has a channel authorised by the session. */
  disconnectSession(sessionId: string): void;
  /** Disconnects every socket that has a channel authorised by the account. Clients reconnect and authorise again. */
  reauthorize(accountId: string): void;
  stats(): PublisherStats;
};
