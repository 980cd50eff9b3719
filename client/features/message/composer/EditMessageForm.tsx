import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { messageLimits } from '../../../../shared/contracts/message';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { useMessageMutations } from '../row/useMessageMutations';
import { getThreadStore } from '../thread/store/threadStore';
import { useDraftText } from '../../../lib/useDraftText';
import { useOutbox } from '../outbox/useOutbox';
import type { ComposerHandle } from './composerHandle';
import { MessageField } from './MessageField';
import { editDraftKey, type MessageToEdit } from './useMessageToEdit';

export interface EditMessageFormProps {
  ref: RefObject<ComposerHandle | null>;
  message: MessageToEdit;
  viewerId: string;
  onEnd: () => void;
}

/** Edits the text of the viewer's own message. The draft is stored until it is saved or discarded with Esc. */
export function EditMessageForm({ ref, message, viewerId, onEnd }: EditMessageFormProps) {
  const { edit } = useMessageMutations(getThreadStore(useApolloClient()), viewerId);
  const { outbox } = useOutbox();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraftText(editDraftKey(viewerId, message.id));
  const [text, setText] = useState(draft.text || message.content);
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);

  const errorId = `edit-${message.id}`;

  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));
  useEffect(() => {
    // The menu that opened this form restores focus to its button first.
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setDraft('');
    onEnd();
  }

  async function save() {
    const content = text.trim();
    if (isSaving) return;
    if (content === '') return setError('Write a message or delete it.');
    if (content === message.content) return close();
    setSaving(true);
    try {
      if (message.pending) outbox.edit(message.pending, content);
      else await edit(message.id, content);
      close();
    } catch (failure) {
      const { fields, message: errorMessage } = toCallError(failure, 'Couldn’t edit the message.');
      setError(fields?.content ?? errorMessage);
      setSaving(false);
      field.current?.focus();
    }
  }

  return (
    <form
      aria-label="Edit message"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="shrink-0 border-t border-line bg-primary-soft px-4 py-3"
    >
      <p className="mb-2 text-meta font-medium text-on-primary-soft">Editing message</p>
      <div className="flex items-end justify-end gap-2 max-md:flex-wrap max-md:[&>textarea]:basis-full">
        <MessageField
          ref={field}
          label="Edited message"
          value={text}
          onChange={(value) => {
            setText(value);
            setDraft(value === message.content ? '' : value);
            setError('');
          }}
          onSend={() => void save()}
          onEscape={close}
          errorId={error ? errorId : undefined}
        />
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSaving}>
          Save
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <LimitNote text={text} max={messageLimits.content} />
    </form>
  );
}
