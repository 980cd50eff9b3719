import type { LiveHandlers } from '../../live/handlers';
import { refetchNotificationsDebounced } from './refetchNotifications';

/** Refetches when a notification was added, removed or read, in any tab. The event carries no payload. */
export const handlers: LiveHandlers = {
  'notification.changed': (_data, { client }) => refetchNotificationsDebounced(client),
};
