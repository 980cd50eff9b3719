import { useApolloClient } from '@apollo/client/react';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { CallError } from '../../../api/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { useConnectionState } from '../../../live/LiveProvider';
import { Button } from '../../../ui/Button';
import { controlClasses } from '../../../ui/Field';
import { FieldError } from '../../post/composer/FieldError';
import { LimitNote } from '../../post/composer/LimitNote';
import { SubmitError } from '../../post/composer/SubmitError';
import { MentionTextArea } from '../../post/text/MentionTextArea';
import { addComment } from '../commentCache';
import { toCommentError } from './toCommentError';
import { CommentCountDocument, CreateCommentDocument } from './__generated__/CommentForm.generated';
import { useStoredText } from '../useStoredText';

/** Characters as people count them; the server has the last word. */
const maxContent = 1_250;

export interface CommentFormProps {
  postId: string;
  /** The comment that is replied to. */
  parentId?: string;
  /** What a reply begins with: the name of whom it answers. */
  opening?: string;
  label: string;
  /** The verb on the button. */
  sendLabel: string;
  /** It was asked for: focus goes to the words. */
  startsFocused?: boolean;
  onSent?: (id: string) => void;
  onCancel?: () => void;
  /** Filled with a function that leads to the words. */
  focusRef?: React.RefObject<(() => void) | null>;
}

/** Where a comment or a reply is written. What is typed is kept until it is sent. */
export function CommentForm({
  postId,
  parentId,
  opening = '',
  label,
  sendLabel,
  startsFocused,
  onSent,
  onCancel,
  focusRef,
}: CommentFormProps) {
  const client = useApolloClient();
  const { state } = useConnectionState();
  const words = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const [{ text, key }, setText] = useStoredText(`draft:comment:${useAuth().user?.id}:${parentId ?? postId}`);
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);
  const wrong = error?.fields && (error.fields.content ?? error.message);

  useEffect(() => {
    const focus = () => {
      const area = words.current;
      area?.focus();
      area?.setSelectionRange(area.value.length, area.value.length);
    };
    if (focusRef) focusRef.current = focus;
    if (startsFocused) focus();
  }, [startsFocused, focusRef]);

  useEffect(() => {
    if (opening) setText(text || opening);
    // Only when the form opens, or is turned to somebody else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opening]);

  async function send() {
    if (isSending) return;
    setSending(true);
    try {
      const { data } = await client.mutate({
        mutation: CreateCommentDocument,
        variables: { postId, parentId, content: text },
        context: { headers: { 'Idempotency-Key': key } },
        update: (cache, result) =>
          result.data && addComment(cache, { id: result.data.createComment.id, postId, parentId: parentId ?? null }),
      });
      setError(undefined);
      setText('');
      onSent?.(data!.createComment.id);
      // Connected, the new count comes by itself.
      if (state !== 'connected')
        await client
          .query({ query: CommentCountDocument, variables: { postId }, fetchPolicy: 'network-only' })
          .catch(() => undefined);
    } catch (failure) {
      setError(toCommentError(failure));
      words.current?.focus();
    } finally {
      setSending(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
    if (event.key === 'Escape' && onCancel) onCancel();
  }

  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex flex-col gap-2"
    >
      {error && !wrong && <SubmitError error={error} retrying={isSending} onRetry={() => void send()} />}
      <div className="flex items-end gap-2">
        <MentionTextArea
          ref={words}
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && errorId}
          data-invalid={wrong ? '' : undefined}
          placeholder={label}
          rows={1}
          dir="auto"
          value={text}
          readOnly={isSending}
          onChange={(event) => {
            setText(event.target.value);
            if (wrong) setError(undefined);
          }}
          onKeyDown={handleKeyDown}
          className={clsx(controlClasses, 'block max-h-[30dvh] min-h-control min-w-0 flex-1 py-[6px] touch:py-[10px]')}
        />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel} className="max-md:hidden">
            Cancel
          </Button>
        )}
        <Button type="submit" loading={isSending}>
          {sendLabel}
        </Button>
      </div>
      {wrong && <FieldError id={errorId}>{wrong}</FieldError>}
      <LimitNote text={text} max={maxContent} />
    </form>
  );
}
