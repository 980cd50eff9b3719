import { useMemo, useState } from 'react';
import type { CallError } from '../../../http/errors';
import type { FieldRule } from './fieldRules';

type Options<Name extends string> = {
  /** Names of the form's fields, equal to the server's. */
  fields: readonly Name[];
  /** Rules of fields, checked when the field loses focus. */
  rules?: Partial<Record<Name, FieldRule>>;
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
  /** Error messages by field: of the last submission, and of fields that were left with an invalid value. */
  fieldErrors: Record<string, string>;
  /** Validates a field that loses focus. An empty one is not reported before the submission. */
  validate: (name: string, value: string) => void;
  submit: (form: FormData) => Promise<void>;
  /** Clears the error of an edited field. An error of the whole form stays. */
  clear: (name: string) => void;
};

/** Submits a form; ignores further submissions while one is running. */
export function useSubmit<Name extends string>({
  fields,
  rules = {},
  send,
  clearTogether = false,
}: Options<Name>): FormSubmission {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();
  const [invalid, setInvalid] = useState<Record<string, string>>({});

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

  function validate(name: string, value: string) {
    const message = value.trim() && (rules as Partial<Record<string, FieldRule>>)[name]?.(value);
    if (message) setInvalid({ ...invalid, [name]: message });
  }

  function clear(name: string) {
    if (name in invalid) setInvalid(Object.fromEntries(Object.entries(invalid).filter(([field]) => field !== name)));
    if (!error?.fields) return;
    const remaining = clearTogether ? [] : Object.entries(error.fields).filter(([field]) => field !== name);
    setError(remaining.length > 0 ? { ...error, fields: Object.fromEntries(remaining) } : undefined);
  }

  // Stable between changes: the form focuses the first invalid field when its errors change after a submission.
  const fieldErrors = useMemo(() => ({ ...invalid, ...error?.fields }), [invalid, error]);

  return { fields, isSending, error, fieldErrors, validate, submit, clear };
}
