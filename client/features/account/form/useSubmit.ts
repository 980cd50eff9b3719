import { useState } from 'react';
import type { CallError } from '../../../http/errors';

type Options<Name extends string> = {
  /** Names of the form's fields, equal to the server's. */
  fields: readonly Name[];
  /** Sends the values and handles success. */
  send: (values: Record<Name, string>) => Promise<{ error?: CallError }>;
  /** Whether editing one field clears the errors of all fields: for username and password, which the server validates together. */
  clearTogether?: boolean;
};

/** State and handlers of a form, as `SubmitForm` takes them. */
export type FormSubmission = {
  fields: readonly string[];
  isSending: boolean;
  /** Error of the last submission. */
  error: CallError | undefined;
  submit: (form: FormData) => Promise<void>;
  /** Clears the error of an edited field. An error of the whole form stays. */
  clear: (name: string) => void;
};

/** Submits a form; ignores further submissions while one is running. */
export function useSubmit<Name extends string>({ fields, send, clearTogether = false }: Options<Name>): FormSubmission {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();

  async function submit(form: FormData) {
    if (isSending) return;
    setSending(true);
    const values = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')])) as Record<
      Name,
      string
    >;
    const result = await send(values);
    setSending(false);
    setError(result.error);
  }

  function clear(name: string) {
    if (!error?.fields) return;
    const remaining = clearTogether ? [] : Object.entries(error.fields).filter(([field]) => field !== name);
    setError(remaining.length > 0 ? { ...error, fields: Object.fromEntries(remaining) } : undefined);
  }

  return { fields, isSending, error, submit, clear };
}
