import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatCount } from '../core/formatCount';
import { rateLimited } from '../core/errors';
import { rateLimitKey } from '../core/rateLimitKey';

/**
 * Requests per minute: of one account or, when anonymous, of one address; and of all callers at one address, which is high
 * because an office or a mobile network shares one.
 */
const requestsPerMinute = { caller: 1_200, address: 12_000 };

/** Whether a request counts: calls of the API and files do, pages and assets do not. */
const isCounted = ({ ctx, routeOptions }: FastifyRequest, paths: RegExp): boolean =>
  !(ctx?.skipsLimits ?? true) && paths.test(routeOptions.url ?? '');

/** A client that repeats refused requests in a loop is slowed down, because each costs the server about as much as an answer. */
const refusalDelayMs = 50;

/** Pages load files without an access token, so those of everybody at an address would share the limit of one caller. */
const callerPaths = /^\/(api|graphql|apps)(\/|$)/;
const addressPaths = /^\/(api|graphql|media|apps)(\/|$)/;

/** Limits the requests of each account and of each address. An IPv6 network of 64 bits counts as one address. */
export async function limitRequests(http: FastifyInstance, max = requestsPerMinute): Promise<void> {
  const timeWindow = '1 minute';
  await http.register(rateLimit, {
    max: max.caller,
    timeWindow,
    keyGenerator: ({ ctx, ip }) => ctx?.viewer?.id ?? rateLimitKey(ip),
    allowList: (request) => !isCounted(request, callerPaths),
    errorResponseBuilder: ({ routeOptions }, { max: count, ttl }) => {
      const window = (routeOptions.config.rateLimit || undefined)?.timeWindow ?? timeWindow;
      return rateLimited(Math.ceil(ttl / 1_000), `Too many requests (${formatCount(count)} in ${window})`);
    },
  });
  http.addHook('onSend', (_request, { statusCode }, _payload, done) => {
    if (statusCode === 429) setTimeout(done, refusalDelayMs);
    else done();
  });
  const countByAddress = http.createRateLimit({
    max: max.address,
    timeWindow,
    keyGenerator: ({ ip }) => `address ${rateLimitKey(ip)}`,
    allowList: (request) => !isCounted(request, addressPaths),
  });
  http.addHook('onRequest', async (request) => {
    const usage = await countByAddress(request);
    if (!usage.isAllowed && usage.isExceeded)
      throw rateLimited(
        usage.ttlInSeconds,
        `Too many requests from your network (${formatCount(usage.max)} in ${timeWindow})`,
      );
  });
}
