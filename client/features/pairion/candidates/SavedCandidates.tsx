import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SavedPairionCandidatesDocument } from '../__generated__/Pairion.generated';
import { CandidateCards } from './CandidateCards';
import { CandidateSkeleton } from './CandidateSkeleton';

/** People whom the viewer saved for later. */
export function SavedCandidates() {
  const { data, error, refetch } = useQuery(SavedPairionCandidatesDocument, { fetchPolicy: 'cache-and-network' });
  const list = data?.savedPairionCandidates;
  return (
    <>
      {error && (
        <ErrorState onRetry={() => void refetch()}>
          {toCallError(error, 'Couldn’t load saved people.').message}
        </ErrorState>
      )}
      {!list && !error && <CandidateSkeleton />}
      {list?.length === 0 && (
        <EmptyState action={<ButtonLink to="/pairion">See today’s candidates</ButtonLink>}>
          You haven’t saved anybody. Only you see whom you save.
        </EmptyState>
      )}
      {list && list.length > 0 && <CandidateCards label="Saved people" candidates={list} />}
    </>
  );
}
