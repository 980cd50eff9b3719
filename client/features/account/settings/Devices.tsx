import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { DeviceRow } from './DeviceRow';
import { DevicesDocument } from './__generated__/Devices.generated';
import { SignOutOthers } from './SignOutOthers';

/** List of devices on which the account is signed in, with buttons to sign them out. */
export function Devices() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useQuery(DevicesDocument, { fetchPolicy: 'cache-and-network' });
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  // The focused button is removed with its device.
  const focusHeading = () => heading.current?.focus();

  return (
    <section aria-labelledby="devices-heading" className="mt-8">
      <h3 id="devices-heading" ref={heading} tabIndex={-1} className="px-4 text-lead outline-none">
        Devices
      </h3>
      <p className="mt-1 px-4 text-body text-pretty text-ink-2">
        {others.length > 0
          ? 'Devices where you’re logged in. If you don’t recognise one, log out of it and change your password.'
          : 'Devices where you’re logged in.'}
      </p>
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load your devices.').message}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading your devices" className="mt-3 border-b border-line">
          <div className="border-t border-line px-4 pt-4 pb-5">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="mt-3 h-3 w-60" />
          </div>
        </SkeletonGroup>
      )}
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
