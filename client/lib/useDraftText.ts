import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { loadDraft, saveDraft } from './draftStorage';

type DraftText = {
  text: string;
  /** Idempotency key of exactly this text. Every change creates a new one. */
  key: string;
};

function readDraftText(storageKey: string): DraftText {
  const { text, key } = loadDraft(storageKey);
  return { text: typeof text === 'string' ? text : '', key: typeof key === 'string' ? key : newKey() };
}

/** Whether a form has a draft that differs from what is saved. */
export const hasDraftText = (storageKey: string, saved = ''): boolean =>
  !['', saved].includes(readDraftText(storageKey).text);

/**
 * Text of a form that is not sent yet, stored in local storage on every change.
 * @param storageKey unique to the user and the form
 * @returns the draft, and a function that changes its text; an empty text removes the draft
 */
export function useDraftText(storageKey: string): [DraftText, (text: string) => void] {
  const [draft, setDraft] = useState(() => readDraftText(storageKey));
  function setText(text: string) {
    const next = { text, key: newKey() };
    setDraft(next);
    saveDraft(storageKey, text === '' ? null : next);
  }
  return [draft, setText];
}
