import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { readDigest, setDigest } from './notification.digest';
import { countUnread, notificationLists } from './notification.lists';
import { clearNotifications, markRead } from './notification.service';
import { readSwitches, setSwitch } from './notification.switches';
import { NotificationConnection, NotificationSwitch } from './notification.type';

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: 'What concerns you, latest first.' })
  notifications(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, notificationLists.notifications, page);
  }

  @Query(() => Int, {
    description:
      'How many notifications you have not read; 100 means that many or more. Messages have a number of their own, unreadMessageCount, and are left out.',
  })
  unreadNotificationCount(@Ctx() ctx: Context): Promise<number> {
    return countUnread(ctx);
  }

  @Mutation(() => Int, {
    description: 'Marks notifications as read, all when no ids are given. Answers how many are left unread.',
  })
  async markNotificationsRead(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { nullable: true, description: 'Which; at most 500.' }) ids?: string[],
  ): Promise<number> {
    await markRead(ctx, ids);
    return countUnread(ctx);
  }

  @Mutation(() => Boolean, { description: 'Throws all your notifications away.' })
  async clearNotifications(@Ctx() ctx: Context): Promise<boolean> {
    await clearNotifications(ctx);
    return true;
  }

  @Query(() => [NotificationSwitch], { description: 'Kinds of notifications, and which of them you want.' })
  notificationSwitches(@Ctx() ctx: Context): Promise<NotificationSwitch[]> {
    return readSwitches(ctx);
  }

  @Mutation(() => NotificationSwitch, { description: 'Sets whether you are told of a kind. Safe to repeat.' })
  setNotificationSwitch(
    @Ctx() ctx: Context,
    @Arg('kind', () => ID, { description: 'The kind.' }) kind: string,
    @Arg('isOn', () => Boolean, { description: 'Whether you want it.' }) isOn: boolean,
  ): Promise<NotificationSwitch> {
    return setSwitch(ctx, kind, { isOn });
  }

  @Query(() => Boolean, { description: 'What you have not read comes by mail, once a day. Off at first.' })
  mailDigest(@Ctx() ctx: Context): Promise<boolean> {
    return readDigest(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Sets whether what you have not read comes by mail, once a day. Answers the new state.',
  })
  async setMailDigest(
    @Ctx() ctx: Context,
    @Arg('isOn', () => Boolean, { description: 'Whether you want it.' }) isOn: boolean,
  ): Promise<boolean> {
    await setDigest(ctx, isOn);
    return isOn;
  }
}
