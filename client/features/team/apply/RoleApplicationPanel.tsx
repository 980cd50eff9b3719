import { useApolloClient, useQuery } from '@apollo/client/react';
import { freshRead } from '../../../api/freshRead';
import { toCallError } from '../../../http/toCallError';
import { ApplicationPanel } from '../../application/apply/ApplicationPanel';
import { TeamDocument } from '../details/__generated__/TeamDetails.generated';
import { evictApplication, evictTeam, writeViewerApplication } from '../teamCache';
import type { RoleApplicationStatusName } from '../teamLabels';
import { OwnRoleApplicationDocument, WithdrawRoleApplicationDocument } from './__generated__/Apply.generated';

const describe = (owner: string): Record<RoleApplicationStatusName, string> => ({
  SENT: `Application sent. ${owner} hasn’t seen it yet.`,
  SEEN: `${owner} has seen your application.`,
  SHORTLISTED: 'You’re shortlisted.',
  DECLINED: `${owner} declined your application.`,
  ACCEPTED: 'You’re accepted. Welcome to the team.',
});

export interface RoleApplicationPanelProps {
  team: { id: string; owner: { displayName: string } };
  roleId: string;
  applicationId: string;
  status: RoleApplicationStatusName;
}

/** The state of the viewer's application for a role. */
export function RoleApplicationPanel({ team, roleId, applicationId, status }: RoleApplicationPanelProps) {
  const client = useApolloClient();
  const { data } = useQuery(OwnRoleApplicationDocument, {
    // The reply and the conversation come with a new state.
    variables: { id: applicationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const application = data?.node && 'reply' in data.node ? data.node : undefined;

  return (
    <ApplicationPanel
      sentence={describe(team.owner.displayName)[status]}
      // The words of an acceptance are in the conversation.
      reply={status === 'DECLINED' ? application?.reply : undefined}
      conversationId={application?.conversationId ?? null}
      canWithdraw={status !== 'ACCEPTED'}
      consequence={`${team.owner.displayName} no longer sees it on their list. You can apply again while the role is open.`}
      onWithdraw={() =>
        client.mutate({
          mutation: WithdrawRoleApplicationDocument,
          variables: { id: applicationId },
          update(cache) {
            writeViewerApplication(cache, roleId, null);
            evictApplication(cache, applicationId);
          },
        })
      }
      // A role that isn't open, or a team that is paused, is no longer visible.
      onSettled={() =>
        void client
          .query({ query: TeamDocument, variables: { id: team.id }, ...freshRead })
          .catch((error: unknown) => toCallError(error, '').code === 'NOT_FOUND' && evictTeam(client.cache, team.id))
      }
    />
  );
}
