import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { TextArea } from '../../../ui/form/TextArea';
import { useToast } from '../../../ui/toast/Toast';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { ReportPostDocument } from './__generated__/ReportPostDialog.generated';

export interface ReportPostDialogProps {
  post: { id: string; author: { displayName: string } };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports a post to the operators, with a reason. */
export function ReportPostDialog({ post, open, onOpenChange }: ReportPostDialogProps) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [report, { loading }] = useMutation(ReportPostDocument);

  async function send() {
    try {
      await report({ variables: { id: post.id, reason } });
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t report the post.'));
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
      title={`Report the post by ${post.author.displayName}`}
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
          label="What’s wrong with this post?"
          hint="Moderators will review your report. The author won’t be notified."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error && (error.fields?.reason ?? error.message)}
        />
      </div>
    </Dialog>
  );
}
