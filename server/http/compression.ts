import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One packet: a smaller body arrives as soon without compression. */
const minBytes = 1_400;

/** The fastest level: on JSON the best one saves a tenth more, for three times the time. */
const options = { level: constants.Z_BEST_SPEED };

/** Names gzip, and does not exclude it with a quality of 0. */
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i;

/**
 * Hook that compresses JSON for clients that accept gzip, outside of the event loop. Built assets are compressed by the build,
 * pictures are by their format. No answer has a secret beside text of somebody else, whose guesses its length could confirm:
 * tokens are in answers of their own, below the minimum.
 */
export function compressJson(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error?: Error | null, payload?: unknown) => void,
): void {
  if (
    (typeof payload !== 'string' && !Buffer.isBuffer(payload)) ||
    payload.length < minBytes ||
    method === 'HEAD' ||
    reply.hasHeader('content-encoding') ||
    !/\bjson\b/.test(String(reply.getHeader('content-type')))
  )
    return done();
  reply.header('vary', 'Accept-Encoding');
  if (!acceptsGzip.test(headers['accept-encoding'] ?? '')) return done();
  gzip(payload, options, (error, compressed) => {
    if (!error) reply.header('content-encoding', 'gzip');
    done(error, compressed);
  });
}
