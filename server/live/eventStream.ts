import { setMaxListeners } from 'node:events';
import { createPubSub, Repeater } from '@graphql-yoga/subscription';
import type { EndedSessions } from '../core/endedSessions';
import { forbidden } from '../core/errors';
import type { Topic } from '../database/outbox';
import type { Reader } from '../database/read';
import type { LoggedEvent } from '../events/event';
import { toPublicEvent, topicEventsAfter, type PublicEvent } from './catchUp';
import type { Topics } from './topics';

/** Many may subscribe to one channel: that is no leak. */
function unlimitedEventTarget(): EventTarget {
  const target = new EventTarget();
  setMaxListeners(0, target);
  return target;
}

type Subscriber = { id: string; sessionId: string };

type Options = { reader: Reader; topics: Topics; endedSessions: EndedSessions };

/** Logged events as async iterators: the source of GraphQL subscriptions. */
export class EventStream {
  private readonly pubSub = createPubSub<{ event: [channel: string, event: LoggedEvent] }>({
    eventTarget: unlimitedEventTarget(),
  });

  constructor(private readonly options: Options) {}

  /** Passes events on to subscribers, in the order of the log. */
  publish(events: readonly LoggedEvent[]): void {
    for (const event of events) this.pubSub.publish('event', this.options.topics.channelName(event), event);
  }

  /**
   * Events of a topic for as long as the viewer may subscribe to it and their session lasts. Ends at once when the consumer
   * returns, also while no event comes.
   * @param viewer undefined for an anonymous caller, who is refused
   * @param after id of the last event that the consumer has: later ones are replayed first; without it only new ones come
   * @throws AppError FORBIDDEN, CONFLICT when the event log no longer reaches back to `after`
   */
  subscribe(viewer: Subscriber | null, topic: Topic, after?: string | null): AsyncIterableIterator<PublicEvent> {
    const { topics, endedSessions } = this.options;
    return new Repeater<PublicEvent>(async (push, stop) => {
      const events = this.pubSub.subscribe('event', topics.channelName(topic));
      void stop.then(() => events.return());
      // The subscription starts with the first call, so that nothing is lost between the replay and new events.
      const first = events.next();
      try {
        if (!viewer || !(await topics.canSubscribe(viewer.id, topic)))
          throw forbidden('You may not listen to this channel.');
        let last = after ?? '0';
        if (after != null) {
          for await (const missed of topicEventsAfter(this.options, viewer.id, topic, after)) {
            await push(missed);
            last = missed.id;
          }
        }
        for (let result = await first; !result.done; result = await events.next()) {
          const event = result.value;
          if (BigInt(event.seq) <= BigInt(last)) continue;
          if (endedSessions.has(viewer.sessionId)) return;
          const canSubscribe = await topics.canSubscribe(viewer.id, topic);
          if (canSubscribe && !(await topics.canSeeActor(viewer.id, event.actorId))) continue;
          // The end of access is sent to those who had it until then.
          if (canSubscribe || event.data.access === 'changed' || event.type === `${topic.topic}.deleted`)
            await push(toPublicEvent(topics, event));
          if (!canSubscribe) return;
        }
      } finally {
        stop();
      }
    });
  }
}
