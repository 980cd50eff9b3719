/**
 * Event name → payload, as the event log stores it and live channels carry it. Each domain declares its own events in a
 * file of this folder by declaration merging. Payloads are absolute, so applying one twice is harmless.
 */
export interface EventPayloads {}

export type EventName = keyof EventPayloads;

/** Parts that any payload may carry for the server's own use. */
export type EventControl = {
  /** People who lost the right to subscribe by this event: their live connections authorise again. */
  reauthorise?: readonly string[];
  /** Who may see the topic changed: its channel is closed, and each subscriber authorises again. */
  access?: 'changed';
};
