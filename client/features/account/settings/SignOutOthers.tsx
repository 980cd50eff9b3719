import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';
import { FormError } from '../form/FormError';
import { noResponseMessage } from '../form/noResponseMessage';
import { evictDevice } from './deviceCache';
import { SignOutOtherDevicesDocument } from './__generated__/SignOutOthers.generated';

type Props = {
  /** Session ids of the devices to sign out. */
  ids: readonly string[];
  /** Called when their rows are removed. */
  onSignedOut: () => void;
};

/** Signs out all devices except this one, after confirmation. */
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
    toast.show(count === 1 ? 'Logged out of 1 device.' : `Logged out of ${count} devices.`);
  }

  return (
    <>
      <Button className="mx-4 mt-4" onClick={handleOpen}>
        Log out of all other devices
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={ids.length === 1 ? 'Log out of your other device?' : `Log out of ${ids.length} other devices?`}
        confirmLabel="Log out"
        loading={loading}
        onConfirm={() => void handleConfirm()}
      >
        <p>You’ll stay logged in on this device.</p>
        <FormError error={error && toCallError(error, noResponseMessage)} fields={[]} />
      </ConfirmDialog>
    </>
  );
}
