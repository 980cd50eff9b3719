import { useEffect, useState, type ReactNode } from 'react';
import { callApi } from '../../../api/rest';
import { PageSpinner } from '../../../ui/Spinner';
import { noAnswer } from '../form/noResponseMessage';

type Props = {
  token: string;
  purpose: 'reset_password' | 'undo_deletion';
  /** Shown for a link that works, or of which nobody could say; `refusal` is why it does not. */
  children: (refusal: string | undefined) => ReactNode;
};

/** Asks whether a mailed link still works before its page asks for anything. Asking does not use it up. */
export function LinkCheck({ token, purpose, children }: Props) {
  const [checked, setChecked] = useState<{ refusal?: string }>();
  useEffect(() => {
    let isCurrent = true;
    void callApi('/auth/check-link', { method: 'POST', json: { token, purpose }, fallback: noAnswer }).then(
      ({ error }) => isCurrent && setChecked({ refusal: error?.fields?.token }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, purpose]);
  return checked ? children(checked.refusal) : <PageSpinner label="Checking your link…" />;
}
