import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazyPart';
import { useToast } from '../../../ui/Toast';
import { useLayer } from '../../post/useLayer';
import { AnswerMessageRequestDocument } from '../__generated__/Conversation.generated';
import { applyInboxState, type CachedConversation } from '../conversationCache';
import { conversationName, othersIn } from '../conversationWords';
import { refetchUnreadDebounced } from '../refresh';

const BlockDialog = lazyPart(async () => (await import('../../network/BlockDialog')).BlockDialog);

/** What a stranger's request asks, and the answers with what each means. */
export function RequestAnswer({ conversation, viewerId }: { conversation: CachedConversation; viewerId: string }) {
  const { id, isGroup, lastSeq, readSeq } = conversation;
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const dialog = useLayer<'block'>();
  const name = conversationName(conversation, viewerId);
  const [stranger] = conversation.isGroup ? [] : othersIn(conversation, viewerId);

  async function answer(isAccepted: boolean) {
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
      toast.show(fieldErrors(error, 'The answer could not be sent.').message, { failed: true });
    } finally {
      setSending(null);
    }
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-4">
      <p className="text-pretty text-ink-2">
        {isGroup
          ? 'You left this group and were asked back. Accept, and you take part again, and the others see when you read. Decline, and it goes; nobody is told, and you are not asked again.'
          : `You and ${name} are not connected. Accept, and you can write back and ${name} sees when you read. Decline, and the conversation goes; ${name} is not told.`}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" loading={sending === 'accept'} onClick={() => void answer(true)}>
          Accept
        </Button>
        <Button loading={sending === 'decline'} onClick={() => void answer(false)}>
          Decline
        </Button>
        {stranger && (
          <Button variant="quiet" onClick={() => dialog.open('block')} className="ml-auto text-danger!">
            Block
          </Button>
        )}
      </div>
      {stranger && dialog.name && (
        <BlockDialog
          person={stranger}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onBlocked={() => void navigate('/messages')}
        />
      )}
    </div>
  );
}
