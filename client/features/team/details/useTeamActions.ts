import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { evictTeam, evictTeamLists } from '../teamCache';
import type { TeamStatusName } from '../teamLabels';
import { DeleteTeamDocument, SetTeamStatusDocument } from './__generated__/TeamDetails.generated';

const done: Record<TeamStatusName, string> = {
  OPEN: 'Team opened. People can find it again.',
  PAUSED: 'Team paused.',
  CLOSED: 'Team closed.',
};

/** Changes of the viewer's own team, each with a toast. A change of its state is shown at once. */
export function useTeamActions({ id }: { id: string }) {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);

  async function setStatus(status: TeamStatusName) {
    const changed = { __typename: 'Team', id, status };
    try {
      await client.mutate({
        mutation: SetTeamStatusDocument,
        variables: { id, status },
        optimisticResponse: { updateTeam: changed },
      });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t change the team.').message, { failed: true });
      return;
    }
    evictTeamLists(client.cache, ['teams', 'searchTeams', 'teamFacets']);
    toast.show(done[status]);
  }

  async function remove() {
    setDeleting(true);
    try {
      await client.mutate({ mutation: DeleteTeamDocument, variables: { id } });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t delete the team.').message, { failed: true });
      return;
    } finally {
      setDeleting(false);
    }
    void navigate('/team-finding?view=mine', { replace: true });
    evictTeam(client.cache, id);
    evictTeamLists(client.cache);
    toast.show('Team deleted.');
  }

  return { setStatus, remove, isDeleting };
}
