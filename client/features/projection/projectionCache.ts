import type { ApolloCache, ApolloClient } from '@apollo/client';
import { freshRead } from '../../api/freshRead';
import { toCallError } from '../../http/toCallError';
import { ActualsDocument } from './dashboard/__generated__/Actuals.generated';
import { ProjectionDocument } from './editor/__generated__/Projection.generated';

/** Lists of models are loaded again when they are shown. */
export function evictProjectionLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'projections' });
  cache.gc();
}

/** Removes a model that was deleted or can no longer be read. */
export function evictProjection(cache: ApolloCache, id: string): void {
  for (const __typename of ['Projection', 'ProjectionCard']) cache.evict({ id: cache.identify({ __typename, id }) });
  cache.gc();
}

/** Hides a model from lists, whose rows without data are left out. */
export function hideProjectionCard(cache: ApolloCache, id: string): void {
  cache.modify({ id: cache.identify({ __typename: 'ProjectionCard', id }), fields: (_, { DELETE }) => DELETE });
}

/** Refetches a model that is cached, and its actual figures. One that the viewer can no longer read is evicted. */
export async function refetchProjection(client: ApolloClient, id: string): Promise<void> {
  evictProjectionLists(client.cache);
  const shown = [ProjectionDocument, ActualsDocument].filter((query) =>
    client.cache.readQuery<unknown, { id: string }>({ query, variables: { id } }),
  );
  try {
    await Promise.all(
      shown.map((query) => client.query<unknown, { id: string }>({ query, variables: { id }, ...freshRead })),
    );
  } catch (error) {
    if (toCallError(error, '').code === 'NOT_FOUND') evictProjection(client.cache, id);
  }
}
