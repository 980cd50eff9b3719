import { ArgsType, Field, ID, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import { DateTime } from './scalars';

@InterfaceType({
  description: 'An object with an id, which node(id) reads.',
  autoRegisterImplementations: false,
})
export abstract class Node {
  @Field(() => ID, { description: 'Unique across all types: a UUIDv7, so later ids sort after earlier ones.' })
  id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'More rows may come after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: '`after` of the next page: the cursor of the last row, or where a search stopped.',
  })
  endCursor!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Set when a search stopped before the page was full: the time of the oldest row it looked at. The next page looks further.',
  })
  searchedTo?: string | null;
}

/** Arguments of every list. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { nullable: true, description: 'How many rows, 1 to 50; default 10.' })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the last row you have.' })
  after?: string;
}

/** Creates the Relay edge and connection types of a list of `item`. */
export function connectionOf<T extends object>(item: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One row of a list of ${name}s.` })
  class ItemEdge {
    @Field(() => String, { description: 'Opaque position of this row.' })
    cursor!: string;

    @Field(() => item, { description: 'The row itself.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of ${name}s.` })
  class ItemConnection {
    @Field(() => [ItemEdge], { description: 'The rows, in the list’s order.' })
    edges!: ItemEdge[];

    @Field(() => PageInfo, { description: 'Whether more follows, and from where.' })
    pageInfo!: PageInfo;
  }

  return { ItemEdge, ItemConnection };
}
