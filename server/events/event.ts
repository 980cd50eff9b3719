/** Where an event is heard: a kind of channel, and the thing it is about (none for a channel all share). */
export type Topic = { topic: string; topicId?: string };

/** A change that someone else may want to see, before the log has numbered it. Data is absolute: safe to apply twice. */
export type EventDraft = Topic & { type: string; actorId?: string; data: Record<string, unknown> };

/** A numbered row of the log. `seq` grows in commit order and is the event's public id. */
export type LoggedEvent = EventDraft & { seq: string; createdAt: string };

/** People who lost a right to listen by this event: their live connections must show new signatures. */
export const peopleToReauthorize = ({ data }: LoggedEvent): string[] =>
  Array.isArray(data.reauthorise) ? data.reauthorise.map(String) : [];
