import { useState } from 'react';
import { Button } from '../../../../ui/button/Button';
import { Status } from '../../../../ui/feedback/Status';
import { linkClasses } from '../../../../ui/text/TextLink';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import type { TextDraft, useTextDraft } from './useTextDraft';

export interface DraftNoticeProps {
  analysis: Pick<Report_AnalysisFragment, 'id' | 'number'>;
  editing: ReturnType<typeof useTextDraft>;
  /** Called when the draft is discarded or restored. */
  onChange: () => void;
}

/** States that the text is an unsaved draft, or that there is a newer version than the one it was started from. */
export function DraftNotice({ analysis: { id, number }, editing, onChange }: DraftNoticeProps) {
  const { draft, isRestored, isOutdated, store } = editing;
  const [discarded, setDiscarded] = useState<TextDraft | null>(null);

  function replace(next: TextDraft | null) {
    setDiscarded(next ? null : draft);
    store(next);
    onChange();
  }

  const isShown = draft ? (isRestored && !discarded) || isOutdated : discarded !== null;
  return (
    <Status>
      {isShown && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-info-soft px-3 py-2 text-on-info-soft">
          <p className="min-w-0 flex-1 basis-50">
            {!draft && 'Draft discarded.'}
            {draft && !isOutdated && `This is your unsaved draft, not the text of version ${number}.`}
            {draft && isOutdated && (
              <>
                There is a newer version, {number}. Your draft is based on version {draft.number} and hasn’t changed.{' '}
                <a
                  href={`/analyses/${id}?view=versions&from=${draft.number}&to=${number}`}
                  target="_blank"
                  rel="noopener"
                  className={`${linkClasses} text-on-info-soft!`}
                >
                  See what changed (new tab)
                </a>
              </>
            )}
          </p>
          {draft ? (
            <Button onClick={() => replace(null)}>Discard draft</Button>
          ) : (
            <Button onClick={() => replace(discarded)}>Undo</Button>
          )}
        </div>
      )}
    </Status>
  );
}
