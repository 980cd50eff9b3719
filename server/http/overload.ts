import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, rateLimited } from '../core/errors';
import { rateLimitKey } from '../core/rateLimitKey';
import { bypassHeader } from './requests';
import { RequestQueue, type Caller, type Priority, type QueueLimits, type RejectionReason } from './requestQueue';

/**
 * Two run for each connection of the database pool: while one waits for the database, the other one is computed. The longest
 * wait is that of a burst, such as many writes of one row; in a lasting overload the backlog is short.
 */
const defaultLimits: QueueLimits = {
  running: 24,
  waitingCallers: 128,
  backlogMs: { signedIn: 250, visitor: 100 },
  waitMs: { signedIn: 2_000, visitor: 1_000 },
  slotMs: 2_000,
};

/**
 * Requests of a caller. A browser sends six at a time over HTTP/1.1, and a hundred over HTTP/2. People without a session at
 * one address may be many. A page takes about 60 ms of CPU time to open.
 */
const ofAccount = { maxRunning: 2, maxSlow: 4, maxRequests: 100, cpu: { burstMs: 300, share: 0.15 } };
const ofAddress = { maxRunning: 12, maxSlow: 0, maxRequests: 200, cpu: { burstMs: 400, share: 0.2 } };

/** Paths that are shed: never health checks and pages. */
const shedPaths = /^\/(api|graphql|media)(\/|\?|$)/;

/** Paths whose requests take a slot. Files are one statement and a stream, and pages load dozens at once. */
const queuedPaths = /^\/(api|graphql)(\/|$)/;

/** A page that was reloaded has a session, and no access token yet. */
const sessionRoute = '/api/auth/refresh';

/** Bounds the requests of the API that run, in all and of each caller, and sheds those that would wait too long. */
export class Overload {
  readonly queue: RequestQueue;
  /** Rejected requests since the start. */
  readonly rejected: Record<Priority | 'tooMany', number> = { signedIn: 0, visitor: 0, tooMany: 0 };

  constructor(limits = defaultLimits) {
    this.queue = new RequestQueue(limits);
  }

  /**
   * Creates the HTTP server of Fastify. It sheds requests ahead of the framework, because rejecting thousands of them in a
   * second has to cost less than answering the accepted ones.
   */
  readonly createServer = (
    handle: (request: IncomingMessage, response: ServerResponse) => void,
    { keepAliveTimeout, requestTimeout, connectionTimeout }: Record<string, unknown>,
  ): Server => {
    const server = createServer((request, response) => {
      if (!this.shedEarly(request, response)) handle(request, response);
    });
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(connectionTimeout as number);
  };

  /** Adds the hooks. They need the requests' contexts. */
  addHooks(http: FastifyInstance): void {
    const releases = new WeakMap<FastifyRequest, () => void>();
    // An address can be spelled so that only the router recognises it, and a token can be invalid.
    http.addHook('onRequest', (request, _reply, done) => {
      const priority = priorityOf(request);
      const isSheddable = !request.ctx.skipsLimits && shedPaths.test(request.routeOptions.url ?? '');
      const isShed = isSheddable && this.queue.isOverloaded(priority);
      done(isShed ? this.reject('overload', callerOf(request)) : undefined);
    });
    http.addHook('preHandler', (request, _reply, done) => {
      if (!queuedPaths.test(request.routeOptions.url ?? '') || isArriving(request)) return done();
      const caller = callerOf(request);
      this.queue.add(caller, {
        start(release) {
          releases.set(request, release);
          // The error reaches nobody, and the handler does not run.
          done(request.raw.socket.destroyed ? overloaded() : undefined);
        },
        reject: (reason) => done(this.reject(reason, caller)),
      });
    });
    // Before the answer is written, because the client may read it slowly.
    http.addHook('onSend', (request, _reply, _payload, done) => {
      releases.get(request)?.();
      done();
    });
    http.addHook('onClose', async () => this.queue.stop());
  }

  private shedEarly(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers } = request;
    const isVisitor = headers.authorization === undefined && !url.startsWith(sessionRoute);
    const priority = isVisitor ? 'visitor' : 'signedIn';
    // The hook verifies the bypass key.
    if (!this.queue.isOverloaded(priority) || !shedPaths.test(url) || bypassHeader in headers) return false;
    this.rejected[priority]++;
    response.writeHead(503, overloadHeaders).end(overloadBody);
    request.resume();
    return true;
  }

  private reject(reason: RejectionReason, { priority, maxRequests }: Caller): AppError {
    this.rejected[reason === 'tooMany' ? reason : priority]++;
    return reason === 'tooMany' ? rateLimited(1, `Too many requests at once (at most ${maxRequests})`) : overloaded();
  }
}

const priorityOf = ({ ctx, routeOptions }: FastifyRequest): Priority =>
  ctx.viewer !== null || routeOptions.url === sessionRoute ? 'signedIn' : 'visitor';

/** A request that skips the limits is a caller of its own. */
function callerOf(request: FastifyRequest): Caller {
  const { ctx, ip, id } = request;
  const priority = priorityOf(request);
  if (ctx.skipsLimits) return { key: id, priority, ...ofAccount, cpu: undefined, isNeverShed: true };
  if (ctx.viewer) return { key: ctx.viewer.id, priority, ...ofAccount };
  return { key: `${priority} ${rateLimitKey(ip)}`, priority, ...ofAddress };
}

/** Whether the handler reads the body while it arrives: that of an upload, whose number is limited elsewhere. */
const isArriving = ({ raw }: FastifyRequest): boolean =>
  !raw.complete && (raw.headers['content-length'] ?? raw.headers['transfer-encoding']) !== undefined;

const overloaded = () =>
  new AppError('UNAVAILABLE', 'Venturion is very busy right now. Try again in a moment.', { retryAfterSeconds: 1 });

const { code, message } = overloaded();
/** Both transports' form of the error. */
const overloadBody = JSON.stringify({ error: { code, message }, message, errors: [{ message, extensions: { code } }] });
const overloadHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(overloadBody),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': '1',
};
