import type { ApolloCache } from '@apollo/client';
import { coalesceLatest } from './coalesceLatest';

export type Toggle = {
  /** Names the thing and its switch, such as `like:{id}`. Two buttons for the same switch share it. */
  key: string;
  /** As shown now. */
  isOn: boolean;
  cache: ApolloCache;
  /** Writes the wanted state, and what follows from it, over what the server last said. Must write even what is equal: answers come in below. */
  show: (cache: ApolloCache, wanted: boolean) => void;
  /** Sets the state on the server, whose answer goes into the cache. */
  send: (wanted: boolean) => Promise<unknown>;
};

/** What is shown above the server's state, by switch. */
const shown = new Map<string, { wanted: boolean; layer: string }>();
let layers = 0;

/** Shows a state above the server's; the cache keeps both, so that taking it away leaves the truth of that moment. */
function showAbove({ key, cache, show }: Toggle, wanted: boolean, previous?: string): string {
  const layer = `${key}#${(layers += 1)}`;
  cache.batch({ optimistic: layer, removeOptimistic: previous, update: (layered) => show(layered, wanted) });
  return layer;
}

/**
 * Turns a switch at once and tells the server. While one request runs no other is sent: only the last click waits.
 * @throws what `send` threw; the server's state is shown again by then
 */
export async function optimisticToggle(input: Toggle): Promise<void> {
  const { key, isOn, cache, send } = input;
  const before = shown.get(key);
  const wanted = !(before?.wanted ?? isOn);
  shown.set(key, { wanted, layer: showAbove(input, wanted, before?.layer) });
  try {
    await coalesceLatest(key, wanted, send);
  } finally {
    const above = shown.get(key);
    if (!before && above) {
      shown.delete(key);
      cache.removeOptimistic(above.layer);
    }
  }
}
