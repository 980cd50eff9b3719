import { useSearchParams } from 'react-router-dom';
import { projectionSorts, type ProjectionSortName } from '../../../../shared/contracts/projection';
import { isQueryTooLong } from '../../search/query/queryLength';

const isSort = (sort: string | null): sort is ProjectionSortName =>
  (projectionSorts as readonly (string | null)[]).includes(sort);

/** Search and order of the list in the URL, and functions that change them there. */
export function useProjectionSearch() {
  const [params, setParams] = useSearchParams();
  const rawQuery = (params.get('query') ?? '').trim();
  const sort = params.get('sort');

  function set(name: string, value: string) {
    const changed = new URLSearchParams(params);
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  return {
    rawQuery,
    // The server would reject a query that is too long. The search field shows the error instead.
    query: isQueryTooLong(rawQuery) ? '' : rawQuery,
    sort: isSort(sort) ? sort : ('updated' as const),
    setQuery: (query: string) => set('query', query),
    setSort: (next: ProjectionSortName) => set('sort', next === 'updated' ? '' : next),
  };
}

export type ProjectionSearch = ReturnType<typeof useProjectionSearch>;
