import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { loadTabDraft, peekTabDraft, saveTabDraft } from './tabDraft';

type DraftText = {
  text: string;
  /** Idempotency key of exactly this text. Every change creates a new one. */
  key: string;
};

function toDraftText({ text, key }: Record<string, unknown>): DraftText {
  return { text: typeof text === 'string' ? text : '', key: typeof key === 'string' ? key : newKey() };
}

/** Whether a form has a draft that differs from what is saved. */
export const hasDraftText = (storageKey: string, saved = ''): boolean =>
  !['', saved].includes(toDraftText(peekTabDraft(storageKey)).text);

/**
 * Text of a form that is not sent yet, stored on every change. Each tab has its own.
 * @param storageKey unique to the user and the form
 * @returns the draft, and a function that changes its text; an empty text removes the draft
 */
export function useDraftText(storageKey: string): [DraftText, (text: string) => void] {
  const [draft, setDraft] = useState(() => toDraftText(loadTabDraft(storageKey)));
  function setText(text: string) {
    const next = { text, key: newKey() };
    setDraft(next);
    saveTabDraft(storageKey, text === '' ? null : next);
  }
  return [draft, setText];
}
