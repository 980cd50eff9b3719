import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { callApi } from '../../../api/rest';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextLink } from '../../../ui/text/TextLink';
import { useToast } from '../../../ui/toast/Toast';
import { noResponseMessage } from '../form/noResponseMessage';
import { newPasswordRule } from '../form/fieldRules';
import { passwordRules } from '../form/passwordRules';
import { SubmitForm } from '../form/SubmitForm';
import { useSubmit } from '../form/useSubmit';
import { DevicesDocument } from './__generated__/Devices.generated';

/** Form that changes the password and thereby signs out every other device. */
export function ChangePassword() {
  const { user } = useAuth();
  const client = useApolloClient();
  const toast = useToast();
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const form = useSubmit({
    fields: ['currentPassword', 'newPassword'],
    rules: { newPassword: newPasswordRule },
    async send(json) {
      const result = await callApi('/auth/change-password', { method: 'POST', json, fallback: noResponseMessage });
      if (!result.error) {
        setValues({ currentPassword: '', newPassword: '' });
        toast.show('Password changed. Your other devices were logged out.');
        // Live events are not delivered to the page that caused them.
        void client.refetchQueries({ include: [DevicesDocument] });
      }
      return result;
    },
  });

  const control = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <SubmitForm label="Change password" form={form}>
      <p className="text-body text-ink-2">Changing your password logs you out on all other devices.</p>
      {/* Password managers read the account from this field. */}
      <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...control('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordRules}
        {...control('newPassword')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          Change password
        </Button>
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </div>
    </SubmitForm>
  );
}
