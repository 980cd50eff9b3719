import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CallError } from '../../../http/errors';
import { Button } from '../../../ui/button/Button';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid';
import { SubmitError } from '../../../ui/form/SubmitError';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { usePublishedHeight } from '../../../ui/usePublishedHeight';
import type { StateName } from '../jobLabels';
import { JobFields } from './JobFields';
import { JobPreview } from './JobPreview';
import type { JobValues } from './jobValues';
import { useJobDraft } from './useJobDraft';
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
  const { values, key, isRestored, change, clear, discard } = useJobDraft(jobId ?? 'new', saved);
  const { running, submit } = useSubmitJob(jobId);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const [errors, setErrors] = useState<JobErrors>({});
  const [failure, setFailure] = useState<{ kind: SubmitKind; error: CallError }>();
  const [attempt, setAttempt] = useState<object>();
  const container = useRef<HTMLDivElement>(null);
  const formBar = usePublishedHeight<HTMLDivElement>('--form-bar');
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
      {isRestored && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-info-soft px-4 py-2 text-on-info-soft">
          <p className="min-w-0 flex-1 basis-50">Your unsaved changes were restored from this device.</p>
          <Button onClick={discard}>Discard changes</Button>
        </div>
      )}
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
      <div
        ref={formBar}
        className="sticky bottom-[calc(var(--bottom-bar)+var(--banner))] z-1 -mb-12 border-t border-line bg-surface md:bottom-(--banner)"
      >
        {failure && (
          <SubmitError
            error={failure.error}
            retrying={running !== undefined}
            onRetry={() => void handleSubmit(failure.kind)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2 px-4 py-3">
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
        </div>
      </div>
    </div>
  );
}
