import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { lazyDialog } from '../../../shell/lazyDialog';
import { useToast } from '../../../ui/toast/Toast';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { AnswerMessageRequestDocument } from '../__generated__/Conversation.generated';
import { applyInboxState, type CachedConversation } from '../conversationCache';
import { conversationName, otherParticipants } from '../conversationText';
import { refetchUnreadDebounced } from '../refetch';

const BlockDialog = lazyDialog(
  'BlockDialog',
  async () => (await import('../../network/block/BlockDialog')).BlockDialog,
);

/** Explains a message request and lets the viewer accept it, decline it or block the sender. */
export function MessageRequestActions({
  conversation,
  viewerId,
}: {
  conversation: CachedConversation;
  viewerId: string;
}) {
  const { id, isGroup, lastSeq, readSeq } = conversation;
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const dialog = useDialogState<'block'>();
  const name = conversationName(conversation, viewerId);
  const [sender] = conversation.isGroup ? [] : otherParticipants(conversation, viewerId);

  async function respond(isAccepted: boolean) {
    setSending(isAccepted ? 'accept' : 'decline');
    try {
      await client.mutate({ mutation: AnswerMessageRequestDocument, variables: { id, isAccepted } });
      if (!isAccepted) {
        toast.show('Request declined.');
        void navigate('/messages');
      }
      applyInboxState(client.cache, {
        conversationId: id,
        lastSeq,
        readSeq,
        state: isAccepted ? 'joined' : 'declined',
      });
      refetchUnreadDebounced(client);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t respond to the request.').message, { failed: true });
    } finally {
      setSending(null);
    }
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-4">
      <p className="text-pretty text-ink-2">
        {isGroup
          ? 'You were in this group before and are invited back. If you accept, members can see when you’ve read messages. If you decline, no one is notified and you won’t be invited again.'
          : `You’re not connected with ${name}. If you accept, you can reply and ${name} can see when you’ve read messages. If you decline, the conversation is removed and ${name} won’t be notified.`}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" loading={sending === 'accept'} onClick={() => void respond(true)}>
          Accept
        </Button>
        <Button loading={sending === 'decline'} onClick={() => void respond(false)}>
          Decline
        </Button>
        {sender && (
          <Button variant="quiet" onClick={() => dialog.open('block')} className="ml-auto text-danger!">
            Block
          </Button>
        )}
      </div>
      {sender && dialog.name && (
        <BlockDialog
          person={sender}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onBlocked={() => void navigate('/messages')}
        />
      )}
    </div>
  );
}
