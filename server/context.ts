import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { createAccessTokens } from './core/accessTokens';
import type { Config } from './core/config';
import type { EndedSessions } from './core/endedSessions';
import type { createPictureTokens } from './core/pictureTokens';
import { unauthenticated } from './core/errors';
import type { Logger } from './core/logger';
import type { Orm } from './database/orm';
import type { Reader } from './database/read';
import { writeTransaction, type WriteTransaction } from './database/write';
import type { EventRelay } from './events/relay';
import type { EventStream } from './live/eventStream';
import type { Publisher } from './live/publisher';
import type { Topics } from './live/topics';
import type { Mailer } from './mail/mailer';
import type { FetchOutbound } from './outbound/outbound';
import type { Store } from './storage/store';

/** The parts of the running process that services, jobs and transports use. */
export type App = {
  config: Config;
  log: Logger;
  orm: Orm;
  pool: Pool;
  reader: Reader;
  relay: EventRelay;
  topics: Topics;
  eventStream: EventStream;
  publisher: Publisher;
  store: Store;
  mailer: Mailer;
  /** Every call to an address that somebody else provided goes through it. */
  fetchOutbound: FetchOutbound;
  /** What /metrics serves. */
  metrics: Registry;
  accessTokens: ReturnType<typeof createAccessTokens>;
  /** Derives a refresh token from the one that it replaces. */
  refreshTokenSecret: string;
  pictureTokens: ReturnType<typeof createPictureTokens>;
  endedSessions: EndedSessions;
  /** The person and session of a bearer token; null when it is missing or invalid, or its session ended. No database query. */
  viewerOf(token: string | undefined): Viewer | null;
};

/** The signed-in person, and the session that their token belongs to. */
export type Viewer = { id: string; sessionId: string; expiresAt: Date };

/** Cookies of one request, as the transport handles them. */
export type Cookies = {
  read(name: string): string | undefined;
  /** @param path the cookie is sent to addresses below it; those of sessions when omitted */
  write(name: string, value: string, expires: Date, path?: string): void;
  clear(name: string, path?: string): void;
};

/** First parameter of every service: the application, and the facts of this request. */
export type Context = {
  app: App;
  viewer: Viewer | null;
  /** The request has an access token that is expired or forged, or whose session ended. */
  isTokenInvalid: boolean;
  requestId: string;
  address: string;
  /** Origin under which the client reached the server, for URLs in answers: "https://venturion.example". */
  origin: string;
  userAgent: string;
  /** Idempotency-Key of a creating call: a repeated key returns the first result. */
  idempotencyKey?: string;
  /** The browser's own id, from x-client-id: distinguishes a page's retry from a stolen cookie. Never an identity. */
  clientId?: string;
  /** The request carries the operator's key for tests. */
  skipsLimits: boolean;
  cookies: Cookies;
  /** Batched lookups of this request, see requestLoader. */
  loaders: Map<string, unknown>;
};

const noCookies: Cookies = { read: () => undefined, write: () => undefined, clear: () => undefined };

type Request = Pick<Context, 'viewer' | 'requestId' | 'address' | 'userAgent'> & Partial<Context>;

/** Creates a context; what the transport does not provide gets a neutral default. */
export const createContext = (app: App, request: Request): Context => ({
  app,
  origin: app.config.publicUrl,
  isTokenInvalid: false,
  skipsLimits: false,
  cookies: noCookies,
  loaders: new Map(),
  ...request,
});

/** The signed-in person. @param message of the error, where a contract fixes it @throws AppError UNAUTHENTICATED */
export function requireViewer({ viewer }: Context, message?: string): Viewer {
  if (!viewer) throw unauthenticated(message);
  return viewer;
}

/** The signed-in person's id. @throws AppError UNAUTHENTICATED */
export const viewerId = (ctx: Context): string => requireViewer(ctx).id;

/**
 * The signed-in person, or null for a visitor. A token that is not valid is an error, so that a client refreshes it instead of
 * reading a visitor's answer.
 * @throws AppError UNAUTHENTICATED
 */
export function optionalViewer({ viewer, isTokenInvalid }: Context): Viewer | null {
  if (isTokenInvalid) throw unauthenticated();
  return viewer;
}

/** Runs one write transaction; its events are committed with it. What this request has loaded before is loaded again. */
export async function write<T>(ctx: Context, work: (tx: WriteTransaction) => Promise<T>): Promise<T> {
  const result = await writeTransaction(ctx.app.orm.em, ctx.app.relay.wake, work);
  ctx.loaders.clear();
  return result;
}
