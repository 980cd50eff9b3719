import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

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

@ObjectType({
  simpleResolvers: true,
  description:
    'What others did that concerns you. What several did with one thing is one notification until it is read.',
})
export class Notification {
  @Field(() => ID, { description: 'The notification’s id.' })
  id!: string;

  @Field(() => ID, { description: 'The kind, such as post.liked.' })
  kind!: string;

  @Field(() => [Profile], { description: 'Those who did it, latest first; at most 3.' })
  actors!: Profile[];

  @Field(() => Int, { description: 'How many people did it.' })
  actorCount!: number;

  @Field(() => String, { description: 'What they did, after their names: "liked your post".' })
  verb!: string;

  @Field(() => String, { description: 'The first words of what it is about; may be empty.' })
  about!: string;

  @Field(() => String, { description: 'Path of the page that shows it.' })
  path!: string;

  @Field(() => ID, { description: 'Id of what it is about: a post, a comment, a person.' })
  subjectId!: string;

  @Field(() => Boolean, { description: 'You have read it.' })
  isRead!: boolean;

  @Field(() => DateTime, { description: 'When somebody last did it.' })
  createdAt!: string;
}

const { ItemConnection } = connectionOf(Notification, 'Notification');

/** A page of notifications. */
export const NotificationConnection = ItemConnection;
