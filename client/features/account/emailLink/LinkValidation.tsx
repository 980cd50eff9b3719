import { useEffect, useState, type ReactNode } from 'react';
import { callApi } from '../../../api/rest';
import { PageSpinner } from '../../../ui/feedback/Spinner';
import { noResponseMessage } from '../form/noResponseMessage';

type Props = {
  token: string;
  purpose: 'reset_password' | 'undo_deletion';
  /** Rendered once the check is done. `rejection` is the reason why the link is invalid; undefined for a valid link or a failed check. */
  children: (rejection: string | undefined) => ReactNode;
};

/** Validates the token of an email link before its page renders. The check does not use up the token. */
export function LinkValidation({ token, purpose, children }: Props) {
  const [result, setResult] = useState<{ rejection?: string }>();
  useEffect(() => {
    let isCurrent = true;
    void callApi('/auth/check-link', { method: 'POST', json: { token, purpose }, fallback: noResponseMessage }).then(
      ({ error }) => isCurrent && setResult({ rejection: error?.fields?.token }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, purpose]);
  return result ? children(result.rejection) : <PageSpinner label="Checking your link…" />;
}
