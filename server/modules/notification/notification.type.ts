import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

@ObjectType({ simpleResolvers: true, description: 'A kind of notification, and whether it is switched on.' })
export class NotificationSwitch {
  @Field(() => ID, { description: 'The kind, such as post.liked.' })
  kind!: string;

  @Field(() => String, { description: 'Group in the settings, such as Your posts.' })
  group!: string;

  @Field(() => String, { description: 'Label in the settings, such as Likes.' })
  label!: string;

  @Field(() => String, { description: 'When the notification is sent.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether you receive it. On by default.' })
  isOn!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Actions of other people that concern you. Actions of several people on one subject are grouped until you read the notification.',
})
export class Notification {
  @Field(() => ID, { description: 'The notification’s id.' })
  id!: string;

  @Field(() => ID, { description: 'The kind, such as post.liked.' })
  kind!: string;

  @Field(() => [Profile], {
    description:
      'The people who acted, latest first; at most 3. Empty when nobody did, such as for a job that expires.',
  })
  actors!: Profile[];

  @Field(() => Int, { description: 'Number of people who acted.' })
  actorCount!: number;

  @Field(() => String, {
    description: 'The action as text that follows the names, such as "liked your post"; a sentence without actors.',
  })
  verb!: string;

  @Field(() => String, {
    description: 'The first 140 characters of what it is about: the newest comment, else the subject; may be empty.',
  })
  about!: string;

  @Field(() => String, { description: 'Path of the page that shows it, with the comment as fragment.' })
  path!: string;

  @Field(() => ID, { description: 'Id of the subject: a post, comment, conversation, person, job or saved filter.' })
  subjectId!: string;

  @Field(() => Boolean, { description: 'Whether you have read it.' })
  isRead!: boolean;

  @Field(() => DateTime, { description: 'When the latest action happened.' })
  createdAt!: string;
}

const { ItemConnection } = connectionOf(Notification, 'Notification');

/** A page of notifications. */
export const NotificationConnection = ItemConnection;
