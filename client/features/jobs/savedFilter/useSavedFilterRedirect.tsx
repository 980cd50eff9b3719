import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Status } from '../../../ui/feedback/Status';
import { withJobSearch } from '../filter/jobFilter';
import { toJobSearch } from './toJobSearch';
import { SavedJobFiltersDocument } from './__generated__/SavedFilters.generated';

/**
 * Replaces `?filter={id}`, which notifications link to, by the search of this saved filter.
 * @returns a notice when the filter doesn’t exist any more
 */
export function useSavedFilterRedirect(): ReactNode {
  const [params, setParams] = useSearchParams();
  const id = params.get('filter');
  const { data } = useQuery(SavedJobFiltersDocument, { skip: id === null, fetchPolicy: 'cache-and-network' });
  const saved = data?.savedJobFilters.find((one) => one.id === id);

  useEffect(() => {
    if (!saved) return;
    const next = withJobSearch(params, toJobSearch(saved));
    next.delete('filter');
    setParams(next, { replace: true });
  }, [saved, params, setParams]);

  if (id === null || !data || saved) return null;
  return (
    <Status className="bg-info-soft px-4 py-3 text-on-info-soft">
      This saved filter was deleted. Here are all open jobs.
    </Status>
  );
}
