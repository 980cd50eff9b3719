import { useLocation } from 'react-router-dom';
import { RequestResetLink } from './RequestResetLink';
import { ChoosePassword } from './ChoosePassword';
import { useLinkToken } from '../emailLink/useLinkToken';

/** Requests a reset link by email or, with the token of one, sets a new password. */
export function PasswordResetPage() {
  const state = useLocation().state as { linkRejected?: boolean; email?: string } | null;
  const token = useLinkToken('token');
  return token ? (
    <ChoosePassword token={token} />
  ) : (
    <RequestResetLink focusField={state?.linkRejected === true} initialEmail={state?.email} />
  );
}
