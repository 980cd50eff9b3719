import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../graphql/types/node';
import { DateTime, Json } from '../../graphql/types/scalars';

@ObjectType({
  simpleResolvers: true,
  description: 'A change that you are authorised to see. Its data is absolute, so applying it twice is harmless.',
})
export class Event {
  @Field(() => ID, { description: 'Number in the event log, ascending; the cursor for catching up.' })
  id!: string;

  @Field(() => String, { description: 'Event type, such as post.counted.' })
  type!: string;

  @Field(() => String, { description: 'Channel on which it was published.' })
  channel!: string;

  @Field(() => Json, { description: 'Payload; its shape depends on the type.' })
  data!: unknown;

  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A row of a list of Events.' })
export class EventEdge {
  @Field(() => String, { description: 'The event’s id.' })
  cursor!: string;

  @Field(() => Event, { description: 'The event.' })
  node!: Event;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A page of Events. endCursor may be after the last row, because events that are hidden from you are omitted.',
})
export class EventConnection {
  @Field(() => [EventEdge], { description: 'The rows, oldest first.' })
  edges!: EventEdge[];

  @Field(() => PageInfo, { description: 'Whether there are more rows, and the cursor to continue from.' })
  pageInfo!: PageInfo;
}
