import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { pythionLimits } from '../../../../shared/contracts/pythion';
import { useAuth } from '../../../auth/AuthProvider';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useDraftText } from '../../../lib/useDraftText';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { controlClasses } from '../../../ui/form/controlClasses';
import { GrowingTextArea } from '../../../ui/form/TextArea';
import { refetchClaimComments } from './refetchClaimComments';
import { CreateAnalysisCommentDocument } from './__generated__/Comments.generated';

export interface ClaimCommentFormProps {
  analysisId: string;
  claim: string;
  label: string;
  /** Focuses the text area on mount. */
  focusOnMount: boolean;
  onCancel: () => void;
}

/** Writes a comment on one claim. The draft is stored until it is sent. */
export function ClaimCommentForm({ analysisId, claim, label, focusOnMount, onCancel }: ClaimCommentFormProps) {
  const client = useApolloClient();
  const errorId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const viewerId = useAuth().user?.id;
  const [{ text, key }, setText] = useDraftText(`draft:analysis-comment:${viewerId}:${analysisId}:${claim}`);
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (focusOnMount) area.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function send() {
    if (isSending) return;
    setSending(true);
    try {
      await client.mutate({
        mutation: CreateAnalysisCommentDocument,
        variables: { analysisId, claim, content: text },
        context: { headers: { 'Idempotency-Key': key } },
      });
      setError(undefined);
      setText('');
      await refetchClaimComments(client, analysisId);
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t send the comment.'));
      area.current?.focus();
    } finally {
      setSending(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
    if (event.key === 'Escape') onCancel();
  }

  return (
    <form
      aria-label={`Comment on ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex items-end gap-2">
        <GrowingTextArea
          ref={area}
          rows={1}
          aria-label={`Comment on ${label}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder="Add a comment"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKeyDown}
          className={`${controlClasses} max-h-[40dvh] min-h-control flex-1 py-1.5`}
        />
        <Button type="submit" loading={isSending}>
          Send
        </Button>
      </div>
      <LimitNote text={text} max={pythionLimits.comment} />
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error.fields?.content ?? error.fields?.claim ?? error.message}</FieldError>
        </div>
      )}
    </form>
  );
}
