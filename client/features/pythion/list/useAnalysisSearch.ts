import { useSearchParams } from 'react-router-dom';
import { analysisSorts, type AnalysisSortName } from '../../../../shared/contracts/pythion';
import { isQueryTooLong } from '../../search/query/queryLength';

const isSort = (sort: string | null): sort is AnalysisSortName =>
  (analysisSorts as readonly (string | null)[]).includes(sort);

/** Search and order of the list in the URL, and functions that change them there. */
export function useAnalysisSearch() {
  const [params, setParams] = useSearchParams();
  const rawQuery = (params.get('query') ?? '').trim();
  const sortParam = params.get('sort');

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
    sort: isSort(sortParam) ? sortParam : 'newest',
    setQuery: (query: string) => set('query', query),
    setSort: (sort: AnalysisSortName) => set('sort', sort === 'newest' ? '' : sort),
  };
}
