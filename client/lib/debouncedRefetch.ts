import type { ApolloClient } from '@apollo/client';

/**
 * Creates a debounced refetch with separate state per client. The first call schedules it, and calls until it starts are
 * coalesced. A call during a running refetch schedules another one, because its response may be outdated.
 * @param refetch on rejection the cache stays as it is until the next call
 * @param waitMs default wait between the first call and the refetch
 */
export function createDebouncedRefetch(
  refetch: (client: ApolloClient) => Promise<unknown>,
  waitMs: number,
): (client: ApolloClient, waitMs?: number) => void {
  const phases = new WeakMap<ApolloClient, 'scheduled' | 'running' | 'outdated'>();

  function schedule(client: ApolloClient, delayMs = waitMs): void {
    const phase = phases.get(client);
    if (phase === 'running') phases.set(client, 'outdated');
    if (phase) return;
    phases.set(client, 'scheduled');
    setTimeout(() => void run(client), delayMs);
  }

  async function run(client: ApolloClient): Promise<void> {
    phases.set(client, 'running');
    await refetch(client).catch(() => undefined);
    const isOutdated = phases.get(client) === 'outdated';
    phases.delete(client);
    if (isOutdated) schedule(client);
  }

  return schedule;
}
