import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A hashtag.' })
export class Hashtag {
  @Field(() => String, { description: 'In lower case, without #.' })
  name!: string;

  @Field(() => Int, { description: 'How many posts with it you may see; from 100 on, how many public posts have it.' })
  postCount!: number;
}
