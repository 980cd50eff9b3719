import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { freshRead } from '../../../api/freshRead';
import { useAuth } from '../../../auth/AuthProvider';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { TeamDocument } from '../details/__generated__/TeamDetails.generated';
import { evictTeam, evictTeamLists } from '../teamCache';
import { AcceptTeamInvitationDocument, RemoveTeamMemberDocument } from './__generated__/Members.generated';

/** Changes of who is on a team, each with a toast. */
export function useMemberActions({ id, name }: { id: string; name: string }) {
  const viewerId = useAuth().user?.id ?? '';
  const client = useApolloClient();
  const toast = useToast();
  const [isAccepting, setAccepting] = useState(false);
  /** The person who is being removed. */
  const [running, setRunning] = useState<string>();

  async function accept() {
    setAccepting(true);
    try {
      await client.mutate({ mutation: AcceptTeamInvitationDocument, variables: { teamId: id } });
      toast.show(`You’re on the team ${name}.`);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t accept the invitation.').message, { failed: true });
    } finally {
      setAccepting(false);
    }
  }

  async function remove(userId: string, done: string) {
    setRunning(userId);
    try {
      await client.mutate({ mutation: RemoveTeamMemberDocument, variables: { teamId: id, userId } });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t change the team’s members.').message, { failed: true });
      return;
    } finally {
      setRunning(undefined);
    }
    toast.show(done);
    evictTeamLists(client.cache, ['ownTeams']);
    // A team that isn't open is no longer visible to a person who left.
    await client.query({ query: TeamDocument, variables: { id }, ...freshRead }).catch((error: unknown) => {
      if (toCallError(error, '').code === 'NOT_FOUND') evictTeam(client.cache, id);
    });
  }

  return { accept, isAccepting, remove, leave: (done: string) => remove(viewerId, done), running };
}
