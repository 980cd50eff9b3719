import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { PageTitle } from '../../../ui/text/PageTitle';
import { stageLabel } from '../../profile/profileLabels';
import { RoleApplicants } from '../board/RoleApplicants';
import { formatTeamPlace } from '../formatTeam';
import { MemberSection } from '../members/MemberSection';
import { TeamStatusBadge } from '../TeamBadges';
import { InvitationPanel } from './InvitationPanel';
import { OwnerPanel } from './OwnerPanel';
import { RoleSection } from './RoleSection';
import { TeamJobs } from './TeamJobs';
import { TeamMenu } from './TeamMenu';
import type { TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

export interface TeamDetailsProps {
  team: TeamDetails_TeamFragment;
  /** Whether its name is the title of the page. */
  isPage: boolean;
}

/** A team with its actions; for its owner with the applicants in a tab. */
export function TeamDetails({ team, isPage }: TeamDetailsProps) {
  return (
    <article className="mx-auto max-w-180 pb-8">
      <header className={clsx('px-4 pt-5 pb-4 md:px-6', !team.viewerCanEdit && 'border-b border-line')}>
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {isPage ? (
              <PageTitle title={team.name} className="text-balance break-words">
                <bdi>{team.name}</bdi>
              </PageTitle>
            ) : (
              <h2 className="text-page text-balance break-words">
                <bdi>{team.name}</bdi>
              </h2>
            )}
            <p className="mt-1 text-lead break-words text-ink-2">
              {stageLabel(team.stage)} · <bdi>{formatTeamPlace(team)}</bdi>
              {team.status !== 'OPEN' && (
                <span className="ml-2 inline-block align-middle">
                  <TeamStatusBadge status={team.status} />
                </span>
              )}
            </p>
          </div>
          <TeamMenu team={team} />
        </div>
        {team.viewerCanEdit && <OwnerPanel team={team} />}
        {team.viewerMembership === 'INVITED' && <InvitationPanel team={team} />}
      </header>
      {team.viewerCanEdit ? <OwnerTabs team={team} /> : <Content team={team} />}
    </article>
  );
}

function Content({ team }: { team: TeamDetails_TeamFragment }) {
  return (
    <>
      <section aria-label="Pitch" className="border-b border-line px-4 py-5 md:px-6">
        <p dir="auto" className="text-lead text-pretty break-words whitespace-pre-wrap">
          {team.pitch}
        </p>
      </section>
      <RoleSection team={team} />
      <TeamJobs teamId={team.id} />
      <MemberSection team={team} />
    </>
  );
}

/** The team and its applicants. The tab is in the URL. */
function OwnerTabs({ team }: { team: TeamDetails_TeamFragment }) {
  const [params, setParams] = useSearchParams();
  const count = team.roles.reduce((sum, { applicationCount }) => sum + (applicationCount ?? 0), 0);
  return (
    <Tabs
      label="Team and applicants"
      items={[
        { value: 'team', label: 'Team' },
        { value: 'applicants', label: count > 0 ? `Applicants (${count})` : 'Applicants' },
      ]}
      value={params.get('tab') === 'applicants' ? 'applicants' : 'team'}
      onValueChange={(next) => {
        const search = new URLSearchParams(params);
        search.delete('role');
        if (next === 'team') search.delete('tab');
        else search.set('tab', next);
        setParams(search, { replace: true, preventScrollReset: true });
      }}
      className="md:px-3"
    >
      <TabPanel value="team">
        <Content team={team} />
      </TabPanel>
      <TabPanel value="applicants">
        <RoleApplicants team={team} />
      </TabPanel>
    </Tabs>
  );
}
