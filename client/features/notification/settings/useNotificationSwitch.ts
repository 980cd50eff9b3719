import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import {
  NotificationSwitchStateFragmentDoc as fragment,
  SetNotificationSwitchDocument,
  type NotificationSwitchesQuery,
} from './__generated__/NotificationSwitches.generated';

export type NotificationSwitch = NotificationSwitchesQuery['notificationSwitches'][number];

/** @returns a function that toggles a kind of notification: optimistic, rolled back with a toast on failure */
export function useNotificationSwitch(): (notification: NotificationSwitch) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return async ({ kind, label, isOn }) => {
    await optimisticToggle({
      key: `notification:${kind}`,
      isOn,
      cache: client.cache,
      show: (cache, wanted) =>
        cache.writeFragment({
          id: cache.identify({ __typename: 'NotificationSwitch', kind }),
          fragment,
          data: { isOn: wanted },
        }),
      send: (wanted) => client.mutate({ mutation: SetNotificationSwitchDocument, variables: { kind, isOn: wanted } }),
      onFailure: (error, wanted) =>
        toast.show(
          toCallError(error, `Couldn’t turn ${wanted ? 'on' : 'off'} “${label}”. Try again in a moment.`).message,
          { failed: true },
        ),
    });
  };
}
