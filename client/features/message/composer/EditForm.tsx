import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../post/composer/FieldError';
import { LimitNote } from '../../post/composer/LimitNote';
import { useMessageChanges } from '../row/useMessageChanges';
import { threadsOf } from '../thread/threads';
import { useStoredText } from '../../comment/useStoredText';
import { useOutbox } from '../outbox/useOutbox';
import type { ComposerHandle } from './Composer';
import { maxContent } from './limits';
import { MessageField } from './MessageField';
import { editName, type EditedMessage } from './useEdited';

export interface EditFormProps {
  ref: RefObject<ComposerHandle | null>;
  message: EditedMessage;
  viewerId: string;
  onEnd: () => void;
}

/** Changes the words of one's own message. They are kept while the form is left; Esc gives them up. */
export function EditForm({ ref, message, viewerId, onEnd }: EditFormProps) {
  const { edit } = useMessageChanges(threadsOf(useApolloClient()), viewerId);
  const { outbox } = useOutbox();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useStoredText(editName(viewerId, message.id));
  const [text, setText] = useState(kept.text || message.content);
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);

  const errorId = `edit-${message.id}`;

  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));
  useEffect(() => {
    // A menu that closes gives focus back to its button first.
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
    return () => clearTimeout(timer);
  }, []);

  function end() {
    keep('');
    onEnd();
  }

  async function save() {
    const content = text.trim();
    if (isSaving) return;
    if (content === '') return setError('Write a message, or delete it.');
    if (content === message.content) return end();
    setSaving(true);
    try {
      if (message.pending) outbox.change(message.pending, content);
      else await edit(message.id, content);
      end();
    } catch (failure) {
      const { fields, message: words } = fieldErrors(failure, 'Failed to edit message');
      setError(fields?.content ?? words);
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
      <p className="mb-2 text-meta font-medium text-on-primary-soft">Editing your message</p>
      <div className="flex items-end justify-end gap-2 max-md:flex-wrap max-md:[&>textarea]:basis-full">
        <MessageField
          ref={field}
          label="Edited message"
          value={text}
          onChange={(value) => {
            setText(value);
            keep(value === message.content ? '' : value);
            setError('');
          }}
          onSend={() => void save()}
          onEscape={end}
          errorId={error ? errorId : undefined}
        />
        <Button onClick={end}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSaving}>
          Save
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <LimitNote text={text} max={maxContent} />
    </form>
  );
}
