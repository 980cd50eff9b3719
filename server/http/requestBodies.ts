import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimited } from '../core/errors';
import { InFlight } from '../core/inFlight';
import { rateLimitKey } from '../core/rateLimitKey';

/** A smaller body arrives with its headers and holds no memory worth counting. */
const smallBytes = 16 * 1024;

/** Bodies under way at a time. A person in several tabs, and an office behind one address, stay below. */
const maxUnderWay = { person: 12, address: 30 };

/**
 * In each window a body needs this many bytes per second: a phone with a weak signal has them, and a sender that stops is
 * noticed, however much it has sent. 10 MB take at most 640 seconds.
 */
const windowMs = 10_000;
const minBytesPerSecond = 16 * 1024;
const checkMs = 1_000;

/** A body under way: when its current window started, and how many bytes the connection had received by then. */
type Body = { request: FastifyRequest; windowStart: number; bytesRead: number };

const isChunked = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined;
const declaredBytes = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/**
 * Bounds the request bodies that are under way per person and per address, and ends connections whose body arrives too
 * slowly, on every route.
 */
export function limitRequestBodies(http: FastifyInstance, max = maxUnderWay): void {
  const underWay = new Set<Body>();
  const people = new InFlight(max.person);
  const addresses = new InFlight(max.address);

  const timer = setInterval(() => {
    const now = performance.now();
    for (const body of underWay) if (isTooSlow(body, now)) endConnection(http, body.request);
  }, checkMs).unref();
  http.addHook('onClose', async () => clearInterval(timer));

  const acquirePlaces = ({ ip, ctx }: FastifyRequest): (() => void)[] => {
    const address = addresses.acquire(rateLimitKey(ip));
    if (!address) throw rateLimited(5, `Too many uploads at once from your network (at most ${max.address})`);
    if (!ctx.viewer) return [address];
    const person = people.acquire(ctx.viewer.id);
    if (person) return [address, person];
    address();
    throw rateLimited(5, `Too many uploads at once (at most ${max.person})`);
  };

  http.addHook('onRequest', async (request) => {
    const { raw, ctx } = request;
    if (!isChunked(request) && declaredBytes(request) === 0) return;
    const body = { request, windowStart: performance.now(), bytesRead: raw.socket.bytesRead };
    const releases: (() => void)[] = [];
    const finish = () => {
      underWay.delete(body);
      for (const release of releases.splice(0)) release();
    };
    // Also the body of a rejected request, which is still received.
    underWay.add(body);
    raw.once('end', finish).once('close', finish);
    const isLarge = isChunked(request) || declaredBytes(request) > smallBytes;
    if (isLarge && !ctx.skipsLimits) releases.push(...acquirePlaces(request));
  });
}

/** Checks the rate of a body at the end of its window, and starts the next window. */
function isTooSlow(body: Body, now: number): boolean {
  const { raw } = body.request;
  const elapsedMs = now - body.windowStart;
  if (raw.complete || elapsedMs < windowMs) return false;
  const { bytesRead } = raw.socket;
  const received = bytesRead - body.bytesRead;
  Object.assign(body, { windowStart: now, bytesRead });
  return received < (elapsedMs / 1_000) * minBytesPerSecond;
}

/** Ends a connection as Node does after its own time-out of a request: with status 408. */
function endConnection({ server }: FastifyInstance, { raw }: FastifyRequest): void {
  const error = Object.assign(new Error('The body arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, raw.socket);
}
