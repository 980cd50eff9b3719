import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { login } from '../../../auth/signIn';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextLink } from '../../../ui/text/TextLink';
import { AccountForm } from '../form/AccountForm';
import { UndoDeletion } from '../deletion/UndoDeletion';
import { describeSessionEnd, useLoginNotice } from './loginNotice';
import { FormNotice } from '../form/FormNotice';
import { returnPath } from './returnPath';
import { useLinkToken } from '../emailLink/useLinkToken';
import { UsernameField } from '../form/UsernameField';
import { useSubmit } from '../form/useSubmit';

/** Signs in, then redirects to the page that was requested. The email link that undoes a deletion leads here too. */
export function LoginPage() {
  const { status } = useAuth();
  const { state } = useLocation();
  const undoToken = useLinkToken('undo-deletion');
  if (undoToken) return <UndoDeletion token={undoToken} />;
  return status === 'authenticated' ? <Navigate to={returnPath(state)} replace /> : <LoginForm />;
}

function LoginForm() {
  const [identifier, setIdentifier] = useState('');
  const { sessionEnded, endReason } = useAuth();
  const { state } = useLocation();
  const notice = useLoginNotice() ?? describeSessionEnd(sessionEnded, endReason);
  // The server does not reveal which of the two was wrong, so editing either clears the error.
  const form = useSubmit({
    fields: ['username', 'password'],
    send: ({ username, password }) => login(username, password),
    clearTogether: true,
  });

  return (
    <AccountForm
      title="Log in"
      submit="Log in"
      form={form}
      intro={notice && <FormNotice>{notice}</FormNotice>}
      footer={
        <p>
          New here?{' '}
          <TextLink to="/signup" state={state}>
            Sign up
          </TextLink>
        </p>
      }
    >
      <UsernameField
        label="Username or email"
        value={identifier}
        onChange={(event) => setIdentifier(event.currentTarget.value)}
      />
      <div className="relative">
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <TextLink
          to="/forgot-password"
          state={{ email: /\S@\S/.test(identifier) ? identifier : undefined }}
          className="absolute -top-4 right-0 pt-4 pb-1 text-body"
        >
          Forgot password?
        </TextLink>
      </div>
    </AccountForm>
  );
}
