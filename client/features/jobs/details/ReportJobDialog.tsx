import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { TextArea } from '../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { ReportJobDocument } from './__generated__/JobDetails.generated';

export interface ReportJobDialogProps {
  job: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports a job to the operators, with a reason. */
export function ReportJobDialog({ job, open, onOpenChange }: ReportJobDialogProps) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [report, { loading }] = useMutation(ReportJobDocument);

  async function send() {
    try {
      await report({ variables: { id: job.id, reason } });
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t report the job.'));
      return;
    }
    setError(undefined);
    setReason('');
    onOpenChange(false);
    toast.show('Thanks for reporting. Moderators will review your report.');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Report “${job.title}”`}
      dismissible={reason === ''}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={loading} onClick={() => void send()}>
            Report
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <TextArea
          label="What’s wrong with this job?"
          hint="Moderators will review your report. The poster won’t be notified."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error && (error.fields?.reason ?? error.message)}
        />
      </div>
    </Dialog>
  );
}
