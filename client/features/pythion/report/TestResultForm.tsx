import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { pythionLimits, testOutcomes, type TestOutcomeName } from '../../../../shared/contracts/pythion';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useDraftText } from '../../../lib/useDraftText';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { TextArea } from '../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { SetTestResultDocument } from './__generated__/TestResult.generated';
import { outcomeLabels } from './OutcomeBadge';

export interface TestResultFormProps {
  analysisId: string;
  claim: string;
  assumption: string;
  result?: Report_AnalysisFragment['results'][number];
  /** Where the note's draft is stored. */
  storageKey: string;
  onClose: () => void;
}

/** Enters, changes or removes the result of a test. The note's draft is stored until it is saved. */
export function TestResultForm({ analysisId, claim, assumption, result, storageKey, onClose }: TestResultFormProps) {
  const client = useApolloClient();
  const [draft, setDraft] = useDraftText(storageKey);
  const [note, setNote] = useState(draft.text || (result?.note ?? ''));
  const [outcome, setOutcome] = useState<TestOutcomeName | undefined>(result?.outcome);
  const [error, setError] = useState<CallError>();
  const form = useFocusInvalid<HTMLFormElement>(error);
  const [sending, setSending] = useState<'save' | 'remove'>();
  useLeaveWarning(note !== (result?.note ?? ''));

  async function send(kind: 'save' | 'remove') {
    if (kind === 'save' && !outcome)
      return setError({ message: '', fields: { outcome: 'Choose what the test found.' } });
    setSending(kind);
    try {
      await client.mutate({
        mutation: SetTestResultDocument,
        variables: { id: analysisId, claim, ...(kind === 'save' && { outcome, note: note.trim() }) },
      });
      setDraft('');
      onClose();
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t save the result.'));
    } finally {
      setSending(undefined);
    }
  }

  function cancel() {
    setDraft('');
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
                  setOutcome(value);
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
        onChange={({ target }) => {
          setNote(target.value);
          setDraft(target.value);
        }}
      />
      <LimitNote text={note} max={pythionLimits.note} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={sending === 'save'}>
          Save result
        </Button>
        <Button onClick={cancel}>Cancel</Button>
        {result && (
          <Button variant="quiet" loading={sending === 'remove'} onClick={() => void send('remove')}>
            Remove result
          </Button>
        )}
      </div>
    </form>
  );
}
