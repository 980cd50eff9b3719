import { useState } from 'react';
import type { CallError } from '../../../api/errors';

type Options<Name extends string> = {
  /** Names of the form's fields, as the server calls them. */
  fields: readonly Name[];
  /** Sends what the fields hold. What is to happen after success happens in here. */
  send: (values: Record<Name, string>) => Promise<{ error?: CallError }>;
  /** A name and its password are judged together: typing in one takes back what was said of either. */
  judgedTogether?: boolean;
};

/** A form's way to the server, as `SubmitForm` takes it. */
export type Submit = {
  fields: readonly string[];
  isSending: boolean;
  /** What came of the last sending. */
  error: CallError | undefined;
  submit: (form: FormData) => Promise<void>;
  /** Takes back what was said of a field that is typed in. What was said of the form as a whole stays. */
  clear: (name: string) => void;
};

/** Sends a form, one sending at a time. */
export function useSubmit<Name extends string>({ fields, send, judgedTogether = false }: Options<Name>): Submit {
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
    const others = judgedTogether ? [] : Object.entries(error.fields).filter(([field]) => field !== name);
    setError(others.length > 0 ? { ...error, fields: Object.fromEntries(others) } : undefined);
  }

  return { fields, isSending, error, submit, clear };
}
