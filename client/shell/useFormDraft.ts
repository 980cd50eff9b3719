import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useAuth } from '../auth/AuthProvider';
import { loadTabDraft, saveTabDraft } from '../lib/tabDraft';

export interface FormDraftOptions<Values> {
  /** Unique to the form: "job:new", or with the id of what it edits. */
  place: string;
  /** The fields as they are saved. */
  saved: Values;
  /** Reads fields that were stored on the device, maybe by an earlier version. Null when nothing is stored. */
  read: (stored: Record<string, unknown>, saved: Values) => Values | null;
  isSame: (one: Values, other: Values) => boolean;
}

/** Fields of a form that are not saved yet, stored on the device at every change. Each tab has its own. */
export function useFormDraft<Values extends object>({ place, saved, read, isSame }: FormDraftOptions<Values>) {
  const storageKey = `draft:${place.replace(':', `:${useAuth().user?.id ?? ''}:`)}`;
  const [stored] = useState(() => loadTabDraft(storageKey));
  const [initial] = useState(saved);
  const [values, setValues] = useState(() => read(stored, initial) ?? initial);
  /** Idempotency key of exactly these fields. Every change creates a new one, so a retry creates one object. */
  const [key, setKey] = useState(() => (typeof stored.key === 'string' ? stored.key : newKey()));
  const [isRestored, setRestored] = useState(() => !isSame(values, initial));

  function change(part: Partial<Values>) {
    const next = { values: { ...values, ...part }, key: newKey() };
    setValues(next.values);
    setKey(next.key);
    saveTabDraft(storageKey, next);
  }

  /** Removes the stored fields: they were saved. */
  const clear = () => saveTabDraft(storageKey, null);

  function discard() {
    clear();
    setValues(initial);
    setKey(newKey());
    setRestored(false);
  }

  return { values, key, isRestored, change, clear, discard };
}
