import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';
import { evictApplication, writeViewerApplication } from '../jobCache';
import type { StatusName } from '../jobLabels';
import { OwnJobApplicationDocument, WithdrawJobApplicationDocument } from './__generated__/Apply.generated';
import { refetchJob } from '../refetchJob';

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

/** The state of the viewer's application, which changes live, with the conversation and withdrawing. */
export function ApplicationStatus({ jobId, applicationId, status }: ApplicationStatusProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const { data } = useQuery(OwnJobApplicationDocument, { variables: { id: applicationId } });
  const conversationId = data?.node && 'conversationId' in data.node ? data.node.conversationId : null;
  const [withdraw, { loading }] = useMutation(WithdrawJobApplicationDocument, {
    variables: { id: applicationId },
    update(cache) {
      writeViewerApplication(cache, jobId, null);
      evictApplication(cache, applicationId);
    },
  });

  async function handleWithdraw() {
    try {
      await withdraw();
      toast.show('Application withdrawn.');
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t withdraw your application.').message, { failed: true });
    }
    setConfirming(false);
    // A closed job is no longer visible, or no longer open.
    void refetchJob(client, jobId);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-canvas py-2 pr-2 pl-4">
      <Status className="min-w-0 flex-1 basis-50 font-medium">{sentences[status]}</Status>
      <div className="flex flex-wrap gap-1">
        {conversationId && <ButtonLink to={`/messages?conversation=${conversationId}`}>Open conversation</ButtonLink>}
        {status !== 'HIRED' && (
          <Button variant="quiet" className="px-3!" onClick={() => setConfirming(true)}>
            Withdraw
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Withdraw your application?"
        confirmLabel="Withdraw"
        loading={loading}
        onConfirm={() => void handleWithdraw()}
      >
        The poster no longer sees it on their list. Your message stays in the conversation. You can apply again while
        the job is open.
      </ConfirmDialog>
    </div>
  );
}
