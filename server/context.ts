import type { App } from './app';
import { unauthenticated } from './core/errors';
import { writeTransaction, type WriteTransaction } from './database/write';

/** Who is asking: the person, and the session their token belongs to. */
export type Viewer = { id: string; sessionId: string; expiresAt: Date };

/** One cookie to set or clear, as the transport understands it. */
export type Cookies = {
  read(name: string): string | undefined;
  write(name: string, value: string, expires: Date): void;
  clear(name: string): void;
};

/** What every service gets first: the application, and the facts of this request. */
export type Context = {
  app: App;
  viewer: Viewer | null;
  requestId: string;
  address: string;
  /** Where this request reached us, for addresses that the caller is to use: "https://venturion.example". */
  origin: string;
  userAgent: string;
  /** Idempotency-Key of a creating call: the same key answers the same thing. */
  idempotencyKey?: string;
  /** Id of the browser's own, from x-client-id: tells a page's retry from a stolen cookie. Never an identity. */
  clientId?: string;
  /** The request carries the operator's key for tests. */
  skipsLimits: boolean;
  cookies: Cookies;
  /** Batched lookups of this request, see loaderOf. */
  loaders: Map<string, unknown>;
};

const noCookies: Cookies = { read: () => undefined, write: () => undefined, clear: () => undefined };

type Request = Pick<Context, 'viewer' | 'requestId' | 'address' | 'userAgent'> & Partial<Context>;

/** A context; what the transport does not have is left at its quiet default. */
export const contextOf = (app: App, request: Request): Context => ({
  app,
  origin: app.config.publicUrl,
  skipsLimits: false,
  cookies: noCookies,
  loaders: new Map(),
  ...request,
});

/** The signed-in person's id. @throws AppError UNAUTHENTICATED */
export function viewerId(ctx: Context): string {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer.id;
}

/** Runs one transaction; its events go to the log with it. */
export const write = <T>(ctx: Context, work: (tx: WriteTransaction) => Promise<T>): Promise<T> =>
  writeTransaction(ctx.app.orm.em, ctx.app.relay.wake, work);
