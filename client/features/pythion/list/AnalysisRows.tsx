import { toCallError } from '../../../http/toCallError';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Status } from '../../../ui/feedback/Status';
import { InfiniteRows, type InfiniteRowsProps, type PageEnd } from '../../../ui/InfiniteRows';
import { keepRows } from './keepRows';

function AnalysisRowsSkeleton() {
  return (
    <SkeletonGroup label="Loading analyses">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-line p-4">
          <Skeleton className="size-[40px] shrink-0" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-3/5" />
            <Skeleton className="mt-3 h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export interface AnalysisRowsProps<Node> extends Omit<InfiniteRowsProps<Node>, 'what' | 'describeError' | 'skeleton'> {
  /** The list before the search changed. Its rows stay until those of the next search are loaded. */
  previous: InfiniteRowsProps<Node>['list'];
  /** The search; an empty one shows all. */
  query: string;
}

/** An infinite list of analyses with all its states. What a search found is announced. */
export function AnalysisRows<Node extends { id: string }>({ previous, query, ...props }: AnalysisRowsProps<Node>) {
  const { list, error } = props;
  const shown = keepRows(list, previous, Boolean(error));
  return (
    <>
      <div aria-busy={shown !== list}>
        <InfiniteRows
          {...props}
          list={shown}
          what="analyses"
          describeError={(failure) => toCallError(failure, 'Couldn’t load the analyses.').message}
          skeleton={<AnalysisRowsSkeleton />}
        />
      </div>
      <Status className="sr-only">{query !== '' && list && describeCount(list.edges.length, list.pageInfo)}</Status>
    </>
  );
}

function describeCount(count: number, { hasNextPage }: PageEnd): string {
  if (count === 0) return 'No analyses found.';
  return `${hasNextPage ? 'More than ' : ''}${count} ${count === 1 ? 'analysis' : 'analyses'} found.`;
}
