import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/button/Button';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { OutcomeBadge } from './OutcomeBadge';
import { loadResultDraft } from './resultDraft';
import { TestResultForm } from './TestResultForm';

export interface TestResultProps {
  analysis: Report_AnalysisFragment;
  /** Key of the assumption. */
  claim: string;
  assumption: string;
  canEdit: boolean;
}

/** What the test of an assumption found, which the founder enters later. */
export function TestResult({ analysis, claim, assumption, canEdit }: TestResultProps) {
  const viewerId = useAuth().user?.id ?? '';
  const storageKey = `draft:test-result:${viewerId}:${analysis.id}:${claim}`;
  const result = analysis.results.find((other) => other.claim === claim);
  const [isEditing, setEditing] = useState(
    () => canEdit && loadResultDraft(storageKey, { note: result?.note ?? '', outcome: result?.outcome }) !== null,
  );

  const button = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  if (isEditing && canEdit)
    return (
      <TestResultForm
        analysisId={analysis.id}
        claim={claim}
        assumption={assumption}
        result={result}
        storageKey={storageKey}
        onClose={close}
      />
    );
  return (
    <>
      {result && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium">Result</span>
            <OutcomeBadge outcome={result.outcome} />
            <RelativeTime value={result.updatedAt} className="text-meta text-ink-3" />
          </p>
          {result.note && <p className="mt-1 break-words whitespace-pre-wrap text-ink-2">{result.note}</p>}
        </div>
      )}
      {canEdit && (
        <Button
          ref={button}
          icon={Pencil}
          aria-label={`${result ? 'Change' : 'Enter'} the result: ${assumption}`}
          onClick={() => setEditing(true)}
          className="mt-3 print:hidden"
        >
          {result ? 'Change the result' : 'Enter the result'}
        </Button>
      )}
    </>
  );
}
