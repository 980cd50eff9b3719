import type { ApolloClient } from '@apollo/client';
import { freshRead } from './freshRead';

export type ListToggle = {
  /** The query of the lists that the toggle adds to, such as bookmarks: its name and the variables that select them. */
  list: { operation: string; variables?: Record<string, unknown> };
  /** Sets the state on the server. */
  send: () => Promise<unknown>;
  /** Removes the lists from the cache. Called when none is shown. */
  evict?: () => void;
};

/** The lists on screen. */
export const findShown = (client: ApolloClient, { operation, variables: wanted = {} }: ListToggle['list']) =>
  [...client.getObservableQueries()].filter(
    ({ queryName, variables }) =>
      queryName === operation && Object.entries(wanted).every(([name, value]) => variables[name] === value),
  );

/**
 * Sends a toggle that adds an entry to a list, or removes it. A list on screen stays as it is, so that the toggle can be set
 * back. A list that was opened meanwhile loads again, because its request may have been answered before the change.
 */
export async function toggleInList(client: ApolloClient, { list, send, evict }: ListToggle): Promise<void> {
  const before = findShown(client, list);
  await send();
  const shown = findShown(client, list);
  if (shown.length === 0) evict?.();
  reloadShown(
    client,
    shown.filter((query) => !before.includes(query)),
  );
}

/** Loads lists on screen again. After a failure a list stays as it was loaded. */
export function reloadShown(client: ApolloClient, shown: ReturnType<typeof findShown>): void {
  for (const { query, variables } of shown)
    void client.query({ query, variables, ...freshRead }).catch(() => undefined);
}
