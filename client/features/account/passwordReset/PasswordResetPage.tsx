import { useLocation } from 'react-router-dom';
import { RequestResetLink } from './RequestResetLink';
import { ChoosePassword } from './ChoosePassword';
import { useLinkToken } from '../emailLink/useLinkToken';

/** How to get in without the password: a link is asked for, or one that came by mail is followed. */
export function PasswordResetPage() {
  const state = useLocation().state as { asksAgain?: boolean; email?: string } | null;
  const token = useLinkToken('token');
  return token ? (
    <ChoosePassword token={token} />
  ) : (
    <RequestResetLink isAgain={state?.asksAgain === true} typed={state?.email} />
  );
}
