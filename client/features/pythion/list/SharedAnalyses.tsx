import { useQuery } from '@apollo/client/react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { ListSearchField } from '../../search/box/ListSearchField';
import { AnalysisRows } from './AnalysisRows';
import { RowBody } from './RowBody';
import { useAnalysisSearch } from './useAnalysisSearch';
import { SharedAnalysesDocument, type SharedRow_CardFragment } from './__generated__/Analyses.generated';

/** Analyses that others shared with the viewer by name. Refetched on every visit. */
export function SharedAnalyses() {
  const { rawQuery, query, setQuery } = useAnalysisSearch();
  const { data, previousData, error, refetch, fetchMore } = useQuery(SharedAnalysesDocument, {
    variables: { query: query || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <ListSearchField
          label="Search shared analyses"
          placeholder="Search"
          shortcut={{ label: 'Search analyses', group: 'Analyses' }}
          query={rawQuery}
          onSearch={setQuery}
          searchesWhileTyping
        />
      </div>
      <AnalysisRows
        label="Analyses shared with you"
        query={query}
        list={data?.sharedAnalyses}
        previous={previousData?.sharedAnalyses}
        error={error}
        onRetry={() => void refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderRow={(card) => <SharedRow key={card.id} card={card} />}
        empty={
          query ? (
            <EmptyState action={<Button onClick={() => setQuery('')}>Clear the search</Button>}>
              No shared analysis has the words “{query}”.
            </EmptyState>
          ) : (
            <EmptyState action={<ButtonLink to="/analyses">Go to your analyses</ButtonLink>}>
              Nobody has shared an analysis with you yet.
            </EmptyState>
          )
        }
      />
    </>
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
