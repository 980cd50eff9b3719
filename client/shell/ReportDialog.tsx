import { useState } from 'react';
import type { CallError } from '../http/errors';
import { toCallError } from '../http/toCallError';
import { Button } from '../ui/button/Button';
import { TextArea } from '../ui/form/TextArea';
import { useFocusInvalid } from '../ui/form/useFocusInvalid';
import { Dialog } from '../ui/overlay/Dialog';
import { useToast } from '../ui/toast/Toast';

export interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  label: string;
  hint: string;
  /** Text of an error without a message. */
  failed: string;
  loading: boolean;
  /** Sends the report. Rejects on failure. */
  onReport: (reason: string) => Promise<unknown>;
}

/** Reports something to the operators, with a reason. What was typed stays after a failure. */
export function ReportDialog({ open, onOpenChange, title, label, hint, failed, loading, onReport }: ReportDialogProps) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);

  async function send() {
    try {
      await onReport(reason);
    } catch (failure) {
      setError(toCallError(failure, failed));
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
      title={title}
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
          label={label}
          hint={hint}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error && (error.fields?.reason ?? error.message)}
        />
      </div>
    </Dialog>
  );
}
