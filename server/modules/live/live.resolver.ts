import { Arg, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { viewerId, type Context } from '../../context';
import { notFound } from '../../core/errors';
import { eventsAfter, type PublicEvent } from '../../live/catchUp';
import { Event, EventConnection } from './live.type';

@Resolver(() => Event)
export class LiveResolver {
  @Query(() => EventConnection, {
    description:
      'Events after an id that you are authorised to see, oldest first. CONFLICT when the log no longer contains that id.',
  })
  async events(
    @Ctx() ctx: Context,
    @Arg('after', () => ID, { description: 'Id of the last event that you received; 0 for the start of the log.' })
    after: string,
    @Arg('first', () => Int, { nullable: true, description: 'Page size, 1 to 100; default 50.' }) first?: number,
  ): Promise<EventConnection> {
    const { events, next, more } = await eventsAfter(ctx.app, viewerId(ctx), after, first ?? 50);
    return {
      edges: events.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: more, endCursor: next },
    };
  }

  @Query(() => ID, { description: 'Id of the newest event: the starting point for later catch-up.' })
  latestEventId(@Ctx() ctx: Context): string {
    return ctx.app.relay.head;
  }

  @Subscription(() => Event, {
    description:
      'Events of one channel, such as private-post-{id}, private-user-{id} or presence-conversation-{id}: first those after an id, then new ones. CONFLICT when the log no longer contains that id.',
    subscribe: ({ args, context }) => {
      const ctx = context as Context;
      const { channel, after } = args as { channel: string; after?: string | null };
      const topic = ctx.app.topics.parse(channel);
      if (!topic) throw notFound('Channel');
      return ctx.app.eventStream.subscribe(ctx.viewer, topic, after);
    },
  })
  event(
    @Root() event: PublicEvent,
    @Arg('channel', () => String, { description: 'The channel’s name.' }) _channel: string,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Id of the last event that you received; only new events when omitted.',
    })
    _after?: string,
  ): PublicEvent {
    return event;
  }
}
