import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { pythionLimits, testOutcomes } from '../../../../shared/contracts/pythion';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { saveTabDraft } from '../../../lib/tabDraft';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { TextArea } from '../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { SetTestResultDocument } from './__generated__/TestResult.generated';
import { outcomeLabels } from './OutcomeBadge';
import { loadResultDraft, saveResultDraft, type EnteredResult } from './resultDraft';

export interface TestResultFormProps {
  analysisId: string;
  claim: string;
  assumption: string;
  result?: Report_AnalysisFragment['results'][number];
  /** Where the draft is stored. */
  storageKey: string;
  onClose: () => void;
}

/** Enters, changes or removes the result of a test. What is entered is stored until it is saved. */
export function TestResultForm({ analysisId, claim, assumption, result, storageKey, onClose }: TestResultFormProps) {
  const client = useApolloClient();
  const saved: EnteredResult = { note: result?.note ?? '', outcome: result?.outcome };
  const [{ note, outcome }, setEntered] = useState(() => loadResultDraft(storageKey, saved) ?? saved);
  const [error, setError] = useState<CallError>();
  const form = useFocusInvalid<HTMLFormElement>(error);
  const [sending, setSending] = useState<'save' | 'remove'>();
  useLeaveWarning(note !== saved.note || outcome !== saved.outcome);

  function change(next: EnteredResult) {
    setEntered(next);
    saveResultDraft(storageKey, next);
  }

  async function send(kind: 'save' | 'remove') {
    if (kind === 'save' && !outcome)
      return setError({ message: '', fields: { outcome: 'Choose what the test found.' } });
    setSending(kind);
    try {
      await client.mutate({
        mutation: SetTestResultDocument,
        variables: { id: analysisId, claim, ...(kind === 'save' && { outcome, note: note.trim() }) },
      });
      close();
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t save the result.'));
    } finally {
      setSending(undefined);
    }
  }

  function close() {
    saveTabDraft(storageKey, null);
    onClose();
  }

  return (
    <form
      ref={form}
      aria-label={`Result of the test: ${assumption}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send('save');
      }}
      className="mt-3 flex flex-col gap-3 border-t border-line pt-3 print:hidden"
    >
      <fieldset
        role="radiogroup"
        aria-invalid={error?.fields?.outcome ? true : undefined}
        aria-describedby={error?.fields?.outcome ? `${claim}-outcome` : undefined}
      >
        <legend className="mb-1 font-medium">What did the test find?</legend>
        <div className="flex flex-wrap gap-x-6">
          {testOutcomes.map((value) => (
            <label key={value} className="flex h-control items-center gap-2">
              <input
                type="radio"
                name={`outcome-${claim}`}
                checked={outcome === value}
                onChange={() => {
                  change({ note, outcome: value });
                  setError(undefined);
                }}
                className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-primary"
              />
              {outcomeLabels[value]}
            </label>
          ))}
        </div>
        {error?.fields?.outcome && <FieldError id={`${claim}-outcome`}>{error.fields.outcome}</FieldError>}
      </fieldset>
      <TextArea
        label="Note"
        hint="What did people do or pay? Readers of this analysis see it."
        rows={2}
        value={note}
        error={error?.fields?.note ?? (error?.fields?.outcome ? undefined : error?.message)}
        onChange={({ target }) => change({ note: target.value, outcome })}
      />
      <LimitNote text={note} max={pythionLimits.note} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={sending === 'save'}>
          Save result
        </Button>
        <Button onClick={close}>Cancel</Button>
        {result && (
          <Button variant="quiet" loading={sending === 'remove'} onClick={() => void send('remove')}>
            Remove result
          </Button>
        )}
      </div>
    </form>
  );
}
