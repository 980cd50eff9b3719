import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { toCallError } from '../../../http/toCallError';
import { loadDraft } from '../../../lib/draftStorage';
import { useLiveChannel } from '../../../live/LiveProvider';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import { useToast } from '../../../ui/toast/Toast';
import { isObject } from '../model/document';
import { ProjectionDocument, type Editor_ProjectionFragment } from './__generated__/Projection.generated';
import { Editor } from './Editor';
import { draftKeyOf } from './useEditor';

/** Says so when the viewer's right to edit ends while they have the model open. */
function useEditEndNotice(projection: Editor_ProjectionFragment | undefined) {
  const toast = useToast();
  const draftKey = draftKeyOf(useAuth().user?.id ?? '', projection?.id ?? '');
  const canEdit = projection?.viewerCanEdit;
  const couldEdit = useRef(canEdit);
  useEffect(() => {
    if (couldEdit.current && canEdit === false) {
      const isKept = isObject(loadDraft(draftKey).doc);
      const kept = 'Your last changes weren’t saved. They are kept on this device in case you can edit again.';
      toast.show(`You can only read this projection now.${isKept ? ` ${kept}` : ''}`, { failed: isKept });
    }
    couldEdit.current = canEdit ?? couldEdit.current;
  }, [canEdit, draftKey, toast]);
}

/** One model with its inputs and what follows from them. */
export function Component() {
  const { projectionId = '' } = useParams();
  return <LoadedProjection key={projectionId} id={projectionId} />;
}

function LoadedProjection({ id }: { id: string }) {
  const { data, error, loading, refetch } = useQuery(ProjectionDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [wasShown, setShown] = useState(false);
  const projection = data?.projection;
  if (projection && !wasShown) setShown(true);
  const failure = error && toCallError(error, 'Couldn’t load this projection.');
  const isMissing = failure?.code === 'NOT_FOUND';
  useLiveChannel(isMissing ? null : `private-projection-${id}`);
  useAfterReconnect(() => void refetch().catch(() => undefined));
  useEditEndNotice(projection);

  if (isMissing)
    return (
      <>
        <PageTitle title={wasShown ? 'Access ended' : 'Projection not found'} hidden />
        <EmptyState action={<ButtonLink to="/financial-projections">Your projections</ButtonLink>}>
          {wasShown
            ? 'You can no longer open this projection. Its owner stopped sharing it, or deleted it.'
            : 'This projection was deleted, or it isn’t shared with you.'}
        </EmptyState>
      </>
    );
  const errorState = failure && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {failure.message}
    </ErrorState>
  );
  if (!projection)
    return (
      <>
        <PageTitle title="Projection" hidden />
        {errorState ?? (
          <SkeletonGroup label="Loading the projection" className="p-4">
            <Skeleton className="h-8 w-3/5" />
            <Skeleton className="mt-6 h-80 w-full" />
          </SkeletonGroup>
        )}
      </>
    );
  return (
    <>
      {errorState}
      {/* The right to edit can change while the model is open: what was typed without it must not be shown as stored. */}
      <Editor key={String(projection.viewerCanEdit)} projection={projection} />
    </>
  );
}
