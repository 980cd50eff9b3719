import { callApi } from '../../../api/rest';
import { ButtonLink } from '../../../ui/Button';
import { PasswordField } from '../../../ui/PasswordField';
import { AccountForm } from '../form/AccountForm';
import { DeadLink } from '../emailLink/InvalidLink';
import { LinkCheck } from '../emailLink/LinkValidation';
import { noAnswer } from '../form/noResponseMessage';
import { passwordRules } from '../form/passwordRules';
import { useLeaveForLogin } from '../login/useRedirectToLogin';
import { useSubmit } from '../form/useSubmit';

/** Chooses a new password by the mailed link. A password that is refused leaves the link good. */
export function ChoosePassword({ token }: { token: string }) {
  return (
    <LinkCheck token={token} purpose="reset_password">
      {(refusal) => <ChooseForm token={token} knownRefusal={refusal} />}
    </LinkCheck>
  );
}

function ChooseForm({ token, knownRefusal }: { token: string; knownRefusal: string | undefined }) {
  const leaveForLogin = useLeaveForLogin();
  const form = useSubmit({
    fields: ['newPassword'],
    async send({ newPassword }) {
      const result = await callApi('/auth/reset-password', {
        method: 'POST',
        json: { token, newPassword },
        fallback: noAnswer,
      });
      if (!result.error) await leaveForLogin('passwordChosen');
      return result;
    },
  });

  const refusal = knownRefusal ?? form.error?.fields?.token;
  if (refusal) {
    return (
      <DeadLink message={refusal}>
        <ButtonLink to="/password-reset" replace state={{ asksAgain: true }} variant="primary" wide>
          Ask for a new link
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountForm
      title="Choose a new password"
      submit="Change password"
      form={form}
      intro={
        <p className="text-body text-pretty text-ink-2">
          All devices are signed out, in case somebody else knew the old one. Then log in with the new one.
        </p>
      }
    >
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" hint={passwordRules} />
    </AccountForm>
  );
}
