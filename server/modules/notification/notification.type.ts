import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'One kind of notification, and whether you want it.' })
export class NotificationSwitch {
  @Field(() => ID, { description: 'The kind, such as post.liked.' })
  kind!: string;

  @Field(() => String, { description: 'Heading that it stands under, such as Your posts.' })
  group!: string;

  @Field(() => String, { description: 'What it is called.' })
  label!: string;

  @Field(() => String, { description: 'When it comes.' })
  description!: string;

  @Field(() => Boolean, { description: 'You are told of it. All are on at first.' })
  isOn!: boolean;
}
