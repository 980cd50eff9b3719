import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/Button';
import { readView } from './useJobSearch';

const labels = { browse: 'All jobs', bookmarked: 'Bookmarked', applications: 'Your applications', mine: 'My jobs' };

/** Link to the list that the job was opened from, on screens that show one pane at a time. */
export function BackToJobs() {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('tab');
  return (
    <nav aria-label="Back" className="border-b border-line px-1 py-1 lg:hidden">
      <ButtonLink
        to={{ pathname: '/jobs', search: search.toString() }}
        variant="quiet"
        icon={ArrowLeft}
        className="px-3!"
      >
        {labels[readView(params)]}
      </ButtonLink>
    </nav>
  );
}
