import DataLoader from 'dataloader';

/** A batched lookup that lives as long as one request. */
export function requestLoader<K, V>(
  ctx: { loaders: Map<string, unknown> },
  name: string,
  batch: (keys: readonly K[]) => Promise<V[]>,
): DataLoader<K, V> {
  let loader = ctx.loaders.get(name) as DataLoader<K, V> | undefined;
  if (!loader) ctx.loaders.set(name, (loader = new DataLoader(batch)));
  return loader;
}
