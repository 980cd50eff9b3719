import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { imageTypes } from '../../../ui/imageFile';
import { useStoredText } from '../../comment/useStoredText';
import { countGraphemes } from '../../post/composer/countGraphemes';
import { LimitNote } from '../../post/composer/LimitNote';
import type { CachedConversation } from '../conversationCache';
import { conversationName } from '../conversationWords';
import { useOutbox } from '../outbox/useOutbox';
import type { ThreadMessage } from '../thread/threadWindow';
import { AttachmentChip } from './AttachmentChip';
import { EditForm } from './EditForm';
import { maxContent } from './limits';
import { MessageField } from './MessageField';
import { useAttachments } from './useAttachments';

export interface ComposerHandle {
  focus: () => void;
  /** Takes files for the next message; while an own one is changed, there is none. */
  attach?: (files: File[]) => void;
}

export interface ComposerProps {
  ref: RefObject<ComposerHandle | null>;
  conversation: CachedConversation;
  viewerId: string;
  /** One's own message whose words are being changed. */
  edited: ThreadMessage | null;
  onEditEnd: () => void;
  /** Begins to change the last message one wrote. */
  onEditLast: () => void;
  onTyping: () => void;
}

/** Where a message is written, or an own one is changed. Meanwhile the files chosen for the new one are kept. */
export function Composer({ ref, edited, onEditEnd, ...rest }: ComposerProps) {
  return (
    <>
      {edited && <EditForm key={edited.id} ref={ref} message={edited} viewerId={rest.viewerId} onEnd={onEditEnd} />}
      <NewMessage ref={edited ? null : ref} isHidden={edited !== null} {...rest} />
    </>
  );
}

interface NewMessageProps extends Pick<ComposerProps, 'conversation' | 'viewerId' | 'onEditLast' | 'onTyping'> {
  ref: RefObject<ComposerHandle | null> | null;
  isHidden: boolean;
}

function NewMessage({ ref, conversation, viewerId, onEditLast, onTyping, isHidden }: NewMessageProps) {
  const { id } = conversation;
  const { outbox } = useOutbox();
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [{ text }, setText] = useStoredText(`draft:message:${viewerId}:${id}`);
  const attachments = useAttachments();
  const label = `Write to ${conversationName(conversation, viewerId)}`;
  const isTooLong = text.length > maxContent && countGraphemes(text.trim()) > maxContent;
  const canSend = (text.trim() !== '' || attachments.all.length > 0) && attachments.isReady && !isTooLong;

  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus(), attach: attachments.add }));
  // With a mouse one comes to write; on a phone the keyboard would hide what there is to read.
  useEffect(() => {
    if (!isHidden && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, [isHidden]);

  function send() {
    if (!canSend) return;
    outbox.add(id, text.trim(), attachments.files);
    setText('');
    attachments.clear();
    field.current?.focus();
  }

  return (
    <form
      aria-label={label}
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 border-t border-line px-4 py-3"
    >
      {attachments.all.length > 0 && (
        <ul aria-label="Files to send" className="mb-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {attachments.all.map((each) => (
            <AttachmentChip key={each.id} attachment={each} onRetry={() => attachments.retry(each)} onRemove={() => attachments.remove(each.id)} />
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <IconButton label="Attach pictures or PDFs" icon={Paperclip} onClick={() => chooser.current?.click()} className="-ml-2" />
        <input
          ref={chooser}
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          accept={[...imageTypes, 'application/pdf'].join(',')}
          onChange={({ target }) => {
            attachments.add([...(target.files ?? [])]);
            target.value = '';
          }}
          className="hidden"
        />
        <MessageField
          ref={field}
          label={label}
          value={text}
          onChange={(value) => {
            setText(value);
            if (value.trim() !== '') onTyping();
          }}
          onSend={send}
          onArrowUp={onEditLast}
        />
        <Button type="submit" variant="primary" icon={SendHorizontal} aria-disabled={!canSend} className="max-md:px-3! aria-disabled:opacity-60">
          <span className="max-md:sr-only">Send</span>
        </Button>
      </div>
      <LimitNote text={text} max={maxContent} />
    </form>
  );
}
