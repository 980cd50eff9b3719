import { useState } from 'react';
import { v4 as newKey } from 'uuid';

type Stored = { text: string; key: string };

function read(name: string): Stored {
  try {
    const { text, key } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Record<keyof Stored, unknown>>;
    return { text: typeof text === 'string' ? text : '', key: typeof key === 'string' ? key : newKey() };
  } catch {
    return { text: '', key: newKey() };
  }
}

function write(name: string, stored: Stored): void {
  try {
    if (stored.text) localStorage.setItem(name, JSON.stringify(stored));
    else localStorage.removeItem(name);
  } catch {
    // Without storage the words last as long as the form.
  }
}

/** Whether words are kept under this name. */
export const hasStoredText = (name: string): boolean => read(name).text !== '';

/**
 * Words that are not sent yet, kept on this device as they are typed, with the key that goes with exactly these words.
 * @param name unique to the person and the place
 */
export function useStoredText(name: string): [Stored, (text: string) => void] {
  const [stored, setStored] = useState(() => read(name));
  function change(text: string) {
    const next = { text, key: newKey() };
    setStored(next);
    write(name, next);
  }
  return [stored, change];
}
