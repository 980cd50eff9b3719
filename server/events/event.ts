import type { EventControl, EventName } from '../../shared/contracts/events';
import type { Topic } from '../database/outbox';

/** A numbered row of the event log. `seq` grows in commit order and is the event's public id. */
export type LoggedEvent = Topic & {
  type: EventName;
  actorId?: string;
  data: Record<string, unknown> & EventControl;
  seq: string;
  createdAt: string;
};

/** People who lost access to a channel by this event: their live connections must authorise again. */
export const peopleToReauthorize = ({ data }: LoggedEvent): string[] => (data.reauthorise ?? []).map(String);
