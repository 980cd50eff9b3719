import { callApi } from '../../../api/rest';
import { ButtonLink } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/form/PasswordField';
import { AccountForm } from '../form/AccountForm';
import { InvalidLink } from '../emailLink/InvalidLink';
import { LinkValidation } from '../emailLink/LinkValidation';
import { noResponseMessage } from '../form/noResponseMessage';
import { newPasswordRule } from '../form/fieldRules';
import { passwordRules } from '../form/passwordRules';
import { useRedirectToLogin } from '../login/useRedirectToLogin';
import { useSubmit } from '../form/useSubmit';

/** Sets a new password with the token of an email link. A rejected password does not use up the token. */
export function ChoosePassword({ token }: { token: string }) {
  return (
    <LinkValidation token={token} purpose="reset_password">
      {(rejection) => <ChoosePasswordForm token={token} initialRejection={rejection} />}
    </LinkValidation>
  );
}

function ChoosePasswordForm({ token, initialRejection }: { token: string; initialRejection: string | undefined }) {
  const redirectToLogin = useRedirectToLogin();
  const form = useSubmit({
    fields: ['newPassword'],
    rules: { newPassword: newPasswordRule },
    async send({ newPassword }) {
      const result = await callApi('/auth/reset-password', {
        method: 'POST',
        json: { token, newPassword },
        fallback: noResponseMessage,
      });
      if (!result.error) await redirectToLogin('passwordReset');
      return result;
    },
  });

  const rejection = initialRejection ?? form.error?.fields?.token;
  if (rejection) {
    return (
      <InvalidLink message={rejection}>
        <ButtonLink to="/password-reset" replace state={{ linkRejected: true }} variant="primary" wide>
          Request a new link
        </ButtonLink>
      </InvalidLink>
    );
  }
  return (
    <AccountForm
      title="Choose a new password"
      submit="Change password"
      form={form}
      intro={<p className="text-body text-pretty text-ink-2">Changing your password logs you out on all devices.</p>}
    >
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" hint={passwordRules} />
    </AccountForm>
  );
}
