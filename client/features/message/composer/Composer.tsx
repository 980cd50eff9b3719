import type { RefObject } from 'react';
import { usePublishedHeight } from '../../../ui/usePublishedHeight';
import type { CachedConversation } from '../conversationCache';
import type { ComposerHandle } from './composerHandle';
import { EditMessageForm } from './EditMessageForm';
import { NewMessageForm } from './NewMessageForm';
import type { MessageToEdit } from './useMessageToEdit';

export interface ComposerProps {
  ref: RefObject<ComposerHandle | null>;
  conversation: CachedConversation;
  viewerId: string;
  /** The viewer's own message that is being edited. */
  edited: MessageToEdit | null;
  onEditEnd: () => void;
  /** Starts editing the viewer's last message. */
  onEditLast: () => void;
  onTyping: () => void;
}

/**
 * Form for a new message, or for editing one. The new message stays mounted while editing, so its files are preserved.
 */
export function Composer({ ref, edited, onEditEnd, ...rest }: ComposerProps) {
  return (
    <div ref={usePublishedHeight<HTMLDivElement>('--form-bar')} className="shrink-0">
      {edited && (
        <EditMessageForm key={edited.id} ref={ref} message={edited} viewerId={rest.viewerId} onEnd={onEditEnd} />
      )}
      <NewMessageForm ref={edited ? null : ref} isHidden={edited !== null} {...rest} />
    </div>
  );
}
