import type { ApolloCache } from '@apollo/client';
import { coalesceLatest } from './coalesceLatest';

export type Toggle = {
  /** Identifies the toggle of one object, such as `like:{id}`. Buttons of the same toggle share the key. */
  key: string;
  /** The state shown now. */
  isOn: boolean;
  cache: ApolloCache;
  /**
   * Writes the wanted state and its consequences into an optimistic layer. Must write even equal values, because
   * responses change the data below the layer.
   */
  show: (cache: ApolloCache, wanted: boolean) => void;
  /** Sets the state on the server. The response updates the cache. */
  send: (wanted: boolean) => Promise<unknown>;
  /**
   * Called after the roll-back to the server's state.
   * @param wanted the state that the failed request was sent with; later clicks may have changed it since the first
   */
  onFailure: (error: unknown, wanted: boolean) => void;
};

/** The optimistic state of each toggle that has a request in flight. */
const optimistic = new Map<string, { wanted: boolean; layer: string }>();
let layerCount = 0;

/** Replaces the optimistic layer of a toggle. Removing the layer restores the server's state of that moment. */
function showOptimistic({ key, cache, show }: Toggle, wanted: boolean, previousLayer?: string): string {
  const layer = `${key}#${(layerCount += 1)}`;
  cache.batch({ optimistic: layer, removeOptimistic: previousLayer, update: (layered) => show(layered, wanted) });
  return layer;
}

/**
 * Toggles a state optimistically and sends it to the server. At most one request per key runs at a time; clicks in between
 * are coalesced to the latest state.
 * @returns when the server has the latest state or `onFailure` was called; at once while another request is in flight
 */
export async function optimisticToggle(toggle: Toggle): Promise<void> {
  const { key, isOn, cache, send, onFailure } = toggle;
  const inFlight = optimistic.get(key);
  const wanted = !(inFlight?.wanted ?? isOn);
  optimistic.set(key, { wanted, layer: showOptimistic(toggle, wanted, inFlight?.layer) });

  let sent = wanted;
  let failure: { error: unknown } | undefined;
  try {
    await coalesceLatest(key, wanted, (latest) => {
      sent = latest;
      return send(latest);
    });
  } catch (error) {
    failure = { error };
  }
  const current = optimistic.get(key);
  if (!inFlight && current) {
    optimistic.delete(key);
    cache.removeOptimistic(current.layer);
  }
  if (failure) onFailure(failure.error, sent);
}
