import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { EventPayloads } from '../../shared/contracts/events';

/** Events that the client dispatches to its own handlers. They never travel over the network. */
interface ClientEventPayloads {
  /** The event log no longer reaches back to the last event: handlers refetch what active queries do not cover. */
  'live.refetchRequired': null;
}

type LivePayloads = EventPayloads & ClientEventPayloads;

export type LiveContext = { cache: ApolloCache; client: ApolloClient };

/**
 * Event name → handler that applies the payload to the cache. Payloads are absolute and may arrive twice; the object
 * they describe may be missing from the cache. The `live` module of a feature exports one as `handlers`.
 */
export type LiveHandlers = {
  [Name in keyof LivePayloads]?: (data: LivePayloads[Name], context: LiveContext) => void;
};

/** The part of a feature that handles live events. */
export type WithLive = { live?: () => Promise<{ handlers: LiveHandlers }> };

/** Loads the handlers of every feature. A module that fails to load is reported and skipped. */
export async function loadHandlers(features: readonly WithLive[]): Promise<LiveHandlers> {
  const loaded = await Promise.allSettled(features.flatMap(({ live }) => (live ? [live()] : [])));
  const handlers: LiveHandlers = {};
  for (const result of loaded) {
    if (result.status === 'fulfilled') Object.assign(handlers, result.value.handlers);
    else reportError(result.reason);
  }
  return handlers;
}

/** Calls the handler of an event, if there is one. `data` comes from the server and is trusted to match the contract. */
export function dispatchEvent(handlers: LiveHandlers, name: string, data: unknown, context: LiveContext): void {
  const handler = handlers[name as keyof LiveHandlers] as ((data: unknown, context: LiveContext) => void) | undefined;
  handler?.(data, context);
}
