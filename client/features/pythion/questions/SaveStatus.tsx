import { Check, CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import type { Answer } from './AnswerSaver';

/** Whether an answer is saved. */
export function SaveStatus({ answer: { text, state }, onRetry }: { answer: Answer; onRetry: () => void }) {
  if (state === 'failed')
    return (
      <div className="flex items-center gap-2">
        <p className="flex items-center gap-1 text-meta font-medium text-danger">
          <CircleAlert aria-hidden="true" className="size-4" />
          Not saved. Your text is still here.
        </p>
        <Button variant="quiet" className="px-2!" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  return (
    <Status className="flex items-center gap-1 text-meta text-ink-3">
      {state === 'saved'
        ? text !== '' && (
            <>
              <Check aria-hidden="true" className="size-4" />
              Saved
            </>
          )
        : 'Saving…'}
    </Status>
  );
}
