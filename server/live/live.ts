import { setMaxListeners } from 'node:events';
import { createPubSub, Repeater } from '@graphql-yoga/subscription';
import type { Pool } from 'pg';
import Pusher from 'pusher';
import type { Config } from '../config';
import type { Context } from '../context';
import { forbidden } from '../core/errors';
import type { Logger } from '../core/logger';
import type { LoggedEvent, Topic } from '../events/event';
import { loggedEventColumns } from '../events/relay';
import { topicEventsAfter, toPublicEvent, type PublicEvent } from './catchUp';
import type { Hub } from './hub';
import type { Topics } from './topics';

/** Application id and key of the built-in hub; only the secret is secret. */
export const builtIn = { appId: 'venturion', key: 'venturion-live' };

/** The most events that one call of the publishing API takes. */
const batchSize = 10;
const hostedLock = 7_305_419;
const hostedRetryMs = 1_000;

/** Many may listen to one channel: that is no leak. */
function anyNumberOfListeners(): EventTarget {
  const target = new EventTarget();
  setMaxListeners(0, target);
  return target;
}

type Options = { config: Config; pool: Pool; topics: Topics; secret: string; hub?: Hub; log: Logger };

/** Hands the log's events to live channels and to GraphQL subscriptions. */
export class Live {
  private readonly subscribers = createPubSub<{ event: [channel: string, event: LoggedEvent] }>({ eventTarget: anyNumberOfListeners() });

  /** The official library is the only publisher and signer, whether the target is hosted or the built-in hub. */
  pusher: Pusher;
  private hostedRun?: Promise<void>;
  private hostedTimer?: NodeJS.Timeout;

  constructor(private readonly options: Options) {
    const { config } = options;
    this.pusher = config.pusher ? hostedPusher(config.pusher) : this.hubPusher(0);
  }

  private hubPusher(port: number): Pusher {
    return new Pusher({ ...builtIn, secret: this.options.secret, host: '127.0.0.1', port: String(port), useTLS: false, timeout: 5_000 });
  }

  /** Starts publishing. The built-in hub's publishing API listens on `port`. */
  start(port: number): void {
    if (!this.options.config.pusher) this.pusher = this.hubPusher(port);
    // What the hosted service refused, or a crash left behind, goes out without waiting for another event.
    else this.hostedTimer = setInterval(this.wakeHosted, hostedRetryMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.hostedTimer);
    await this.hostedRun;
  }

  /** A reader of the log. Subscribers hear events first, then the channels. */
  deliver = async (events: readonly LoggedEvent[]): Promise<void> => {
    for (const event of events) this.subscribers.publish('event', this.options.topics.channelName(event), event);
    if (this.options.config.pusher) return this.wakeHosted();
    for (const batch of batchesOf(events)) await this.publishToHub(batch);
    for (const event of events) if (event.data.access === 'changed') this.closeChannelOf(event);
  };

  /** Those who cannot be told lose their channels: they come back at once, and read what they missed. */
  private async publishToHub(batch: readonly LoggedEvent[]): Promise<void> {
    try {
      await this.publish(batch);
    } catch (error) {
      this.options.log.warn({ error }, 'live: events could not be published, their channels are closed');
      for (const event of batch) this.closeChannelOf(event);
    }
  }

  private closeChannelOf(event: LoggedEvent): void {
    this.options.hub?.closeChannel(this.options.topics.channelName(event));
  }

  private wakeHosted = (): void => {
    this.hostedRun ??= this.publishHosted()
      .catch((error: unknown) => this.options.log.warn({ error }, 'live: the hosted service will be tried again'))
      .finally(() => (this.hostedRun = undefined));
  };

  private async publish(events: readonly LoggedEvent[]): Promise<void> {
    const batch = events.map((event) => ({
      channel: this.options.topics.channelName(event),
      name: event.type,
      data: JSON.stringify({ ...event.data, eventId: event.seq }),
    }));
    await this.pusher.triggerBatch(batch).catch(() => this.pusher.triggerBatch(batch));
  }

  private async publishHosted(): Promise<void> {
    while ((await this.publishHostedBatch()) === batchSize);
  }

  /** One process at a time publishes to the hosted service, from a kept position: a crash repeats, never skips. */
  private async publishHostedBatch(): Promise<number> {
    let published = 0;
    const client = await this.options.pool.connect();
    try {
      await client.query('begin');
      const { rows: locked } = await client.query(`select pg_try_advisory_xact_lock(${hostedLock}) as mine`);
      if (locked[0].mine) {
        const { rows } = await client.query<LoggedEvent>(
          `select ${loggedEventColumns} from event where seq > (select seq from event_cursor where name = 'hosted') order by event.seq limit ${batchSize}`,
        );
        if (rows.length > 0) await this.publish(rows);
        published = rows.length;
        if (rows.length > 0) await client.query(`update event_cursor set seq = $1 where name = 'hosted'`, [rows.at(-1)!.seq]);
      }
      await client.query('commit');
      client.release();
      return published;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

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
        if (!(await topics.mayHear(ctx, topic))) throw forbidden('You may not listen to this.');
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
          const mayHear = await topics.mayHear(ctx, topic);
          if (mayHear && !(await topics.mayHearOf(ctx, event.actorId))) continue;
          // That a thing went away is told to those who saw it until then.
          if (mayHear || event.data.access === 'changed' || event.type === `${topic.topic}.deleted`) await push(toPublicEvent(topics, event));
          if (!mayHear) return;
        }
      } finally {
        stop();
      }
    });
  }
}

function* batchesOf(events: readonly LoggedEvent[]): Generator<readonly LoggedEvent[]> {
  for (let start = 0; start < events.length; start += batchSize) yield events.slice(start, start + batchSize);
}

const hostedPusher = ({ appId, key, secret, cluster, server }: NonNullable<Config['pusher']>): Pusher => {
  const options = { appId, key, secret, timeout: 4_000 };
  return new Pusher(server ? { ...options, host: server.host, port: server.port, useTLS: server.isSecure } : { ...options, cluster, useTLS: true });
};
