import type { ApolloClient } from '@apollo/client';
import type { RoleApplicationChanged } from '../../../shared/contracts/team';
import { freshRead } from '../../api/freshRead';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import type { LiveContext } from '../../live/handlers';
import { evictApplication, readViewerApplicationId, writeApplicationStatus, writeViewerApplication } from './teamCache';

/** Coalesces a burst of changes, such as a board that marks all new applications as seen. */
const DEBOUNCE_MS = 300;

/** Queries of teams. Those that are not on screen are sent again when they are. */
const queries = new Set(['Team', 'OwnRoleApplication', 'OwnTeams', 'OwnRoleApplications', 'RoleApplications']);

/** Refetches what the screen shows of teams. After an error the cached data stays. */
export const refetchTeams = createDebouncedRefetch(async (client: ApolloClient) => {
  const shown = [...client.getObservableQueries('active')].filter(
    ({ queryName }) => queryName !== undefined && queries.has(queryName),
  );
  await Promise.all(
    shown.map(({ query, variables, queryName }) =>
      client.query({ query, variables, ...freshRead }).catch(() => {
        // The page then shows that the team is gone.
        if (queryName === 'Team') client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'team', args: variables });
      }),
    ),
  );
}, DEBOUNCE_MS);

/** Applies a change of an application on both sides: the applicant's role shows the state, the owner's board lists it. */
export function applyApplicationChange(
  { id, roleId, status }: RoleApplicationChanged,
  { client, cache }: LiveContext,
): void {
  if (readViewerApplicationId(cache, roleId) === id) writeViewerApplication(cache, roleId, status && { id, status });
  if (status === null) evictApplication(cache, id);
  else writeApplicationStatus(cache, id, status);
  refetchTeams(client);
}
