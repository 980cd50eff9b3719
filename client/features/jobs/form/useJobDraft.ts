import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useAuth } from '../../../auth/AuthProvider';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';
import { isSameJob, readStoredJob, type JobValues } from './jobValues';

/**
 * Fields of a job that are not saved yet, stored on the device at every change.
 * @param place unique to the form: "new", or the job's id
 * @param saved the fields as they are saved
 */
export function useJobDraft(place: string, saved: JobValues) {
  const storageKey = `draft:job:${useAuth().user?.id ?? ''}:${place}`;
  const [stored] = useState(() => loadDraft(storageKey));
  const [initial] = useState(saved);
  const [values, setValues] = useState(() => readStoredJob(stored, initial) ?? initial);
  /** Idempotency key of exactly these fields. Every change creates a new one, so a retry creates one job. */
  const [key, setKey] = useState(() => (typeof stored.key === 'string' ? stored.key : newKey()));
  const [isRestored, setRestored] = useState(() => !isSameJob(values, initial));

  function change(part: Partial<JobValues>) {
    const next = { values: { ...values, ...part }, key: newKey() };
    setValues(next.values);
    setKey(next.key);
    saveDraft(storageKey, next);
  }

  /** Removes the stored fields: they were saved. */
  const clear = () => saveDraft(storageKey, null);

  function discard() {
    clear();
    setValues(initial);
    setKey(newKey());
    setRestored(false);
  }

  return { values, key, isRestored, change, clear, discard };
}
