import { setMaxListeners } from 'node:events';
import { createPubSub, Repeater } from '@graphql-yoga/subscription';
import type { EndedSessions } from '../core/endedSessions';
import { forbidden } from '../core/errors';
import type { Topic } from '../database/outbox';
import type { Reader } from '../database/read';
import type { LoggedEvent } from '../events/event';
import { toPublicEvent, topicEventsAfter, type PublicEvent } from './catchUp';
import type { Topics } from './topics';

/** Many subscribers of one channel are expected, so Node's warning about a listener leak is disabled. */
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

  /** Publishes events to subscribers, in the order of the log. */
  publish(events: readonly LoggedEvent[]): void {
    for (const event of events) this.pubSub.publish('event', this.options.topics.channelName(event), event);
  }

  /**
   * Subscribes the viewer to a topic, as long as access and session last. Ends immediately when the consumer calls
   * `return()`, also while it waits for an event.
   * @param viewer null for an anonymous caller, which is rejected
   * @param after id of the last event that the consumer has: later events are replayed first; without it only new events
   *   are delivered
   * @throws AppError FORBIDDEN, CONFLICT when the event log no longer reaches back to `after`
   */
  subscribe(viewer: Subscriber | null, topic: Topic, after?: string | null): AsyncIterableIterator<PublicEvent> {
    const { topics, endedSessions } = this.options;
    return new Repeater<PublicEvent>(async (push, stop) => {
      const events = this.pubSub.subscribe('event', topics.channelName(topic));
      void stop.then(() => events.return());
      // The first call starts the subscription, so that no event is lost between the replay and new events.
      const first = events.next();
      try {
        if (!viewer || !(await topics.canSubscribe(viewer.id, topic)))
          throw forbidden('You may not listen to this channel.');
        let lastId = after ?? '0';
        if (after != null) {
          for await (const missed of topicEventsAfter(this.options, viewer.id, topic, after)) {
            await push(missed);
            lastId = missed.id;
          }
        }
        for (let result = await first; !result.done; result = await events.next()) {
          const event = result.value;
          if (BigInt(event.seq) <= BigInt(lastId)) continue;
          if (endedSessions.has(viewer.sessionId)) return;
          const canSubscribe = await topics.canSubscribe(viewer.id, topic);
          if (canSubscribe && !(await topics.canSeeActor(viewer.id, event.actorId))) continue;
          // A subscriber who just lost access still gets the event about it.
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
