import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { AccountForm } from './AccountForm';
import { returnPath } from './returnPath';
import { useEmailAvailability, useUsernameAvailability, type Availability } from './useAvailability';
import { useSignIn } from './useSignIn';

/** Makes an account, then goes on to where the visitor wanted to be. */
export function SignupPage() {
  const { status, register } = useAuth();
  const { state } = useLocation();
  const { send, isSending, error, clearField } = useSignIn();
  const [email, setEmail] = useState('');
  const [username, setUsername] = useState('');
  const emailAvailability = useEmailAvailability(email);
  const usernameAvailability = useUsernameAvailability(username);
  if (status === 'authenticated') return <Navigate to={returnPath(state)} replace />;

  return (
    <AccountForm
      title="Sign up"
      submit="Sign up"
      fields={['email', 'username', 'password']}
      error={error}
      isSending={isSending}
      onSubmit={(values) => void send(() => register({ email, username, password: String(values.get('password')) }))}
      onChange={clearField}
      footer={
        <>
          <p>
            Have an account?{' '}
            <TextLink to="/login" state={state}>
              Log in
            </TextLink>
          </p>
          <p>
            By signing up you accept the <TextLink to="/terms">terms</TextLink> and the <TextLink to="/privacy">privacy notice</TextLink>.
          </p>
        </>
      }
    >
      <TextField
        label="Email"
        name="email"
        error={error?.fields?.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        hint={<Said>{emailAvailability === 'taken' && 'An account with this address exists. Log in instead.'}</Said>}
      />
      <TextField
        label="Username"
        name="username"
        error={error?.fields?.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        hint={<Said>{usernameHint(username.trim().toLowerCase(), usernameAvailability)}</Said>}
      />
      <PasswordField label="Password" name="password" error={error?.fields?.password} autoComplete="new-password" hint="8 to 128 characters." />
    </AccountForm>
  );
}

/** Text that changes while somebody types, for those who listen too. */
const Said = ({ children }: { children: string | false }) => <output>{children}</output>;

function usernameHint(name: string, availability: Availability): string {
  if (availability === 'free') return `${name} is free.`;
  if (availability === 'taken') return `${name} is taken. Choose another.`;
  return availability === 'checking' ? 'Checking…' : '3 to 30 letters, digits or _, with . or - inside.';
}
