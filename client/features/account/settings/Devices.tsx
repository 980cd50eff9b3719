import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { useToast } from '../../../ui/Toast';
import { FormError } from '../FormError';
import { forgetDevice } from './deviceCache';
import { DeviceRow } from './DeviceRow';
import { DevicesDocument, SignOutOtherDevicesDocument } from './Devices.generated';

/** Where the account is signed in, and the means to end that. */
export function Devices() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useQuery(DevicesDocument, { fetchPolicy: 'cache-and-network' });
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  // The button that was pressed goes with its device.
  const focusHeading = () => heading.current?.focus();

  return (
    <section aria-labelledby="devices-heading" className="mt-8">
      <h3 id="devices-heading" ref={heading} tabIndex={-1} className="px-4 text-lead outline-none">
        Devices
      </h3>
      <p className="mt-1 px-4 text-body text-pretty text-ink-2">
        {others.length > 0 ? 'Where you are signed in. Sign out what you do not recognise, then change your password.' : 'Where you are signed in.'}
      </p>
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {fieldErrors(error, 'Failed to fetch your devices').message}
        </ErrorState>
      )}
      {!data && !error && <SkeletonRows label="Loading your devices" />}
      {data && (
        <ul className="mt-3 border-b border-line">
          {data.sessions.map((session) => (
            <DeviceRow key={session.id} session={session} onSignedOut={focusHeading} />
          ))}
        </ul>
      )}
      {others.length > 0 && <SignOutOthers ids={others.map(({ id }) => id)} onSignedOut={focusHeading} />}
    </section>
  );
}

function SignOutOthers({ ids, onSignedOut }: { ids: readonly string[]; onSignedOut: () => void }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [signOut, { loading, error, reset }] = useMutation(SignOutOtherDevicesDocument);

  async function handleConfirm() {
    const update = { update: (cache: Parameters<typeof forgetDevice>[0]) => ids.forEach((id) => forgetDevice(cache, id)) };
    const { data } = await signOut(update).catch(() => ({ data: undefined }));
    if (!data) return;
    setOpen(false);
    onSignedOut();
    toast.show(data.revokeOtherSessions === 1 ? '1 device was signed out.' : `${data.revokeOtherSessions} devices were signed out.`);
  }

  return (
    <>
      <Button
        className="mx-4 mt-4"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
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
        <FormError error={error && fieldErrors(error, 'Failed to sign the devices out')} fields={[]} />
      </ConfirmDialog>
    </>
  );
}
