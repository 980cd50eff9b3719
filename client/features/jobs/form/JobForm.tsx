import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CallError } from '../../../http/errors';
import { useFormDraft } from '../../../shell/useFormDraft';
import { Button } from '../../../ui/button/Button';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid';
import { FormBar } from '../../../ui/form/FormBar';
import { RestoredNotice } from '../../../ui/form/RestoredNotice';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import type { StateName } from '../jobLabels';
import { JobFields } from './JobFields';
import { JobPreview } from './JobPreview';
import { isSameJob, readStoredJob, type JobValues } from './jobValues';
import { useSubmitJob, type SubmitKind } from './useSubmitJob';
import { validateJob, type JobErrors } from './validateJob';

export interface JobFormProps {
  /** Undefined for a new job. */
  jobId?: string;
  state?: StateName;
  saved: JobValues;
}

/** Errors of the server by the form's fields: those of single skills belong to the skills. */
const toFieldErrors = (fields: Record<string, string>, values: JobValues): JobErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [field, index] = path.split('.');
      return index === undefined ? [path, message] : [field, `“${values.skills[Number(index)]}”: ${message}`];
    }),
  );

/** Form for a job, with a preview. What is typed is stored on the device until it is saved. */
export function JobForm({ jobId, state = 'DRAFT', saved }: JobFormProps) {
  const { values, key, isRestored, change, clear, discard } = useFormDraft({
    place: `job:${jobId ?? 'new'}`,
    saved,
    read: readStoredJob,
    isSame: isSameJob,
  });
  const { running, submit } = useSubmitJob(jobId);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const [errors, setErrors] = useState<JobErrors>({});
  const [failure, setFailure] = useState<{ kind: SubmitKind; error: CallError }>();
  const [attempt, setAttempt] = useState<object>();
  const container = useRef<HTMLDivElement>(null);
  const isDraft = state === 'DRAFT';

  // The fields are marked as invalid after this render.
  useEffect(() => {
    if (!attempt) return undefined;
    const frame = requestAnimationFrame(() => container.current && focusFirstInvalid(container.current));
    return () => cancelAnimationFrame(frame);
  }, [attempt]);

  function showErrors(next: JobErrors) {
    setErrors(next);
    setTab('write');
    setAttempt({});
  }

  async function handleSubmit(kind: SubmitKind) {
    if (running) return;
    setFailure(undefined);
    const invalid = validateJob(values, { isDraft: kind === 'draft' });
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    const error = await submit(kind, { values, key, onSaved: clear });
    if (!error) return;
    const fields = toFieldErrors(error.fields ?? {}, values);
    if (Object.keys(fields).some((field) => Object.hasOwn(values, field))) showErrors(fields);
    else setFailure({ kind, error });
  }

  function handleChange(part: Partial<JobValues>) {
    change(part);
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !Object.hasOwn(part, field))));
  }

  /** Empty required fields are errors at submission only, so that leaving a field does not blame. */
  function handleBlur(field: keyof JobValues) {
    const message = validateJob(values, { isDraft: true })[field];
    const isEmpty = values[field] === '';
    setErrors(({ [field]: _last, ...others }) => (message && !isEmpty ? { ...others, [field]: message } : others));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSubmit(isDraft ? 'publish' : 'save');
  }

  return (
    <div ref={container}>
      {isRestored && <RestoredNotice onDiscard={discard} />}
      <Tabs
        label="Write or preview"
        items={[
          { value: 'write', label: 'Write' },
          { value: 'preview', label: 'Preview' },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        <TabPanel value="write">
          <JobFields
            values={values}
            errors={errors}
            onChange={handleChange}
            onBlur={handleBlur}
            onKeyDown={handleKeyDown}
          />
        </TabPanel>
        <TabPanel value="preview">
          <JobPreview values={values} />
        </TabPanel>
      </Tabs>
      <FormBar
        error={failure?.error}
        isSending={running !== undefined}
        onRetry={() => failure && void handleSubmit(failure.kind)}
      >
        {isDraft ? (
          <>
            <Button loading={running === 'draft'} onClick={() => void handleSubmit('draft')}>
              Save draft
            </Button>
            <Button variant="primary" loading={running === 'publish'} onClick={() => void handleSubmit('publish')}>
              Publish
            </Button>
          </>
        ) : (
          <Button variant="primary" loading={running === 'save'} onClick={() => void handleSubmit('save')}>
            Save changes
          </Button>
        )}
      </FormBar>
    </div>
  );
}
