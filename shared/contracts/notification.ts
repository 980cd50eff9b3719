/** The list of notifications changed: open pages refetch it. */
export type NotificationChanged = Record<never, never>;

declare module './events' {
  interface EventPayloads {
    'notification.changed': NotificationChanged;
  }
}
