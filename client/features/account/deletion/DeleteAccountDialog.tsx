import { callApi } from '../../../api/rest';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { noAnswer } from '../form/noResponseMessage';
import { SubmitForm } from '../form/SubmitForm';
import { useLeaveForLogin } from '../login/useRedirectToLogin';
import { UsernameField } from '../form/UsernameField';
import { useSubmit } from '../form/useSubmit';

const formId = 'delete-account';
const message = 'This is not your username. Type it as it stands above.';
const notTheName = { message, fields: { username: message } };

/** Asks once more, for a name typed by hand, then closes the account and leaves. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const leaveForLogin = useLeaveForLogin();
  const username = user?.username ?? '';
  const form = useSubmit({
    fields: ['username'],
    async send(typed) {
      if (typed.username.trim().toLowerCase() !== username) return { error: notTheName };
      const result = await callApi('/users/me', { method: 'DELETE', fallback: noAnswer });
      if (!result.error) await leaveForLogin('accountDeleted');
      return result;
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          Delete the account <span className="break-words">{username}</span>?
        </>
      }
      description="It is hidden and signed out everywhere at once, and erased after 14 days. Until then a link in your mail takes it back."
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
