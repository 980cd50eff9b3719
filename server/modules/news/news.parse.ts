import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import source from './news.worker.js?raw';

/** An item as its feed has it: every text may contain markup, and every URL any scheme. */
export type FeedItem = Record<'title' | 'link' | 'summary' | 'author' | 'date' | 'picture', string | null>;
export type ParsedFeed = { title: string | null; items: FeedItem[] };

/** A document that is no feed, or that needs more time or memory than a feed may. Its message is for the operator. */
export class MalformedFeed extends Error {}

/** Bounds of the thread that parses one feed. A usual feed takes 0.1 seconds and 20 MB. */
const maxSeconds = 10;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

/** The library's file: the thread's code is a text, which has no place to resolve it from. */
const library = createRequire(import.meta.url).resolve('feedsmith');

/**
 * Parses RSS, Atom, RDF or JSON Feed in a thread of its own. A hostile document ends the thread at its bounds of time and
 * memory, and never blocks the event loop.
 * @throws MalformedFeed; the reason of `signal` when it is aborted
 */
export async function parseFeed(bytes: Uint8Array, contentType: string, signal: AbortSignal): Promise<ParsedFeed> {
  const worker = new Worker(source, {
    eval: true,
    workerData: { bytes, contentType, library },
    resourceLimits,
    env: {},
  });
  const timeout = AbortSignal.timeout(maxSeconds * 1_000);
  // Rejects with the error of the thread, such as one over its memory.
  const ended = once(worker, 'message', { signal: AbortSignal.any([signal, timeout]) });
  try {
    const [feed] = await ended;
    return feed as ParsedFeed;
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new MalformedFeed(`The feed takes more than ${maxSeconds} seconds to parse.`);
    throw new MalformedFeed((error as Error).message, { cause: error });
  } finally {
    await worker.terminate();
  }
}
