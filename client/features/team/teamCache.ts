import type { ApolloCache, Reference } from '@apollo/client';
import type { RoleApplicationStatusName } from './teamLabels';
import { ViewerApplication_RoleFragmentDoc } from './__generated__/ViewerApplication.generated';

const teamId = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'Team', id });
const roleId = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'TeamRole', id });
const applicationId = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'RoleApplication', id });

type CachedList = { edges: readonly { node: Reference }[] };

/** Root fields that are lists of teams, and their facets. */
const teamLists = ['teams', 'searchTeams', 'ownTeams', 'teamFacets'] as const;

/** Makes lists load again when they are shown: a team or role was added, opened or closed. */
export function evictTeamLists(cache: ApolloCache, fieldNames: readonly string[] = teamLists): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Removes a team that was deleted or can no longer be read. */
export function evictTeam(cache: ApolloCache, id: string): void {
  cache.evict({ id: teamId(cache, id) });
  cache.gc();
}

/** Removes a role that was deleted. */
export function evictRole(cache: ApolloCache, id: string): void {
  cache.evict({ id: roleId(cache, id) });
  cache.gc();
}

/** The id of the viewer's own application for a cached role; null without one. */
export const readViewerApplicationId = (cache: ApolloCache, id: string): string | null =>
  cache.readFragment({ id: roleId(cache, id), fragment: ViewerApplication_RoleFragmentDoc })?.viewerApplicationId ??
  null;

interface ViewerApplication {
  id: string;
  status: RoleApplicationStatusName;
}

/** Writes the viewer's own application to the cached role; null after it was withdrawn. */
export function writeViewerApplication(cache: ApolloCache, id: string, application: ViewerApplication | null): void {
  cache.modify<{
    viewerApplicationId: string | null;
    viewerApplicationStatus: RoleApplicationStatusName | null;
    viewerCanApply: boolean;
  }>({
    id: roleId(cache, id),
    fields: {
      viewerApplicationId: () => application?.id ?? null,
      viewerApplicationStatus: () => application?.status ?? null,
      viewerCanApply: () => application === null,
    },
  });
}

/** Removes an application that was withdrawn from every list. */
export function evictApplication(cache: ApolloCache, id: string): void {
  cache.modify<Record<'roleApplications' | 'ownRoleApplications', CachedList>>({
    fields: Object.fromEntries(
      ['roleApplications', 'ownRoleApplications'].map((field) => [
        field,
        (list: CachedList, { readField }: { readField: (name: 'id', from: Reference) => unknown }) =>
          list && { ...list, edges: list.edges.filter(({ node }) => readField('id', node) !== id) },
      ]),
    ),
  });
  cache.evict({ id: applicationId(cache, id) });
  cache.gc();
}

/** Writes the state of an application, wherever it is shown. */
export function writeApplicationStatus(cache: ApolloCache, id: string, status: RoleApplicationStatusName): void {
  cache.modify<{ status: RoleApplicationStatusName }>({
    id: applicationId(cache, id),
    fields: { status: () => status },
  });
}
