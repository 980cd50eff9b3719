import { useApolloClient } from '@apollo/client/react';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { commentLimits } from '../../../../shared/contracts/comment';
import type { CallError } from '../../../http/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { useConnectionState } from '../../../live/LiveProvider';
import { Button } from '../../../ui/button/Button';
import { controlClasses } from '../../../ui/form/controlClasses';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { SubmitError } from '../../../ui/form/SubmitError';
import { MentionTextArea } from '../../post/text/MentionTextArea';
import { addComment } from '../commentCache';
import { toCommentError } from './toCommentError';
import { CommentCountDocument, CreateCommentDocument } from './__generated__/CommentForm.generated';
import { useDraftText } from '../../../lib/useDraftText';

export interface CommentFormProps {
  postId: string;
  /** Id of the comment to reply to; undefined for a top-level comment. */
  parentId?: string;
  /** Initial text of an empty draft: the @mention of the person replied to. */
  initialText?: string;
  label: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Focuses the text area on mount. */
  focusOnMount?: boolean;
  onCreated?: (id: string) => void;
  onCancel?: () => void;
  /** Set to a function that focuses the text area. */
  focusRef?: React.RefObject<(() => void) | null>;
}

/** Form that creates a comment or a reply. The draft is stored until it is submitted. */
export function CommentForm({
  postId,
  parentId,
  initialText = '',
  label,
  submitLabel,
  focusOnMount,
  onCreated,
  onCancel,
  focusRef,
}: CommentFormProps) {
  const client = useApolloClient();
  const { state } = useConnectionState();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const [{ text, key }, setText] = useDraftText(`draft:comment:${useAuth().user?.id}:${parentId ?? postId}`);
  const [error, setError] = useState<CallError>();
  const [isSubmitting, setSubmitting] = useState(false);
  const contentError = error?.fields && (error.fields.content ?? error.message);

  useEffect(() => {
    const focus = () => {
      const area = textArea.current;
      area?.focus();
      area?.setSelectionRange(area.value.length, area.value.length);
    };
    if (focusRef) focusRef.current = focus;
    if (focusOnMount) focus();
  }, [focusOnMount, focusRef]);

  useEffect(() => {
    if (initialText) setText(text || initialText);
    // Runs only on mount and when another person is replied to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [initialText]);

  async function submit() {
    if (isSubmitting) return;
    setSubmitting(true);
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
      // Single keys act on the page again.
      textArea.current?.blur();
      onCreated?.(data!.createComment.id);
      // While connected, a live event updates the count.
      if (state !== 'connected')
        await client
          .query({ query: CommentCountDocument, variables: { postId }, fetchPolicy: 'network-only' })
          .catch(() => undefined);
    } catch (failure) {
      setError(toCommentError(failure));
      textArea.current?.focus();
    } finally {
      setSubmitting(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
    if (event.key === 'Escape') (onCancel ?? (() => textArea.current?.blur()))();
  }

  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-2"
    >
      {error && !contentError && <SubmitError error={error} retrying={isSubmitting} onRetry={() => void submit()} />}
      <div className="flex items-end gap-2">
        <MentionTextArea
          ref={textArea}
          aria-label={label}
          aria-invalid={contentError ? true : undefined}
          aria-describedby={contentError && errorId}
          data-invalid={contentError ? '' : undefined}
          placeholder={label}
          rows={1}
          value={text}
          readOnly={isSubmitting}
          onChange={(event) => {
            setText(event.target.value);
            if (contentError) setError(undefined);
          }}
          onKeyDown={handleKeyDown}
          className={clsx(controlClasses, 'block max-h-[30dvh] min-h-control min-w-0 flex-1 py-[6px] touch:py-[10px]')}
        />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel} className="max-md:hidden">
            Cancel
          </Button>
        )}
        <Button type="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
      {contentError && <FieldError id={errorId}>{contentError}</FieldError>}
      <LimitNote text={text} max={commentLimits.content} />
    </form>
  );
}
