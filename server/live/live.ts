import { setMaxListeners } from 'node:events';
import { createPubSub, Repeater } from '@graphql-yoga/subscription';
import type { Pool } from 'pg';
import Pusher, { type BatchEvent } from 'pusher';
import type { Config } from '../config';
import type { Context } from '../context';
import { forbidden } from '../core/errors';
import type { Logger } from '../core/logger';
import type { LoggedEvent, Topic } from '../events/event';
import { topicEventsAfter, toPublicEvent, type PublicEvent } from './catchUp';
import { HostedPublisher } from './hosted';
import type { Hub } from './hub';
import { batches, toChannelEvents } from './outgoing';
import type { Topics } from './topics';

/** Application id and key of the built-in hub; only the secret is secret. */
export const builtIn = { appId: 'venturion', key: 'venturion-live' };

/** Many may listen to one channel: that is no leak. */
function anyNumberOfListeners(): EventTarget {
  const target = new EventTarget();
  setMaxListeners(0, target);
  return target;
}

type Options = { config: Config; pool: Pool; topics: Topics; secret: string; hub?: Hub; log: Logger };

/** Hands the log's events to live channels and to GraphQL subscriptions. */
export class Live {
  private readonly subscribers = createPubSub<{ event: [channel: string, event: LoggedEvent] }>({
    eventTarget: anyNumberOfListeners(),
  });

  /** The official library is the only publisher and signer, whether the target is hosted or the built-in hub. */
  pusher: Pusher;
  private readonly hosted?: HostedPublisher;

  constructor(private readonly options: Options) {
    const { config } = options;
    this.pusher = config.pusher ? hostedPusher(config.pusher) : this.hubPusher(0);
    if (config.pusher) this.hosted = new HostedPublisher({ ...options, pusher: this.pusher, outgoing: this.outgoing });
  }

  private hubPusher(port: number): Pusher {
    return new Pusher({
      ...builtIn,
      secret: this.options.secret,
      host: '127.0.0.1',
      port: String(port),
      useTLS: false,
      timeout: 5_000,
    });
  }

  /** Starts publishing. The built-in hub's publishing API listens on `port`. */
  start(port: number): void {
    if (this.hosted) this.hosted.start();
    else this.pusher = this.hubPusher(port);
  }

  async stop(): Promise<void> {
    await this.hosted?.stop();
  }

  /** A reader of the log. Subscribers hear events first, then the channels. */
  deliver = async (events: readonly LoggedEvent[]): Promise<void> => {
    for (const event of events) this.subscribers.publish('event', this.options.topics.channelName(event), event);
    if (this.hosted) return this.hosted.wake();
    for (const batch of batches(await this.outgoingToHub(events))) await this.publishToHub(batch);
    for (const event of events)
      if (event.data.access === 'changed') this.closeChannel(this.options.topics.channelName(event));
  };

  private outgoing = (events: readonly LoggedEvent[]): Promise<BatchEvent[]> => {
    const { pool, topics, config } = this.options;
    return toChannelEvents(events, { pool, topics, isHosted: config.pusher !== undefined });
  };

  private async outgoingToHub(events: readonly LoggedEvent[]): Promise<BatchEvent[]> {
    try {
      return await this.outgoing(events);
    } catch (error) {
      this.closeAll(events.map(this.options.topics.channelName), error);
      return [];
    }
  }

  private async publishToHub(batch: BatchEvent[]): Promise<void> {
    try {
      await this.pusher.triggerBatch(batch).catch(() => this.pusher.triggerBatch(batch));
    } catch (error) {
      this.closeAll(
        batch.map(({ channel }) => channel),
        error,
      );
    }
  }

  /** Those who cannot be told lose their channels: they come back at once, and read what they missed. */
  private closeAll(channels: readonly string[], error: unknown): void {
    this.options.log.warn({ error }, 'live: events could not be published, their channels are closed');
    for (const channel of new Set(channels)) this.closeChannel(channel);
  }

  private closeChannel = (name: string): void => this.options.hub?.closeChannel(name);

  /**
   * Events of a topic, for as long as the viewer may hear it and their session lasts. Ends at once when its reader goes,
   * also while nothing happens.
   * @param after id of the last event that the reader has: what came since goes first; from now on when left out
   * @throws AppError FORBIDDEN, CONFLICT when the log no longer reaches back so far
   */
  hear(ctx: Context, topic: Topic, after?: string | null): AsyncIterableIterator<PublicEvent> {
    return new Repeater<PublicEvent>(async (push, stop) => {
      const { topics } = this.options;
      const events = this.subscribers.subscribe('event', topics.channelName(topic));
      void stop.then(() => events.return());
      // Listening begins with the first call, so that nothing is lost between what was missed and what comes.
      const first = events.next();
      try {
        if (!(await topics.canSubscribe(ctx, topic))) throw forbidden('You may not listen to this.');
        let last = after ?? '0';
        if (after != null) {
          for await (const missed of topicEventsAfter(ctx, topic, after)) {
            await push(missed);
            last = missed.id;
          }
        }
        for (let turn = await first; !turn.done; turn = await events.next()) {
          const event = turn.value;
          if (BigInt(event.seq) <= BigInt(last)) continue;
          if (!ctx.viewer || ctx.app.endedSessions.has(ctx.viewer.sessionId)) return;
          const mayHear = await topics.canSubscribe(ctx, topic);
          if (mayHear && !(await topics.canSeeActor(ctx, event.actorId))) continue;
          // That a thing went away is told to those who saw it until then.
          if (mayHear || event.data.access === 'changed' || event.type === `${topic.topic}.deleted`)
            await push(toPublicEvent(topics, event));
          if (!mayHear) return;
        }
      } finally {
        stop();
      }
    });
  }
}

const hostedPusher = ({ appId, key, secret, cluster, server }: NonNullable<Config['pusher']>): Pusher => {
  const options = { appId, key, secret, timeout: 4_000 };
  return new Pusher(
    server
      ? { ...options, host: server.host, port: server.port, useTLS: server.isSecure }
      : { ...options, cluster, useTLS: true },
  );
};
