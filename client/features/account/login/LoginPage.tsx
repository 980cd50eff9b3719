import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { PasswordField } from '../../../ui/PasswordField';
import { TextLink } from '../../../ui/TextLink';
import { AccountForm } from '../form/AccountForm';
import { UndoDeletion } from '../deletion/UndoDeletion';
import { describeSessionEnd, useLoginNotice } from './loginNotice';
import { Notice } from '../form/FormNotice';
import { returnPath } from './returnPath';
import { useLinkToken } from '../emailLink/useLinkToken';
import { UsernameField } from '../form/UsernameField';
import { useSubmit } from '../form/useSubmit';

/** Signs in, then goes on to where the visitor wanted to be. The link that undoes a deletion leads here too. */
export function LoginPage() {
  const { status } = useAuth();
  const { state } = useLocation();
  const undoToken = useLinkToken('undo-deletion');
  if (undoToken) return <UndoDeletion token={undoToken} />;
  return status === 'authenticated' ? <Navigate to={returnPath(state)} replace /> : <LoginForm />;
}

function LoginForm() {
  const [name, setName] = useState('');
  const { sessionEnded, endReason, login } = useAuth();
  const { state } = useLocation();
  const notice = useLoginNotice() ?? describeSessionEnd(sessionEnded, endReason);
  // Which of the two was wrong is not said, so changing either is an answer to the error.
  const form = useSubmit({
    fields: ['username', 'password'],
    send: ({ username, password }) => login(username, password),
    judgedTogether: true,
  });

  return (
    <AccountForm
      title="Log in"
      submit="Log in"
      form={form}
      intro={notice && <Notice>{notice}</Notice>}
      footer={
        <p>
          New here?{' '}
          <TextLink to="/signup" state={state}>
            Sign up
          </TextLink>
        </p>
      }
    >
      <UsernameField label="Username or email" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <div className="relative">
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <TextLink
          to="/forgot-password"
          state={{ email: /\S@\S/.test(name) ? name : undefined }}
          className="absolute -top-4 right-0 pt-4 pb-1 text-body"
        >
          Forgot password?
        </TextLink>
      </div>
    </AccountForm>
  );
}
