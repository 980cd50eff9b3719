import { clsx } from 'clsx';
import { MessageSquare } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ActionButton } from '../../../ui/button/ActionButton';
import { useClaimComments } from './CommentsProvider';
import { ClaimThread } from './ClaimThread';

export interface CommentableProps {
  /** Key of the claim. */
  claim: string;
  /** Names the claim in the button's label: "Market". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A claim of the report with the number of its comments. The button opens them below it. */
export function Commentable({ claim, label, className, children }: CommentableProps) {
  const context = useClaimComments();
  const [isOpen, setOpen] = useState(false);
  const threadId = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (!context) return <div className={className}>{children}</div>;
  const comments = context.comments.filter((comment) => comment.claim === claim);
  return (
    <div className={className}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{children}</div>
        <ActionButton
          ref={button}
          label={`Comments on ${label}`}
          icon={MessageSquare}
          count={comments.length}
          aria-expanded={isOpen}
          aria-controls={isOpen ? threadId : undefined}
          onClick={() => setOpen(!isOpen)}
          className={clsx('-mt-2 -mr-2 shrink-0 print:hidden', comments.length === 0 && !isOpen && 'text-ink-3!')}
        />
      </div>
      {isOpen && (
        <div id={threadId} className="print:hidden">
          <ClaimThread
            claim={claim}
            label={label}
            context={context}
            comments={comments}
            onClose={() => {
              button.current?.focus();
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
