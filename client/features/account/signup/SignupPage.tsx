import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accountLimits } from '../../../../shared/contracts/account';
import { useAuth } from '../../../auth/AuthProvider';
import { register } from '../../../auth/signIn';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextLink } from '../../../ui/text/TextLink';
import { AccountForm } from '../form/AccountForm';
import { EmailField } from '../form/EmailField';
import { passwordRules } from '../form/passwordRules';
import { returnPath } from '../login/returnPath';
import { useEmailAvailability, useUsernameAvailability, type Availability } from './useAvailability';
import { emailRule, newPasswordRule, usernameRule } from '../form/fieldRules';
import { UsernameField } from '../form/UsernameField';
import { useSubmit } from '../form/useSubmit';

/** Creates an account, then redirects to the page that was requested. */
export function SignupPage() {
  const { status } = useAuth();
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [username, setUsername] = useState('');
  const emailAvailability = useEmailAvailability(email);
  const usernameAvailability = useUsernameAvailability(username);
  const form = useSubmit({
    fields: ['email', 'username', 'password'],
    rules: { email: emailRule, username: usernameRule, password: newPasswordRule },
    send: register,
  });
  if (status === 'authenticated') return <Navigate to={returnPath(state)} replace />;

  // A field shows either its error or the result of the availability check, not both.
  const errors = form.fieldErrors;
  return (
    <AccountForm
      title="Sign up"
      submit="Sign up"
      form={form}
      footer={
        <>
          <p>
            Already have an account?{' '}
            <TextLink to="/login" state={state}>
              Log in
            </TextLink>
          </p>
          <p>
            By signing up, you agree to the <TextLink to="/terms">terms</TextLink> and the{' '}
            <TextLink to="/privacy">privacy notice</TextLink>.
          </p>
        </>
      }
    >
      <EmailField
        label="Email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        hint={
          <LiveHint>
            {!errors.email &&
              emailAvailability === 'taken' &&
              'You already have an account with this email. Log in instead.'}
          </LiveHint>
        }
      />
      <UsernameField
        label="Username"
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        hint={
          <LiveHint>{!errors.username && usernameHint(username.trim().toLowerCase(), usernameAvailability)}</LiveHint>
        }
      />
      <PasswordField label="Password" name="password" autoComplete="new-password" hint={passwordRules} />
    </AccountForm>
  );
}

/** Hint that changes while typing; a live region, so that screen readers announce it. */
const LiveHint = ({ children }: { children: string | false }) => <output>{children}</output>;

const { min, max } = accountLimits.username;

function usernameHint(name: string, availability: Availability): string {
  if (typeof availability === 'object') return availability.rejection;
  if (availability === 'free') return `${name} is available.`;
  if (availability === 'taken') return `${name} is taken. Try another.`;
  return availability === 'checking'
    ? 'Checking…'
    : `${min} to ${max} letters, numbers or underscores. Periods and hyphens are OK in the middle.`;
}
