import { useState, type ReactNode } from 'react';
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

export interface ApplyDialogProps {
  /** The job or role. */
  subject: { id: string; title: string };
  /** Who reads the note. */
  description: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Sends the application. Rejects on failure; then the note stays. */
  onApply: (note: string) => Promise<unknown>;
  /** Called after the dialog closed. */
  onSent: () => void;
}

/** Applies for a job or a role with a note, which is stored until it is sent. */
export function ApplyDialog({ subject, description, open, onOpenChange, onApply, onSent }: ApplyDialogProps) {
  const viewerId = useAuth().user?.id ?? '';
  const [{ text }, setText] = useDraftText(`draft:application:${viewerId}:${subject.id}`);
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);
  const fields = useFocusInvalid<HTMLDivElement>(error);

  async function send() {
    if (isSending) return;
    setError(undefined);
    setSending(true);
    try {
      await onApply(text);
      setText('');
      onOpenChange(false);
      onSent();
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t send your application.'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Apply for <bdi>{subject.title}</bdi>
        </>
      }
      description={description}
      dismissible={text === ''}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
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
            <SubmitError error={error} retrying={isSending} onRetry={() => void send()} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
