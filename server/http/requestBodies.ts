import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimited } from '../core/errors';
import { InFlight } from '../core/inFlight';
import { rateLimitKey } from '../core/rateLimitKey';

/** A smaller body arrives with its headers and holds no memory worth counting. */
const smallBytes = 16 * 1024;

/** Bodies under way at a time. A person in several tabs, and an office behind one address, stay below. */
const maxUnderWay = { person: 12, address: 30 };

/** After the grace period a body needs this many bytes per second on average: 10 MB take at most 170 seconds. */
const graceSeconds = 10;
const minBytesPerSecond = 64 * 1024;
const checkMs = 1_000;

/** @param bytesBefore bytes of the connection before this body */
type Body = { request: FastifyRequest; startedAt: number; bytesBefore: number };

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
    for (const body of underWay) if (isTooSlow(body)) endConnection(http, body.request);
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
    const body = { request, startedAt: Date.now(), bytesBefore: raw.socket.bytesRead };
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

function isTooSlow({ request: { raw }, startedAt, bytesBefore }: Body): boolean {
  const seconds = (Date.now() - startedAt) / 1_000 - graceSeconds;
  return !raw.complete && seconds > 0 && raw.socket.bytesRead - bytesBefore < seconds * minBytesPerSecond;
}

/** Ends a connection as Node does after its own time-out of a request: with status 408. */
function endConnection({ server }: FastifyInstance, { raw }: FastifyRequest): void {
  const error = Object.assign(new Error('The body arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, raw.socket);
}
