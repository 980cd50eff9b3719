import { callApi } from '../../../api/rest';
import { ButtonLink } from '../../../ui/Button';
import { TextLink } from '../../../ui/TextLink';
import { AccountForm } from '../form/AccountForm';
import { DeadLink } from '../emailLink/InvalidLink';
import { LinkCheck } from '../emailLink/LinkValidation';
import { noAnswer } from '../form/noResponseMessage';
import { useLeaveForLogin } from '../login/useRedirectToLogin';
import { useSubmit } from '../form/useSubmit';

/** Takes a deletion back by the mailed link. The login form waits until then: it could only say that the password is wrong. */
export function UndoDeletion({ token }: { token: string }) {
  return (
    <LinkCheck token={token} purpose="undo_deletion">
      {(refusal) => <KeepForm token={token} knownRefusal={refusal} />}
    </LinkCheck>
  );
}

function KeepForm({ token, knownRefusal }: { token: string; knownRefusal: string | undefined }) {
  const leaveForLogin = useLeaveForLogin();
  const form = useSubmit({
    fields: [],
    async send() {
      const result = await callApi('/auth/undo-deletion', { method: 'POST', json: { token }, fallback: noAnswer });
      if (!result.error) await leaveForLogin('accountKept');
      return result;
    },
  });

  const refusal = knownRefusal ?? form.error?.fields?.token;
  if (refusal) {
    return (
      <DeadLink message={refusal}>
        <ButtonLink to="/login" replace variant="primary" wide>
          Log in
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountForm
      title="Your account is being deleted. Keep it?"
      submit="Keep my account"
      form={form}
      intro={
        <p className="text-body text-pretty text-ink-2">
          Your profile, posts, comments and messages come back as they were, and you can log in again.
        </p>
      }
      footer={
        <p>
          If you want it gone, there is nothing to do here.{' '}
          <TextLink to="/login" replace>
            Go to log in
          </TextLink>
        </p>
      }
    />
  );
}
