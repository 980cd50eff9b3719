import type { ApolloCache, ApolloClient } from '@apollo/client';

export type LiveContext = { cache: ApolloCache; client: ApolloClient };

/**
 * Writes one kind of event into the cache. Data is absolute and may come twice; the thing it is about may not be cached.
 * Each handler states the data of its own event.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type LiveHandler = (data: any, context: LiveContext) => void;

/** By event type: `{ 'post.counted': (data: PostCounts, { cache }) => … }`. A feature's `live` module exports one as `handlers`. */
export type LiveHandlers = Record<string, LiveHandler>;

type WithLive = { live?: () => Promise<{ handlers: LiveHandlers }> };

/** Loads the handlers of every feature. One that cannot be loaded is reported and left out: the others still work. */
export async function loadHandlers(features: readonly WithLive[]): Promise<LiveHandlers> {
  const loaded = await Promise.allSettled(features.flatMap(({ live }) => (live ? [live()] : [])));
  const handlers: LiveHandlers = {};
  for (const result of loaded) {
    if (result.status === 'fulfilled') Object.assign(handlers, result.value.handlers);
    else reportError(result.reason);
  }
  return handlers;
}
