declare module './events' {
  interface EventPayloads {
    /** The list of notifications changed: open pages read it again. */
    'notification.changed': Record<never, never>;
  }
}

export {};
