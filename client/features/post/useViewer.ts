import { useQuery } from '@apollo/client/react';
import { ViewerFaceDocument, type ViewerFaceQuery } from './__generated__/useViewer.generated';

/** The signed-in person's own name and face; null until read. */
export function useViewer(): NonNullable<ViewerFaceQuery['me']>['profile'] | null {
  return useQuery(ViewerFaceDocument).data?.me?.profile ?? null;
}
