import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../graphql/types/node';
import { DateTime, Json } from '../../graphql/types/scalars';

@ObjectType({
  simpleResolvers: true,
  description: 'A change that you may see. Its data is absolute: applying it twice is harmless.',
})
export class Event {
  @Field(() => ID, { description: 'Number in the log, growing; continue after it.' })
  id!: string;

  @Field(() => String, { description: 'What happened, such as post.counted.' })
  type!: string;

  @Field(() => String, { description: 'The channel it was heard on.' })
  channel!: string;

  @Field(() => Json, { description: 'Ids and counts; its shape follows the type.' })
  data!: unknown;

  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One row of a list of Events.' })
export class EventEdge {
  @Field(() => String, { description: 'The event’s id.' })
  cursor!: string;

  @Field(() => Event, { description: 'The event.' })
  node!: Event;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A page of Events. Continue after endCursor, which may be past the last row shown.',
})
export class EventConnection {
  @Field(() => [EventEdge], { description: 'The rows, oldest first.' })
  edges!: EventEdge[];

  @Field(() => PageInfo, { description: 'Whether more follows, and from where.' })
  pageInfo!: PageInfo;
}
