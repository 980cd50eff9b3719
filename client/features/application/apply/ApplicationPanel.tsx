import { useState, type ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';

export interface ApplicationPanelProps {
  /** The state in a sentence. */
  sentence: string;
  /** What the applicant was answered. */
  reply?: string;
  conversationId: string | null;
  /** Whether the state can still change. */
  canWithdraw: boolean;
  /** What withdrawing leaves behind. */
  consequence: ReactNode;
  onWithdraw: () => Promise<unknown>;
  /** Called after the dialog closed, also on failure. */
  onSettled?: () => void;
}

/** The state of the viewer's application, which changes live, with the conversation and withdrawing. */
export function ApplicationPanel({
  sentence,
  reply,
  conversationId,
  canWithdraw,
  consequence,
  onWithdraw,
  onSettled,
}: ApplicationPanelProps) {
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);

  async function handleWithdraw() {
    setSending(true);
    try {
      await onWithdraw();
      toast.show('Application withdrawn.');
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t withdraw your application.').message, { failed: true });
    }
    setSending(false);
    setConfirming(false);
    onSettled?.();
  }

  return (
    <div className="mt-4 rounded-card border border-line bg-canvas py-2 pr-2 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-50 py-1">
          <Status className="font-medium">{sentence}</Status>
          {reply && (
            <p dir="auto" className="mt-1 border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap">
              {reply}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-1">
          {conversationId && <ButtonLink to={`/messages?conversation=${conversationId}`}>Open conversation</ButtonLink>}
          {canWithdraw && (
            <Button variant="quiet" className="px-3!" onClick={() => setConfirming(true)}>
              Withdraw
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Withdraw your application?"
        confirmLabel="Withdraw"
        loading={isSending}
        onConfirm={() => void handleWithdraw()}
      >
        {consequence}
      </ConfirmDialog>
    </div>
  );
}
