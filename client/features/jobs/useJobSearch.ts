import { useSearchParams } from 'react-router-dom';
import { isQueryTooLong } from '../search/query/queryLength';
import { parseJobFilter, withJobSearch, type JobSearch } from './filter/jobFilter';

/** Lists of the jobs page: all open jobs, and the viewer's own. */
export const jobViews = ['browse', 'bookmarked', 'applications', 'mine'] as const;
export type JobView = (typeof jobViews)[number];

const isView = (view: string | null): view is JobView => (jobViews as readonly (string | null)[]).includes(view);

export const readView = (params: URLSearchParams): JobView => {
  const view = params.get('view');
  return isView(view) ? view : 'browse';
};

export type Sort = 'NEWEST' | 'BEST_FIT';

const readSort = (params: URLSearchParams): Sort => (params.get('sort') === 'BEST_FIT' ? 'BEST_FIT' : 'NEWEST');

/** The search in the URL, and functions that change it there. */
export function useJobSearch() {
  const [params, setParams] = useSearchParams();
  const rawQuery = (params.get('query') ?? '').trim();
  // The server would reject a query that is too long. The search box shows the error instead.
  const query = isQueryTooLong(rawQuery) ? '' : rawQuery;
  const search: JobSearch = { query, filter: parseJobFilter(params) };
  const sort = readSort(params);

  function change(next: Partial<JobSearch>) {
    const changed = withJobSearch(params, { ...search, ...next });
    setParams(changed, { preventScrollReset: true });
  }

  function setSort(next: Sort) {
    const changed = new URLSearchParams(params);
    if (next === 'NEWEST') changed.delete('sort');
    else changed.set('sort', next);
    setParams(changed, { preventScrollReset: true });
  }

  return { rawQuery, search, sort, change, setSort };
}
