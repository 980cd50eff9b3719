import { useQuery } from '@apollo/client/react';
import { ViewerProfileDocument, type ViewerProfileQuery } from './__generated__/useViewerProfile.generated';

/** @returns name and avatar of the viewer; null until loaded */
export function useViewerProfile(): NonNullable<ViewerProfileQuery['me']>['profile'] | null {
  return useQuery(ViewerProfileDocument).data?.me?.profile ?? null;
}
