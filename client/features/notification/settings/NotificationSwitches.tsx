import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Switch } from '../../../ui/form/Switch';
import { DigestSwitch } from './DigestSwitch';
import { NotificationSwitchesDocument } from './__generated__/NotificationSwitches.generated';
import { useNotificationSwitch } from './useNotificationSwitch';

/** Notification settings: a switch for each kind, and the daily email. */
export function NotificationSwitches() {
  const { data, error, loading, refetch } = useQuery(NotificationSwitchesDocument);
  const toggle = useNotificationSwitch();
  const groups = Object.groupBy(data?.notificationSwitches ?? [], ({ group }) => group);
  return (
    <>
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load notification settings.').message}
        </ErrorState>
      )}
      {!data && loading && !error && <SwitchesSkeleton />}
      {Object.entries(groups).map(([group, switches]) => (
        <fieldset key={group} className="not-first-of-type:mt-4">
          <legend className="px-4 pb-2 text-meta text-ink-2">{group}</legend>
          {switches!.map((each) => (
            <div key={each.kind} className="border-t border-line px-4 py-1">
              <Switch
                label={each.label}
                hint={each.description}
                checked={each.isOn}
                onCheckedChange={() => void toggle(each)}
              />
            </div>
          ))}
        </fieldset>
      ))}
      {data && <DigestSwitch isOn={data.mailDigest} />}
    </>
  );
}

function SwitchesSkeleton() {
  return (
    <SkeletonGroup label="Loading notification settings">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-14 items-center justify-between gap-4 border-t border-line px-4">
          <div className="flex-1">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="mt-2 h-3.5 w-60 max-w-full" />
          </div>
          <Skeleton className="h-6 w-10" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
