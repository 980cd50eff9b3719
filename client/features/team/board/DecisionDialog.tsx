import { useState } from 'react';
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
import type { RoleApplicationStatusName } from '../teamLabels';
import { useMoveApplication } from './useMoveApplication';

export interface DecisionDialogProps {
  role: { id: string; title: string };
  application: { id: string; status: RoleApplicationStatusName; applicant: { displayName: string } };
  status: 'ACCEPTED' | 'DECLINED';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Accepts or declines an applicant with words, which are stored until they are sent. */
export function DecisionDialog({ role, application, status, open, onOpenChange }: DecisionDialogProps) {
  const viewerId = useAuth().user?.id ?? '';
  const toast = useToast();
  const { decide } = useMoveApplication(role.id);
  const [{ text }, setText] = useDraftText(`draft:decision:${viewerId}:${application.id}:${status}`);
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const isAccepting = status === 'ACCEPTED';
  const name = application.applicant.displayName;

  async function send() {
    if (isSending) return;
    setError(undefined);
    setSending(true);
    try {
      await decide(application, status, text.trim());
      setText('');
      onOpenChange(false);
      toast.show(isAccepting ? `${name} is on the team.` : `${name}’s application was declined.`);
    } catch (failure) {
      setError(
        toCallError(failure, isAccepting ? 'Couldn’t accept the application.' : 'Couldn’t decline the application.'),
      );
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isAccepting ? `Accept ${name}?` : `Decline ${name}?`}
      description={
        isAccepting
          ? `${name} joins the team as ${role.title}, and the role is filled. Your message opens the conversation.`
          : `${name} sees that you declined, along with your message.`
      }
      // The row moves to another group.
      finalFocus={() => document.querySelector<HTMLElement>(`[data-applicant="${application.id}"]`)}
      dismissible={text === ''}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant={isAccepting ? 'primary' : 'danger'} loading={isSending} onClick={() => void send()}>
            {isAccepting ? 'Accept' : 'Decline'}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <TextArea
          label="Message"
          name="reply"
          rows={4}
          hint={isAccepting ? 'Optional. Say how you’ll get started.' : 'Optional. A reason helps more than silence.'}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
          error={error?.fields?.reply ?? error?.fields?.status}
        />
        <LimitNote text={text} max={applicationLimits.reply} />
        {error && !error.fields && (
          <div className="-mx-6 mt-3">
            <SubmitError error={error} retrying={isSending} onRetry={() => void send()} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
