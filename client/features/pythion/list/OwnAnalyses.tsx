import { useQuery } from '@apollo/client/react';
import { ArrowUpDown, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AnalysisSortName } from '../../../../shared/contracts/pythion';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { iconButtonClasses } from '../../../ui/button/IconButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';
import { ListSearchField } from '../../search/box/ListSearchField';
import { AnalysisRow } from './AnalysisRow';
import { AnalysisRows } from './AnalysisRows';
import { useAnalysisSearch } from './useAnalysisSearch';
import { AnalysesDocument } from './__generated__/Analyses.generated';

const sortLabels: Record<AnalysisSortName, string> = {
  newest: 'Newest',
  updated: 'Last changed',
  score: 'Highest score',
};
const sortOptions = (Object.entries(sortLabels) as [AnalysisSortName, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** The viewer's own analyses, or the starred ones of them, with search and order. */
export function OwnAnalyses({ isStarred }: { isStarred: boolean }) {
  const { rawQuery, query, sort, setQuery, setSort } = useAnalysisSearch();
  const { data, previousData, error, refetch, fetchMore } = useQuery(AnalysesDocument, {
    variables: { query: query || null, starred: isStarred || null, sort },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <div className="flex flex-wrap items-start gap-2 border-b border-line px-4 py-3">
        <ListSearchField
          label="Search your analyses"
          placeholder="Search"
          shortcut={{ label: 'Search analyses', group: 'Analyses' }}
          query={rawQuery}
          onSearch={setQuery}
          searchesWhileTyping
          className="basis-24"
        />
        <Menu
          trigger={
            <Button icon={ArrowUpDown} className="px-3!" aria-label={`Sort: ${sortLabels[sort]}`}>
              {sortLabels[sort]}
            </Button>
          }
        >
          <MenuChoice label="Sort by" value={sort} options={sortOptions} onValueChange={setSort} />
        </Menu>
        <Link
          to="/pythion"
          aria-label="New analysis"
          className={`${iconButtonClasses} border border-line-strong md:hidden`}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <AnalysisRows
        label={isStarred ? 'Starred analyses' : 'Your analyses'}
        query={query}
        list={data?.analyses}
        previous={previousData?.analyses}
        error={error}
        onRetry={() => void refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderRow={(card) => <AnalysisRow key={card.id} card={card} sort={sort} />}
        empty={
          query ? (
            <EmptyState action={<Button onClick={() => setQuery('')}>Clear the search</Button>}>
              No {isStarred ? 'starred ' : ''}analysis has the words “{query}”.
            </EmptyState>
          ) : isStarred ? (
            <EmptyState action={<ButtonLink to="/analyses">Go to your analyses</ButtonLink>}>
              No starred analyses. Star an analysis to find it here.
            </EmptyState>
          ) : (
            <EmptyState action={<ButtonLink to="/pythion">Analyze an idea</ButtonLink>}>
              You haven’t analyzed an idea yet. Your reports appear here, and only you can see them until you share
              them.
            </EmptyState>
          )
        }
      />
    </>
  );
}
