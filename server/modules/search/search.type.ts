import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A hashtag.' })
export class Hashtag {
  @Field(() => String, { description: 'Lower case, without #.' })
  name!: string;

  @Field(() => Int, {
    description: 'Number of posts with it that you may see. From 100 on, the number of public posts.',
  })
  postCount!: number;
}
