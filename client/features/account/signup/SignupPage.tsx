import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { PasswordField } from '../../../ui/PasswordField';
import { TextLink } from '../../../ui/TextLink';
import { AccountForm } from '../form/AccountForm';
import { EmailField } from '../form/EmailField';
import { passwordRules } from '../form/passwordRules';
import { returnPath } from '../login/returnPath';
import { useEmailAvailability, useUsernameAvailability, type Availability } from './useAvailability';
import { UsernameField } from '../form/UsernameField';
import { useSubmit } from '../form/useSubmit';

/** Makes an account, then goes on to where the visitor wanted to be. */
export function SignupPage() {
  const { status, register } = useAuth();
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [username, setUsername] = useState('');
  const emailAvailability = useEmailAvailability(email);
  const usernameAvailability = useUsernameAvailability(username);
  const form = useSubmit({ fields: ['email', 'username', 'password'], send: register });
  if (status === 'authenticated') return <Navigate to={returnPath(state)} replace />;

  // Under a field stands what the server refused, or what it said while somebody typed: not both.
  const wrong = form.error?.fields;
  return (
    <AccountForm
      title="Sign up"
      submit="Sign up"
      form={form}
      footer={
        <>
          <p>
            Have an account?{' '}
            <TextLink to="/login" state={state}>
              Log in
            </TextLink>
          </p>
          <p>
            By signing up you accept the <TextLink to="/terms">terms</TextLink> and the{' '}
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
          <Said>
            {!wrong?.email && emailAvailability === 'taken' && 'An account with this address exists. Log in instead.'}
          </Said>
        }
      />
      <UsernameField
        label="Username"
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        hint={<Said>{!wrong?.username && usernameHint(username.trim().toLowerCase(), usernameAvailability)}</Said>}
      />
      <PasswordField label="Password" name="password" autoComplete="new-password" hint={passwordRules} />
    </AccountForm>
  );
}

/** Text that changes while somebody types, for those who listen too. */
const Said = ({ children }: { children: string | false }) => <output>{children}</output>;

function usernameHint(name: string, availability: Availability): string {
  if (typeof availability === 'object') return availability.refused;
  if (availability === 'free') return `${name} is free.`;
  if (availability === 'taken') return `${name} is taken. Choose another.`;
  return availability === 'checking' ? 'Checking…' : '3 to 30 letters, digits or _, with . or - inside.';
}
