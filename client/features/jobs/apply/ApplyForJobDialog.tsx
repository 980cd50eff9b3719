import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../ui/toast/Toast';
import { ApplyDialog } from '../../application/apply/ApplyDialog';
import { evictJobLists, writeViewerApplication } from '../jobCache';
import { ApplyForJobDocument } from './__generated__/Apply.generated';

export interface ApplyForJobDialogProps {
  job: { id: string; title: string; owner: { displayName: string } };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Applies by a message to the poster, then opens the conversation. */
export function ApplyForJobDialog({ job, open, onOpenChange }: ApplyForJobDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const conversationId = useRef<string>(null);

  async function apply(note: string) {
    const { data } = await client.mutate({
      mutation: ApplyForJobDocument,
      variables: { jobId: job.id, note },
      update(cache, result) {
        if (!result.data) return;
        writeViewerApplication(cache, job.id, result.data.applyForJob);
        evictJobLists(cache, ['ownJobApplications']);
      },
    });
    conversationId.current = data?.applyForJob.conversationId ?? null;
  }

  return (
    <ApplyDialog
      subject={job}
      description={`Your note and this job are sent as a message to ${job.owner.displayName}, who can see your profile.`}
      open={open}
      onOpenChange={onOpenChange}
      onApply={apply}
      onSent={() => {
        toast.show('Application sent.');
        if (conversationId.current) void navigate(`/messages?conversation=${conversationId.current}`);
      }}
    />
  );
}
