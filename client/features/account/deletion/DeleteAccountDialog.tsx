import { callApi } from '../../../api/rest';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { noResponseMessage } from '../form/noResponseMessage';
import { SubmitForm } from '../form/SubmitForm';
import { useRedirectToLogin } from '../login/useRedirectToLogin';
import { UsernameField } from '../form/UsernameField';
import { useSubmit } from '../form/useSubmit';

const formId = 'delete-account';
const mismatchMessage = 'That doesn’t match your username.';
const mismatchError = { message: mismatchMessage, fields: { username: mismatchMessage } };

/** Confirms by typing the username, then deletes the account and redirects to the login page. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const redirectToLogin = useRedirectToLogin();
  const username = user?.username ?? '';
  const form = useSubmit({
    fields: ['username'],
    async send(values) {
      if (values.username.trim().toLowerCase() !== username) return { error: mismatchError };
      const result = await callApi('/users/me', { method: 'DELETE', fallback: noResponseMessage });
      if (!result.error) await redirectToLogin('accountDeleted');
      return result;
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          Delete account <span className="break-words">{username}</span>?
        </>
      }
      description="Your account will be hidden right away, you’ll be logged out everywhere and everything will be erased after 14 days. Until then, you can undo this with the link we email you."
      footer={
        <>
          <Button onClick={onClose}>Keep account</Button>
          <Button type="submit" form={formId} variant="danger" loading={form.isSending}>
            Delete account
          </Button>
        </>
      }
    >
      <SubmitForm id={formId} label="Delete account" form={form}>
        <UsernameField label="Type your username to confirm" autoComplete="off" />
      </SubmitForm>
    </Dialog>
  );
}
