import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { imageTypes } from '../../../ui/imageFile';
import { useStoredText } from '../../comment/useStoredText';
import { countGraphemes } from '../../post/composer/countGraphemes';
import { LimitNote } from '../../post/composer/LimitNote';
import type { CachedConversation } from '../conversationCache';
import { conversationName } from '../conversationWords';
import { useOutbox } from '../outbox/useOutbox';
import { Status } from '../../../ui/Status';
import { ChosenFiles } from './ChosenFiles';
import { EditForm } from './EditForm';
import { FilesGuard } from './FilesGuard';
import { maxContent } from './limits';
import { MessageField } from './MessageField';
import { useAttachments } from './useAttachments';
import type { EditedMessage } from './useEdited';

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
  edited: EditedMessage | null;
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
  const attach = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [{ text }, setText] = useStoredText(`draft:message:${viewerId}:${id}`);
  const attachments = useAttachments();
  const label = `Write to ${conversationName(conversation, viewerId)}`;
  const isTooLong = text.length > maxContent && countGraphemes(text.trim()) > maxContent;
  const canSend = (text.trim() !== '' || attachments.all.length > 0) && !isTooLong;
  const failed = attachments.all.find(({ isFailed }) => isFailed);

  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus(), attach: attachments.add }));
  // With a mouse one comes to write; on a phone the keyboard would hide what there is to read.
  useEffect(() => {
    if (!isHidden && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, [isHidden]);

  function send() {
    setAsked(canSend && !attachments.isReady);
    if (!canSend || !attachments.isReady) return;
    outbox.add(id, text.trim(), attachments.files);
    setText('');
    attachments.clear();
    field.current?.focus();
  }

  useEffect(() => {
    // It was asked for while files were on their way, and nobody presses anything when they arrive.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isAsked && attachments.isReady) send();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, attachments.isReady]);

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
      <ChosenFiles attachments={attachments} onEmptied={() => attach.current?.focus()} />
      {attachments.faults.length > 0 && (
        <ul role="alert" className="mb-2 max-h-32 overflow-y-auto text-meta break-words text-danger">
          {attachments.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <Status className="text-meta text-ink-2">
        {isAsked &&
          (failed
            ? `“${failed.file.name || 'A picture'}” was not uploaded. Upload it again or remove it, and the message goes.`
            : `Sends when ${attachments.all.length === 1 ? 'the file is' : 'the files are'} ready.`)}
      </Status>
      <div className="flex items-end gap-2">
        <IconButton
          ref={attach}
          label="Attach pictures or PDFs"
          icon={Paperclip}
          onClick={() => chooser.current?.click()}
          className="-ml-2"
        />
        <input
          ref={chooser}
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
            setAsked(false);
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
        <LimitNote text={text} max={maxContent} />
      </div>
      <FilesGuard count={attachments.all.length} />
    </form>
  );
}
