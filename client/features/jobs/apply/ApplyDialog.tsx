import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationLimits } from '../../../../shared/contracts/application';
import { useAuth } from '../../../auth/AuthProvider';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useDraftText } from '../../../lib/useDraftText';
import { Button } from '../../../ui/button/Button';
import { LimitNote } from '../../../ui/form/LimitNote';
import { SubmitError } from '../../../ui/form/SubmitError';
import { TextArea } from '../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { evictJobLists, writeViewerApplication } from '../jobCache';
import { ApplyForJobDocument } from './__generated__/Apply.generated';

export interface ApplyDialogProps {
  job: { id: string; title: string; owner: { displayName: string } };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Applies by a message to the poster, then opens the conversation. The note is stored until it is sent. */
export function ApplyDialog({ job, open, onOpenChange }: ApplyDialogProps) {
  const viewerId = useAuth().user?.id ?? '';
  const navigate = useNavigate();
  const toast = useToast();
  const [{ text }, setText] = useDraftText(`draft:application:${viewerId}:${job.id}`);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [apply, { loading }] = useMutation(ApplyForJobDocument, {
    update(cache, { data }) {
      if (!data) return;
      writeViewerApplication(cache, job.id, data.applyForJob);
      evictJobLists(cache, ['ownJobApplications']);
    },
  });

  async function send() {
    if (loading) return;
    setError(undefined);
    try {
      const { data } = await apply({ variables: { jobId: job.id, note: text } });
      setText('');
      onOpenChange(false);
      const conversation = data?.applyForJob.conversationId;
      toast.show('Application sent.');
      if (conversation) void navigate(`/messages?conversation=${conversation}`);
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t send your application.'));
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Apply for <bdi>{job.title}</bdi>
        </>
      }
      description={`Your note and this job are sent as a message to ${job.owner.displayName}, who can see your profile.`}
      dismissible={text === ''}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={loading} onClick={() => void send()}>
            Send application
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <TextArea
          label="Note"
          name="note"
          rows={5}
          hint="Optional. Say why you fit, and link to work you’re proud of."
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
          error={error?.fields?.note ?? error?.fields?.id}
        />
        <LimitNote text={text} max={applicationLimits.note} />
        {error && !error.fields && (
          <div className="-mx-6 mt-3">
            <SubmitError error={error} retrying={loading} onRetry={() => void send()} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
