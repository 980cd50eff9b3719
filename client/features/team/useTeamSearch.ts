import { useSearchParams } from 'react-router-dom';
import { isQueryTooLong } from '../search/query/queryLength';
import { parseTeamFilter, withTeamSearch, type TeamSearch } from './filter/teamFilter';

/** Lists of the page: open teams, the viewer's own and applications, and jobs. */
export const teamViews = ['browse', 'mine', 'applications', 'jobs'] as const;
export type TeamView = (typeof teamViews)[number];

export function readView(params: URLSearchParams): TeamView {
  const view = params.get('view');
  return teamViews.find((one) => one === view) ?? 'browse';
}

export type Sort = 'NEWEST' | 'BEST_FIT';

/** The search in the URL, and functions that change it there. */
export function useTeamSearch() {
  const [params, setParams] = useSearchParams();
  const rawQuery = (params.get('query') ?? '').trim();
  // The server would reject a query that is too long. The search box shows the error instead.
  const query = isQueryTooLong(rawQuery) ? '' : rawQuery;
  const search: TeamSearch = { query, filter: parseTeamFilter(params) };
  const sort: Sort = params.get('sort') === 'BEST_FIT' ? 'BEST_FIT' : 'NEWEST';

  const change = (next: Partial<TeamSearch>) =>
    setParams(withTeamSearch(params, { ...search, ...next }), { preventScrollReset: true });

  function setSort(next: Sort) {
    const changed = new URLSearchParams(params);
    if (next === 'NEWEST') changed.delete('sort');
    else changed.set('sort', next);
    setParams(changed, { preventScrollReset: true });
  }

  return { rawQuery, search, sort, change, setSort };
}
