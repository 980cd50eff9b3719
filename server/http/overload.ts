import type { RequestListener } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { App } from '../context';
import { AppError } from '../core/errors';

/**
 * Longest waits, in milliseconds, that a request is accepted with. Calls without a session are shed first, so that people
 * who are signed in can still read.
 */
const maxWaitMs = { visitor: { loop: 150, pool: 200 }, signedIn: { loop: 300, pool: 400 } } as const;

const sampleMs = 100;
const resolutionMs = 20;
/** Leases of connections that the database completes in a second, as assumed while there is no queue. */
const assumedLeasesPerSecond = 500;
/** Samples that all show a delay before it counts: a single pause, such as a garbage collection, is no overload. */
const sustainedSamples = 3;
/** Weight of a new sample of the release rate: the estimate follows within half a second. */
const smoothing = 0.3;

/** Paths that are shed: never health checks and pages. */
const shedPaths = /^\/(api|graphql|media)(\/|\?|$)/;

/** A page that was reloaded has a session, and no access token yet. */
const sessionRoute = '/api/auth/refresh';

/**
 * Estimates how long a request that arrives now would wait: for the event loop, and in the queue for a connection of the
 * database pool, by the rate at which connections are released.
 */
export class WaitEstimate {
  private readonly loopDelay = monitorEventLoopDelay({ resolution: resolutionMs });
  private timer: NodeJS.Timeout | undefined;
  private recentDelaysMs: number[] = Array.from({ length: sustainedSamples }, () => 0);
  private loopDelayMs = 0;
  private released = 0;
  private leasesPerSecond = assumedLeasesPerSecond;

  constructor(private readonly pool: Pool) {
    pool.on('release', () => this.released++);
  }

  /** Starts to sample. Before that, the start of the server itself blocks the event loop. */
  start(): void {
    this.loopDelay.enable();
    this.timer = setInterval(() => this.sample(), sampleMs).unref();
  }

  exceeds({ loop, pool }: { loop: number; pool: number }): boolean {
    return this.loopDelayMs > loop || (this.pool.waitingCount / this.leasesPerSecond) * 1_000 > pool;
  }

  stop(): void {
    clearInterval(this.timer);
    this.loopDelay.disable();
  }

  private sample(): void {
    const delayMs = this.loopDelay.mean / 1e6 - resolutionMs;
    this.recentDelaysMs = [...this.recentDelaysMs.slice(1), delayMs || 0];
    this.loopDelayMs = Math.min(...this.recentDelaysMs);
    this.loopDelay.reset();
    // Only a queue shows how fast the database is.
    const rate = this.pool.waitingCount > 0 ? (this.released / sampleMs) * 1_000 : assumedLeasesPerSecond;
    this.leasesPerSecond = Math.max(1, this.leasesPerSecond + smoothing * (rate - this.leasesPerSecond));
    this.released = 0;
  }
}

/**
 * Sheds requests of the API while the server has more of them than it can answer in time: 503 with Retry-After. Needs the
 * requests' contexts.
 */
export function shedOverload(http: FastifyInstance, { pool }: App): void {
  const wait = new WaitEstimate(pool);
  http.addHook('onReady', async () => {
    wait.start();
    shedBeforeRouting(http, wait);
  });
  http.addHook('onClose', async () => wait.stop());
  http.addHook('onRequest', ({ ctx, routeOptions: { url = '' } }, _reply, done) => {
    const isSignedIn = ctx.viewer !== null || url === sessionRoute;
    // Also people who are signed in: an address can be spelled so that only the router recognises it.
    const isShed = shedPaths.test(url) && wait.exceeds(isSignedIn ? maxWaitMs.signedIn : maxWaitMs.visitor);
    done(isShed ? overloaded() : undefined);
  });
}

/**
 * Sheds the requests of everybody ahead of the framework. Rejecting thousands of requests in a second has to cost less than
 * answering the accepted ones.
 */
function shedBeforeRouting({ server }: FastifyInstance, wait: WaitEstimate): void {
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!wait.exceeds(maxWaitMs.signedIn) || !shedPaths.test(request.url!)) return handle!(request, response);
    response.writeHead(503, overloadHeaders).end(overloadBody);
    request.resume();
  });
}

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
