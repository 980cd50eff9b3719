import { useParams, useSearchParams } from 'react-router-dom';
import { FormHeader } from '../../../shell/navigation/FormHeader';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { NewTeamFromAnalysis } from './NewTeamFromAnalysis';
import { OwnTeam } from './OwnTeam';
import { RoleForm } from './RoleForm';
import { emptyRole, toRoleValues } from './roleValues';
import { TeamForm } from './TeamForm';
import { emptyTeam, toTeamValues } from './teamValues';

/** In the place of a role's id: a role that isn't saved yet. */
const newRole = 'new';

/** The forms of teams and of their roles, new ones or those of the URL. */
export function Component() {
  const { teamId, roleId } = useParams();
  const isNew = teamId === undefined || roleId === newRole;
  const title = `${isNew ? 'New' : 'Edit'} ${roleId === undefined ? 'team' : 'role'}`;
  return (
    <>
      <FormHeader title={title} />
      <PageTitle title={title} hidden />
      {teamId === undefined ? (
        <NewTeam />
      ) : roleId === undefined ? (
        <OwnTeam id={teamId}>
          {(team) => <TeamForm key={team.id} teamId={team.id} saved={toTeamValues(team)} />}
        </OwnTeam>
      ) : (
        <TeamRole teamId={teamId} roleId={roleId} />
      )}
    </>
  );
}

/** A new team, maybe made from the analysis of the URL. */
function NewTeam() {
  const [params] = useSearchParams();
  const analysisId = params.get('analysis');
  return analysisId === null ? (
    <TeamForm saved={emptyTeam} />
  ) : (
    <NewTeamFromAnalysis key={analysisId} analysisId={analysisId} />
  );
}

/** A role of the viewer's own team. */
const TeamRole = ({ teamId, roleId }: { teamId: string; roleId: string }) => (
  <OwnTeam id={teamId}>
    {(team) => {
      if (roleId === newRole) return <RoleForm team={team} saved={emptyRole} />;
      const role = team.roles.find(({ id }) => id === roleId);
      return role ? (
        <RoleForm key={roleId} team={team} roleId={roleId} saved={toRoleValues(role)} />
      ) : (
        <EmptyState action={<ButtonLink to={`/team-finding/${teamId}`}>Back to the team</ButtonLink>}>
          This role was deleted.
        </EmptyState>
      );
    }}
  </OwnTeam>
);
