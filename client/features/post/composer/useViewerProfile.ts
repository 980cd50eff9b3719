import { useQuery } from '@apollo/client/react';
import { ViewerProfileDocument, type ViewerProfileQuery } from './__generated__/useViewerProfile.generated';

/** The signed-in person's own name and face; null until read. */
export function useViewerProfile(): NonNullable<ViewerProfileQuery['me']>['profile'] | null {
  return useQuery(ViewerProfileDocument).data?.me?.profile ?? null;
}
