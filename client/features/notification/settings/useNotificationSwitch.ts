import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useToast } from '../../../ui/Toast';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import {
  NotificationSwitchStateFragmentDoc as fragment,
  SetNotificationSwitchDocument,
  type NotificationSwitchesQuery,
} from './__generated__/NotificationSwitches.generated';

export type NotificationSwitch = NotificationSwitchesQuery['notificationSwitches'][number];

/** @returns a function that turns a kind on or off: seen at once, reverted with a message when it failed */
export function useNotificationSwitch(): (notification: NotificationSwitch) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return async ({ kind, label, isOn }) => {
    try {
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
      });
    } catch (error) {
      toast.show(
        fieldErrors(error, `“${label}” could not be turned ${isOn ? 'off' : 'on'}. Try again in a moment.`).message,
        { failed: true },
      );
    }
  };
}
