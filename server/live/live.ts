import { createPubSub } from '@graphql-yoga/subscription';
import type { Pool } from 'pg';
import Pusher from 'pusher';
import type { Config } from '../config';
import type { Context } from '../context';
import { forbidden } from '../core/errors';
import { channelName, type LoggedEvent, type Topic } from '../events/event';
import { loggedEventColumns } from '../events/relay';
import { toPublicEvent, type PublicEvent } from './catchUp';
import type { Hub } from './hub';
import type { Topics } from './topics';

/** Application id and key of the built-in hub; only the secret is secret. */
export const builtIn = { appId: 'venturion', key: 'venturion-live' };

/** The most events that one call of the publishing API takes. */
const batchSize = 10;
const hostedLock = 7_305_419;

type Options = { config: Config; pool: Pool; topics: Topics; secret: string; hub?: Hub };

/** Hands the log's events to live channels and to GraphQL subscriptions. */
export class Live {
  private publisher?: Pusher;
  private readonly subscribers = createPubSub<{ event: [channel: string, event: LoggedEvent] }>();

  constructor(private readonly options: Options) {
    if (options.config.pusher) this.publisher = hostedPusher(options.config.pusher);
  }

  /** The official library is the only publisher and signer, whether the target is hosted or the built-in hub. */
  get pusher(): Pusher {
    if (!this.publisher) throw new Error('The live hub is not listening yet.');
    return this.publisher;
  }

  /** Says where the built-in hub's publishing API listens. */
  listening(port: number): void {
    const { config, secret } = this.options;
    if (!config.pusher) this.publisher = new Pusher({ ...builtIn, secret, host: '127.0.0.1', port: String(port), useTLS: false, timeout: 5_000 });
  }

  /** A reader of the log. Subscribers hear events first, then the channels. */
  deliver = async (events: readonly LoggedEvent[]): Promise<void> => {
    for (const event of events) this.subscribers.publish('event', channelName(event), event);
    if (this.options.config.pusher) return this.publishHosted();
    await this.publish(events);
    for (const event of events) if (event.data.access === 'changed') this.options.hub?.closeChannel(channelName(event));
  };

  private async publish(events: readonly LoggedEvent[]): Promise<void> {
    for (let start = 0; start < events.length; start += batchSize) {
      await this.pusher.triggerBatch(
        events.slice(start, start + batchSize).map((event) => ({
          channel: channelName(event),
          name: event.type,
          data: JSON.stringify({ ...event.data, eventId: event.seq }),
        })),
      );
    }
  }

  /** One process at a time publishes to the hosted service, from a kept position: a crash repeats, never skips. */
  private async publishHosted(): Promise<void> {
    const client = await this.options.pool.connect();
    try {
      await client.query('begin');
      const { rows: locked } = await client.query(`select pg_try_advisory_xact_lock(${hostedLock}) as mine`);
      if (locked[0].mine) {
        const { rows } = await client.query<LoggedEvent>(
          `select ${loggedEventColumns} from event where seq > (select seq from event_cursor where name = 'hosted') order by event.seq limit 500`,
        );
        await this.publish(rows);
        if (rows.length > 0) await client.query(`update event_cursor set seq = $1 where name = 'hosted'`, [rows.at(-1)!.seq]);
      }
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /**
   * Events of a topic from now on, for as long as the viewer may hear it and their session lasts.
   * @throws AppError FORBIDDEN
   */
  async *hear(ctx: Context, topic: Topic): AsyncGenerator<PublicEvent> {
    const events = this.subscribers.subscribe('event', channelName(topic));
    try {
      if (!(await this.options.topics.mayHear(ctx, topic))) throw forbidden('You may not listen to this.');
      for await (const event of events) {
        if (!ctx.viewer || ctx.app.endedSessions.has(ctx.viewer.sessionId)) return;
        const mayHear = await this.options.topics.mayHear(ctx, topic);
        // That a thing went away is told to those who saw it until then.
        if (mayHear || event.data.access === 'changed' || event.type === `${topic.topic}.deleted`) yield toPublicEvent(event);
        if (!mayHear) return;
      }
    } finally {
      await events.return?.();
    }
  }
}

const hostedPusher = ({ appId, key, secret, cluster, host }: NonNullable<Config['pusher']>): Pusher => {
  const [name, port] = host?.split(':') ?? [];
  const options = { appId, key, secret, timeout: 10_000 };
  return new Pusher(name ? { ...options, host: name, port, useTLS: !port } : { ...options, cluster, useTLS: true });
};
