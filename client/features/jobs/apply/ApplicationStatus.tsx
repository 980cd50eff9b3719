import { useApolloClient, useQuery } from '@apollo/client/react';
import { ApplicationPanel } from '../../application/apply/ApplicationPanel';
import { evictApplication, writeViewerApplication } from '../jobCache';
import type { StatusName } from '../jobLabels';
import { refetchJob } from '../refetchJob';
import { OwnJobApplicationDocument, WithdrawJobApplicationDocument } from './__generated__/Apply.generated';

const sentences: Record<StatusName, string> = {
  SENT: 'Application sent. The poster hasn’t seen it yet.',
  SEEN: 'The poster has seen your application.',
  SHORTLISTED: 'You’re shortlisted.',
  DECLINED: 'The poster declined your application.',
  HIRED: 'You’re hired.',
};

export interface ApplicationStatusProps {
  jobId: string;
  applicationId: string;
  status: StatusName;
}

/** The state of the viewer's application for a job. */
export function ApplicationStatus({ jobId, applicationId, status }: ApplicationStatusProps) {
  const client = useApolloClient();
  const { data } = useQuery(OwnJobApplicationDocument, { variables: { id: applicationId } });
  return (
    <ApplicationPanel
      sentence={sentences[status]}
      conversationId={data?.node && 'conversationId' in data.node ? data.node.conversationId : null}
      canWithdraw={status !== 'HIRED'}
      consequence="The poster no longer sees it on their list. Your message stays in the conversation. You can apply again while the job is open."
      onWithdraw={() =>
        client.mutate({
          mutation: WithdrawJobApplicationDocument,
          variables: { id: applicationId },
          update(cache) {
            writeViewerApplication(cache, jobId, null);
            evictApplication(cache, applicationId);
          },
        })
      }
      // A closed job is no longer visible, or no longer open.
      onSettled={() => void refetchJob(client, jobId)}
    />
  );
}
