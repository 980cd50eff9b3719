import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { AnalysisRows } from './AnalysisRows';
import { RowBody } from './RowBody';
import { SharedAnalysesDocument, type SharedRow_CardFragment } from './__generated__/Analyses.generated';

/** Analyses that others shared with the viewer by name. Refetched on every visit. */
export function SharedAnalyses() {
  const { data, error, refetch, fetchMore } = useQuery(SharedAnalysesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AnalysisRows
      label="Analyses shared with you"
      list={data?.sharedAnalyses}
      error={error}
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(card) => <SharedRow key={card.id} card={card} />}
      empty={
        <EmptyState action={<ButtonLink to="/analyses">Go to your analyses</ButtonLink>}>
          Nobody has shared an analysis with you yet.
        </EmptyState>
      }
    />
  );
}

function SharedRow({ card }: { card: SharedRow_CardFragment }) {
  return (
    <RowBody
      to={`/shared-analysis/${card.id}`}
      card={card}
      meta={
        <span className="relative z-1">
          Shared by <bdi className="font-medium text-ink-2">{card.owner.displayName}</bdi>{' '}
          <RelativeTime value={card.sharedAt} />
        </span>
      }
    />
  );
}
