import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider';
import { hasRoute } from '../../shell/registry';
import { PasswordField } from '../../ui/PasswordField';
import { Status } from '../../ui/Status';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { AccountForm } from './AccountForm';
import { returnPath } from './returnPath';
import { useSignIn } from './useSignIn';

/** Signs in, then goes on to where the visitor wanted to be. */
export function LoginPage() {
  const { status, sessionEnded, login } = useAuth();
  const { state } = useLocation();
  const { send, isSending, error, clearFields } = useSignIn();
  if (status === 'authenticated') return <Navigate to={returnPath(state)} replace />;

  return (
    <AccountForm
      title="Log in"
      submit="Log in"
      fields={['username', 'password']}
      error={error}
      isSending={isSending}
      onSubmit={(values) => void send(() => login(String(values.get('username')), String(values.get('password'))))}
      // Which of the two was wrong is not said, so changing either is an answer to the error.
      onChange={clearFields}
      notice={
        sessionEnded && (
          <Status className="rounded-control bg-info-soft px-3 py-2 text-body font-medium text-on-info-soft">Session ended. Log in to go on.</Status>
        )
      }
      footer={
        <>
          <p>
            New here?{' '}
            <TextLink to="/signup" state={state}>
              Sign up
            </TextLink>
          </p>
          {hasRoute('/forgot-password') && (
            <p>
              <TextLink to="/forgot-password">Forgot your password?</TextLink>
            </p>
          )}
        </>
      }
    >
      <TextField
        label="Username or email"
        name="username"
        error={error?.fields?.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField label="Password" name="password" error={error?.fields?.password} autoComplete="current-password" />
    </AccountForm>
  );
}
