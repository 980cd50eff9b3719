import type { FragmentType } from '@apollo/client/masking';
import { useFragment, useMutation } from '@apollo/client/react';
import { noResponseMessage } from '../form/noResponseMessage';
import { toCallError } from '../../../http/toCallError';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/button/Button';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import { useToast } from '../../../ui/toast/Toast';
import { evictDevice } from './deviceCache';
import {
  DeviceRow_SessionFragmentDoc,
  SignOutDeviceDocument,
  type DeviceRow_SessionFragment,
} from './__generated__/DeviceRow.generated';

type Props = {
  session: FragmentType<DeviceRow_SessionFragment>;
  /** Called when the row is removed. */
  onSignedOut: () => void;
};

/** One signed-in device: name, address, times and a button to sign it out. */
export function DeviceRow({ session, onSignedOut }: Props) {
  const { data, dataState } = useFragment({ fragment: DeviceRow_SessionFragmentDoc, from: session });
  const [signOut] = useMutation(SignOutDeviceDocument);
  const toast = useToast();
  if (dataState !== 'complete') return null;
  const { id, device, address, createdAt, lastUsedAt, isCurrent } = data;

  async function handleSignOut() {
    onSignedOut();
    try {
      await signOut({
        variables: { id },
        optimisticResponse: { revokeSession: true },
        update: (cache) => evictDevice(cache, id),
      });
      toast.show(`Logged out of ${device}.`);
    } catch (error) {
      toast.show(`Couldn’t log out of ${device}. ${toCallError(error, noResponseMessage).message}`, {
        failed: true,
        action: { label: 'Retry', run: () => void handleSignOut() },
      });
    }
  }

  return (
    <li className="relative flex items-center gap-4 border-t border-line px-4 py-3">
      {isCurrent && <Tick />}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isCurrent ? 'font-bold' : 'font-medium'}>{device}</span>
          {isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-meta break-words text-ink-2">
          {address} · logged in <RelativeTime value={createdAt} /> · last used <RelativeTime value={lastUsedAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button aria-label={`Log out of ${device}`} onClick={() => void handleSignOut()}>
          Log out
        </Button>
      )}
    </li>
  );
}
