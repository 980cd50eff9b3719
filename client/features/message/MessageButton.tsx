import { useApolloClient } from '@apollo/client/react';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../http/toCallError';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { useToast } from '../../ui/toast/Toast';

export interface MessageButtonProps {
  person: { id: string; displayName: string };
  wide?: boolean;
  /** Renders an icon button. */
  compact?: boolean;
  /** Called before navigation to the conversation. */
  onOpen?: () => void;
}

/** Opens the conversation with a person, and creates it on first use. */
export function MessageButton({ person, wide, compact, onOpen }: MessageButtonProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      const { StartConversationDocument } = await import('./__generated__/Conversation.generated');
      const { data } = await client.mutate({
        mutation: StartConversationDocument,
        variables: { participantIds: [person.id] },
      });
      onOpen?.();
      void navigate(`/messages?conversation=${data!.startConversation.id}`);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t open the conversation.').message, { failed: true });
    } finally {
      setOpening(false);
    }
  }

  const label = `Message ${person.displayName}`;
  if (compact)
    return (
      <IconButton
        label={label}
        icon={MessageSquare}
        disabled={isOpening}
        onClick={() => void open()}
        className="border border-line-strong bg-surface"
      />
    );
  return (
    <Button icon={MessageSquare} wide={wide} loading={isOpening} aria-label={label} onClick={() => void open()}>
      Message
    </Button>
  );
}
