import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useRowShortcuts } from '../../shell/shortcuts/useRowShortcuts';
import { ButtonLink } from '../../ui/button/Button';
import { ListAndDetails } from '../../ui/ListAndDetails';
import { PageTitle } from '../../ui/text/PageTitle';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { TeamBrowser } from './browse/TeamBrowser';
import { TeamListHead } from './browse/TeamListHead';
import { TeamSearchBar } from './browse/TeamSearchBar';
import { TeamPane } from './details/TeamPane';
import { JobsTab } from './own/JobsTab';
import { OwnApplicationList, OwnTeamList } from './own/OwnLists';
import { readView, type TeamView } from './useTeamSearch';

const tabs: { value: TeamView; label: string }[] = [
  { value: 'browse', label: 'Browse' },
  { value: 'mine', label: 'My teams' },
  { value: 'applications', label: 'Applied' },
  { value: 'jobs', label: 'Jobs' },
];

const lists = { browse: TeamBrowser, mine: OwnTeamList, applications: OwnApplicationList, jobs: JobsTab };

/**
 * Lists of teams, and one team beside them; below 1100 px only one of the two. Without a team in the URL, wide screens show
 * the first one of the list.
 */
export function Component() {
  const { teamId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [firstId, setFirstId] = useState<string | null>();
  const isJobs = view === 'jobs' && teamId === undefined;
  const shownId = teamId ?? (isWide && !isJobs ? (firstId ?? undefined) : undefined);
  useRowShortcuts({ group: 'Teams', name: 'team', rows: '[data-team]' });
  const List = lists[view];

  return (
    <div className="lg:absolute lg:inset-0 lg:flex lg:flex-col">
      {!teamId && <PageTitle title="Team finding" hidden />}
      <ListAndDetails
        label="Team finding"
        tabs={tabs}
        view={view}
        onViewChange={(next) => {
          setFirstId(undefined);
          const path = next === 'browse' ? '/team-finding' : `/team-finding?view=${next}`;
          void navigate(path, { replace: teamId === undefined });
        }}
        action={
          <ButtonLink to="/team-finding/new" variant="primary" icon={Plus}>
            New team
          </ButtonLink>
        }
        toolbar={view === 'browse' && <TeamSearchBar />}
        listLabel="List of teams"
        list={
          <>
            {view === 'browse' && <TeamListHead />}
            {view === 'mine' && (
              <div className="border-b border-line px-4 py-3 md:hidden">
                <ButtonLink to="/team-finding/new" variant="primary" icon={Plus} wide>
                  New team
                </ButtonLink>
              </div>
            )}
            <List currentId={shownId} onFirst={setFirstId} />
          </>
        }
        details={shownId && <TeamPane key={shownId} id={shownId} isPage={teamId !== undefined} />}
        isDetailsPage={teamId !== undefined}
        isEmpty={isJobs || (teamId === undefined && firstId === null)}
      />
    </div>
  );
}
