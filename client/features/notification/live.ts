import type { LiveHandlers } from '../../live/handlers';
import { refetchNotificationsDebounced } from './refresh';

/** Something came, went or was read, here or in another tab. The event says no more than that. */
export const handlers: LiveHandlers = {
  'notification.changed': (_data: object, { client }) => refetchNotificationsDebounced(client),
};
