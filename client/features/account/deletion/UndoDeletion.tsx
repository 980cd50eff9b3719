import { callApi } from '../../../api/rest';
import { ButtonLink } from '../../../ui/button/Button';
import { TextLink } from '../../../ui/text/TextLink';
import { AccountForm } from '../form/AccountForm';
import { InvalidLink } from '../emailLink/InvalidLink';
import { LinkValidation } from '../emailLink/LinkValidation';
import { noResponseMessage } from '../form/noResponseMessage';
import { useRedirectToLogin } from '../login/useRedirectToLogin';
import { useSubmit } from '../form/useSubmit';

/** Undoes a deletion with the token of an email link. Replaces the login form, which would only report a wrong password. */
export function UndoDeletion({ token }: { token: string }) {
  return (
    <LinkValidation token={token} purpose="undo_deletion">
      {(rejection) => <UndoDeletionForm token={token} initialRejection={rejection} />}
    </LinkValidation>
  );
}

function UndoDeletionForm({ token, initialRejection }: { token: string; initialRejection: string | undefined }) {
  const redirectToLogin = useRedirectToLogin();
  const form = useSubmit({
    fields: [],
    async send() {
      const result = await callApi('/auth/undo-deletion', {
        method: 'POST',
        json: { token },
        fallback: noResponseMessage,
      });
      if (!result.error) await redirectToLogin('accountRestored');
      return result;
    },
  });

  const rejection = initialRejection ?? form.error?.fields?.token;
  if (rejection) {
    return (
      <InvalidLink message={rejection}>
        <ButtonLink to="/login" replace variant="primary" wide>
          Log in
        </ButtonLink>
      </InvalidLink>
    );
  }
  return (
    <AccountForm
      title="Keep your account?"
      submit="Keep my account"
      form={form}
      intro={
        <p className="text-body text-pretty text-ink-2">
          Your account is scheduled for deletion. If you keep it, your profile, posts, comments and messages will be
          restored and you can log in again.
        </p>
      }
      footer={
        <p>
          Still want to delete it? You don’t need to do anything.{' '}
          <TextLink to="/login" replace>
            Go to log in
          </TextLink>
        </p>
      }
    />
  );
}
