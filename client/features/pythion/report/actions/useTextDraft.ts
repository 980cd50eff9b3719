import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useAuth } from '../../../../auth/AuthProvider';
import { loadTabDraft, saveTabDraft } from '../../../../lib/tabDraft';

/** A text that is not analyzed yet. */
export type TextDraft = {
  text: string;
  /** Number of the version that it was started from. */
  number: number;
  /** Idempotency key of exactly this text. Every change creates a new one. */
  key: string;
};

type Saved = { id: string; idea: string; number: number };

function readTextDraft(storageKey: string, { idea, number }: Saved): TextDraft | null {
  const stored = loadTabDraft(storageKey);
  if (typeof stored.text !== 'string' || stored.text === idea) return null;
  return {
    text: stored.text,
    number: typeof stored.number === 'number' ? stored.number : number,
    key: typeof stored.key === 'string' ? stored.key : newKey(),
  };
}

/**
 * The text of the next version, stored on every change. A newer version of another tab or device does not replace it.
 * @param saved the latest version
 */
export function useTextDraft(saved: Saved) {
  const storageKey = `draft:analysis-text:${useAuth().user?.id ?? ''}:${saved.id}`;
  const [draft, setDraft] = useState(() => readTextDraft(storageKey, saved));
  const [isRestored] = useState(draft !== null);
  const isChanged = draft !== null && draft.text.trim() !== saved.idea.trim();

  function store(next: TextDraft | null) {
    setDraft(next);
    saveTabDraft(storageKey, next);
  }

  return {
    draft,
    /** It was typed before the form was opened. */
    isRestored: isRestored && isChanged,
    isChanged,
    /** The version that it was started from is not the latest one anymore. */
    isOutdated: isChanged && draft.number < saved.number,
    change: (text: string) =>
      store(text === saved.idea ? null : { text, number: draft?.number ?? saved.number, key: newKey() }),
    store,
  };
}
