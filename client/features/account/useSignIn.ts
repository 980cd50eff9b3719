import { useState } from 'react';
import type { CallError } from '../../api/errors';
import type { SignInResult } from '../../auth/signIn';

/** One sending of a sign-in form at a time, and what came of the last. Success shows itself in `useAuth`. */
export function useSignIn() {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();

  async function send(call: () => Promise<SignInResult>) {
    if (isSending) return;
    setSending(true);
    const result = await call();
    setSending(false);
    setError(result.error);
  }

  /** Takes back what was said of a field, because it has been typed in. */
  function clearField(name: string) {
    if (!error?.fields?.[name]) return;
    const others = Object.entries(error.fields).filter(([field]) => field !== name);
    setError(others.length > 0 ? { ...error, fields: Object.fromEntries(others) } : undefined);
  }

  /** Takes back what was said of every field. What was said of the form as a whole stays until the next sending. */
  function clearFields() {
    if (error?.fields) setError(undefined);
  }

  return { send, isSending, error, clearField, clearFields };
}
