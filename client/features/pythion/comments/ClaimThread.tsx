import { ErrorState } from '../../../ui/feedback/ErrorState';
import { toCallError } from '../../../http/toCallError';
import { ClaimCommentForm } from './ClaimCommentForm';
import { ClaimCommentRow } from './ClaimCommentRow';
import type { ClaimComment, useClaimComments } from './CommentsProvider';

export interface ClaimThreadProps {
  claim: string;
  label: string;
  context: NonNullable<ReturnType<typeof useClaimComments>>;
  comments: readonly ClaimComment[];
  onClose: () => void;
}

/** Comments on one claim, the earliest first, and a form for another one. */
export function ClaimThread({ claim, label, context, comments, onClose }: ClaimThreadProps) {
  return (
    <section
      aria-label={`Comments on ${label}`}
      className="mt-3 mb-2 rounded-card border border-line bg-canvas px-3 pt-3 pb-3"
    >
      {context.error !== undefined && (
        <ErrorState onRetry={context.refetch}>
          {toCallError(context.error, 'Couldn’t load comments.').message}
        </ErrorState>
      )}
      {comments.length > 0 && (
        <ul className="mb-3 flex flex-col gap-4">
          {comments.map((comment) => (
            <ClaimCommentRow key={comment.id} analysisId={context.analysisId} comment={comment} />
          ))}
        </ul>
      )}
      <ClaimCommentForm
        analysisId={context.analysisId}
        claim={claim}
        label={label}
        focusOnMount={comments.length === 0}
        onCancel={onClose}
      />
    </section>
  );
}
