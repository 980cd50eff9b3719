import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { messageLimits } from '../../../../shared/contracts/message';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { imageTypes } from '../../../ui/image/imageFile';
import { useDraftText } from '../../../lib/useDraftText';
import { countGraphemes } from '../../../../shared/graphemes';
import { LimitNote } from '../../../ui/form/LimitNote';
import type { CachedConversation } from '../conversationCache';
import { conversationName } from '../conversationText';
import { useOutbox } from '../outbox/useOutbox';
import { Status } from '../../../ui/feedback/Status';
import { AttachmentList } from './AttachmentList';
import { UnsentFilesGuard } from './UnsentFilesGuard';
import { MessageField } from './MessageField';
import { useAttachments } from './useAttachments';
import type { ComposerHandle } from './composerHandle';

export interface NewMessageFormProps {
  ref: RefObject<ComposerHandle | null> | null;
  conversation: CachedConversation;
  viewerId: string;
  isHidden: boolean;
  /** Starts editing the viewer's last message. */
  onEditLast: () => void;
  onTyping: () => void;
}

/** Form for a new message: text, attachments and the send button. */
export function NewMessageForm({ ref, conversation, viewerId, isHidden, onEditLast, onTyping }: NewMessageFormProps) {
  const { id } = conversation;
  const { outbox } = useOutbox();
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  const [isSendPending, setSendPending] = useState(false);
  const [{ text }, setText] = useDraftText(`draft:message:${viewerId}:${id}`);
  const attachments = useAttachments();
  const label = `Message ${conversationName(conversation, viewerId)}`;
  const isTooLong = text.length > messageLimits.content && countGraphemes(text.trim()) > messageLimits.content;
  const canSend = (text.trim() !== '' || attachments.all.length > 0) && !isTooLong;
  const failed = attachments.all.find(({ isFailed }) => isFailed);

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    insert: (added) => setText(text.trim() === '' ? added : `${text.trimEnd()}\n\n${added}`),
    attach: attachments.add,
  }));
  // On touch devices focus would open the keyboard over the messages.
  useEffect(() => {
    if (!isHidden && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, [isHidden]);

  function send() {
    setSendPending(canSend && !attachments.isReady);
    if (!canSend || !attachments.isReady) return;
    outbox.add(id, text.trim(), attachments.files);
    setText('');
    attachments.clear();
    field.current?.focus();
  }

  useEffect(() => {
    // Sending was requested during an upload, and no event handler runs when the upload ends.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isSendPending && attachments.isReady) send();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSendPending, attachments.isReady]);

  return (
    <form
      aria-label={label}
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative shrink-0 border-t border-line px-4 py-3"
    >
      <AttachmentList attachments={attachments} onEmptied={() => attachButton.current?.focus()} />
      {attachments.errors.length > 0 && (
        <ul role="alert" className="mb-2 max-h-32 overflow-y-auto text-meta break-words text-danger">
          {attachments.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <Status className="text-meta text-ink-2">
        {isSendPending &&
          (failed
            ? `Couldn’t upload “${failed.file.name || 'picture'}”. Retry or remove it to send your message.`
            : 'Your message will send when the upload finishes.')}
      </Status>
      <div className="flex items-end gap-2">
        <IconButton
          ref={attachButton}
          label="Attach pictures or PDFs"
          icon={Paperclip}
          onClick={() => fileInput.current?.click()}
          className="-ml-2"
        />
        <input
          ref={fileInput}
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          accept={[...imageTypes, 'application/pdf'].join(',')}
          onChange={({ target }) => {
            void attachments.add([...(target.files ?? [])]);
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
            setSendPending(false);
            if (value.trim() !== '') onTyping();
          }}
          onSend={send}
          onArrowUp={onEditLast}
        />
        <Button
          type="submit"
          variant="primary"
          icon={SendHorizontal}
          aria-disabled={!canSend}
          className="max-md:px-3! aria-disabled:opacity-60"
        >
          <span className="max-md:sr-only">Send</span>
        </Button>
      </div>
      <div className="absolute right-4 bottom-full mb-px bg-surface pl-2">
        <LimitNote text={text} max={messageLimits.content} />
      </div>
      <UnsentFilesGuard count={attachments.all.length} />
    </form>
  );
}
