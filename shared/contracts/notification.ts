/** Says only that something changed: open pages read the list of notifications again. */
export type NotificationChanged = Record<never, never>;

declare module './events' {
  interface EventPayloads {
    'notification.changed': NotificationChanged;
  }
}
