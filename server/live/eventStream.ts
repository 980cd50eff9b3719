import { setTimeout as sleep } from 'node:timers/promises';
import { Repeater } from '@graphql-yoga/subscription';
import type { EndedSessions } from '../core/endedSessions';
import { forbidden } from '../core/errors';
import type { Topic } from '../database/outbox';
import type { Reader } from '../database/read';
import type { LoggedEvent } from '../events/event';
import { toPublicEvent, topicEventsAfter, type PublicEvent } from './catchUp';
import { EventQueue } from './eventQueue';
import type { Topics } from './topics';

type Subscriber = { id: string; sessionId: string };

type Access = { canSubscribe: boolean; canSeeActor: boolean };

type Options = { reader: Reader; topics: Topics; endedSessions: EndedSessions };

/** Interval between two results of one account: each result is executed and serialised on its own. */
const deliveryIntervalMs = 4;

/** Logged events as async iterators: the source of GraphQL subscriptions. */
export class EventStream {
  /** By channel. */
  private readonly queues = new Map<string, Set<EventQueue>>();
  /** Access of viewers to an event by their id, so that several subscriptions of one person cost one check. */
  private readonly access = new WeakMap<LoggedEvent, Map<string, Promise<Access>>>();
  /** By account, the time from which the next delivery may start. */
  private readonly deliveries = new Map<string, Promise<void>>();

  constructor(private readonly options: Options) {}

  /** Publishes events to subscribers, in the order of the log. Never throws. */
  publish(events: readonly LoggedEvent[]): void {
    for (const event of events)
      for (const queue of this.queues.get(this.options.topics.channelName(event)) ?? []) queue.push(event);
  }

  /**
   * Subscribes the viewer to a topic, as long as access and session last. Ends immediately when the consumer calls
   * `return()`, also while it waits for an event.
   * @param viewer null for an anonymous caller, which is rejected
   * @param after id of the last event that the consumer has: later events are replayed first; without it only new events
   *   are delivered
   * @throws AppError FORBIDDEN, CONFLICT when the event log no longer reaches back to `after`, OVERFLOW when the consumer
   *   reads more slowly than events arrive
   */
  subscribe(viewer: Subscriber | null, topic: Topic, after?: string | null): AsyncIterableIterator<PublicEvent> {
    const { topics, endedSessions } = this.options;
    return new Repeater<PublicEvent>(async (push, stop) => {
      // The queue is open before the replay, so that no event is lost between the replay and new events.
      const queue = this.openQueue(topics.channelName(topic), stop);
      try {
        if (!viewer || !(await topics.canSubscribe(viewer.id, topic)))
          throw forbidden('You don’t have access to this channel.');
        let lastId = after ?? '0';
        if (after != null) {
          for await (const missed of topicEventsAfter(this.options, viewer.id, topic, after)) {
            if (endedSessions.has(viewer.sessionId)) return;
            await this.takeTurn(viewer.id);
            await push(missed);
            lastId = missed.id;
          }
        }
        for (let event = await queue.next(); event; event = await queue.next()) {
          if (BigInt(event.seq) <= BigInt(lastId)) continue;
          const { canSubscribe, canSeeActor } = await this.readAccess(viewer.id, topic, event);
          if (endedSessions.has(viewer.sessionId)) return;
          if (canSubscribe && !canSeeActor) continue;
          // A subscriber who just lost access still gets the event about it.
          if (canSubscribe || event.data.access === 'changed' || event.type === `${topic.topic}.deleted`) {
            await this.takeTurn(viewer.id);
            await push(toPublicEvent(topics, event));
          }
          if (!canSubscribe) return;
        }
      } finally {
        stop();
      }
    });
  }

  private openQueue(channel: string, stop: Promise<unknown>): EventQueue {
    const queue = new EventQueue();
    const queues = this.queues.get(channel) ?? new Set();
    this.queues.set(channel, queues.add(queue));
    void stop.then(() => this.closeQueue(channel, queue));
    return queue;
  }

  private closeQueue(channel: string, queue: EventQueue): void {
    queue.close();
    const queues = this.queues.get(channel);
    if (queues?.delete(queue) && queues.size === 0) this.queues.delete(channel);
  }

  private readAccess(viewerId: string, topic: Topic, event: LoggedEvent): Promise<Access> {
    const byViewer = this.access.get(event) ?? new Map<string, Promise<Access>>();
    this.access.set(event, byViewer);
    const access = byViewer.get(viewerId) ?? this.checkAccess(viewerId, topic, event);
    byViewer.set(viewerId, access);
    return access;
  }

  private async checkAccess(viewerId: string, topic: Topic, event: LoggedEvent): Promise<Access> {
    const { topics } = this.options;
    const canSubscribe = await topics.canSubscribe(viewerId, topic);
    return { canSubscribe, canSeeActor: canSubscribe && (await topics.canSeeActor(viewerId, event.actorId)) };
  }

  /** Spaces the deliveries of an account, so that many subscriptions of one person delay nobody else. */
  private async takeTurn(accountId: string): Promise<void> {
    const turn = this.deliveries.get(accountId) ?? Promise.resolve();
    const next = turn.then(() => sleep(deliveryIntervalMs));
    this.deliveries.set(accountId, next);
    void next.then(() => this.deliveries.get(accountId) === next && this.deliveries.delete(accountId));
    await turn;
  }
}
