import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../post/composer/FieldError';
import { LimitNote } from '../../post/composer/LimitNote';
import { useMessageChanges } from '../row/useMessageChanges';
import { threadsOf } from '../thread/threads';
import type { ThreadMessage } from '../thread/threadWindow';
import type { ComposerHandle } from './Composer';
import { maxContent } from './limits';
import { MessageField } from './MessageField';

export interface EditFormProps {
  ref: RefObject<ComposerHandle | null>;
  message: ThreadMessage;
  viewerId: string;
  onEnd: () => void;
}

/** Changes the words of one's own message. Esc leaves them as they are. */
export function EditForm({ ref, message, viewerId, onEnd }: EditFormProps) {
  const { edit } = useMessageChanges(threadsOf(useApolloClient()), viewerId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(message.content);
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);

  const errorId = `edit-${message.id}`;

  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));
  useEffect(() => {
    // A menu that closes gives focus back to its button first.
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(message.content.length, message.content.length);
    });
    return () => clearTimeout(timer);
  }, [message.content]);

  async function save() {
    const content = text.trim();
    if (isSaving) return;
    if (content === '') return setError('Write a message, or delete it.');
    if (content === message.content) return onEnd();
    setSaving(true);
    try {
      await edit(message.id, content);
      onEnd();
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
      <div className="flex flex-wrap items-end justify-end gap-2">
        <MessageField
          ref={field}
          label="Edited message"
          value={text}
          onChange={(value) => {
            setText(value);
            setError('');
          }}
          onSend={() => void save()}
          onEscape={onEnd}
          errorId={error ? errorId : undefined}
        />
        <Button onClick={onEnd}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSaving}>
          Save
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <LimitNote text={text} max={maxContent} />
    </form>
  );
}
