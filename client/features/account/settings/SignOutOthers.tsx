import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useToast } from '../../../ui/Toast';
import { FormError } from '../form/FormError';
import { noAnswer } from '../form/noResponseMessage';
import { evictDevice } from './deviceCache';
import { SignOutOtherDevicesDocument } from './__generated__/SignOutOthers.generated';

type Props = {
  /** The devices to sign out. */
  ids: readonly string[];
  /** Called once their rows are gone. */
  onSignedOut: () => void;
};

/** Signs out all devices but this one, after asking. */
export function SignOutOthers({ ids, onSignedOut }: Props) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [signOut, { loading, error, reset }] = useMutation(SignOutOtherDevicesDocument);

  function handleOpen() {
    reset();
    setOpen(true);
  }

  async function handleConfirm() {
    const result = await signOut({ update: (cache) => ids.forEach((id) => evictDevice(cache, id)) }).catch(
      () => undefined,
    );
    if (!result?.data) return;
    const count = result.data.revokeOtherSessions;
    setOpen(false);
    onSignedOut();
    toast.show(count === 1 ? '1 device was signed out.' : `${count} devices were signed out.`);
  }

  return (
    <>
      <Button className="mx-4 mt-4" onClick={handleOpen}>
        Sign out all other devices
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={ids.length === 1 ? 'Sign out the other device?' : `Sign out the ${ids.length} other devices?`}
        confirmLabel="Sign out"
        loading={loading}
        onConfirm={() => void handleConfirm()}
      >
        <p>You stay signed in here. Elsewhere you log in again with your password.</p>
        <FormError error={error && fieldErrors(error, noAnswer)} fields={[]} />
      </ConfirmDialog>
    </>
  );
}
