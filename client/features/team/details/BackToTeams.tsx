import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/Button';
import { readView } from '../useTeamSearch';

const labels = { browse: 'All teams', mine: 'My teams', applications: 'Your applications', jobs: 'All teams' };

/** Link to the list that the team was opened from, on screens that show one pane at a time. */
export function BackToTeams() {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('tab');
  search.delete('role');
  return (
    <nav aria-label="Back" className="border-b border-line px-1 py-1 lg:hidden">
      <ButtonLink
        to={{ pathname: '/team-finding', search: search.toString() }}
        variant="quiet"
        icon={ArrowLeft}
        className="px-3!"
      >
        {labels[readView(params)]}
      </ButtonLink>
    </nav>
  );
}
