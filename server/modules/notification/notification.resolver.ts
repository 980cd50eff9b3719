import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { readDigestSetting, setDigestSetting } from './notification.digest';
import { countUnreadNotifications, notificationLists } from './notification.lists';
import { deleteAllNotifications, markNotificationsRead } from './notification.service';
import { readSwitches, setSwitch } from './notification.switches';
import { NotificationConnection, NotificationSwitch, type Notification } from './notification.type';

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: 'Your notifications, latest first.' })
  notifications(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Notification>> {
    return readList(ctx, notificationLists.notifications, page);
  }

  @Query(() => Int, {
    description:
      'Number of notifications that you have not read; 100 means 100 or more. Messages are not included, see unreadMessageCount.',
  })
  unreadNotificationCount(@Ctx() ctx: Context): Promise<number> {
    return countUnreadNotifications(ctx);
  }

  @Mutation(() => Int, {
    description: 'Marks notifications as read; all when ids is omitted. Returns the number that is still unread.',
  })
  async markNotificationsRead(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { nullable: true, description: 'Ids of the notifications, at most 500.' }) ids?: string[],
  ): Promise<number> {
    await markNotificationsRead(ctx, ids);
    return countUnreadNotifications(ctx);
  }

  @Mutation(() => Boolean, { description: 'Deletes all your notifications.' })
  async clearNotifications(@Ctx() ctx: Context): Promise<boolean> {
    await deleteAllNotifications(ctx);
    return true;
  }

  @Query(() => [NotificationSwitch], { description: 'All kinds of notifications, and which are switched on.' })
  notificationSwitches(@Ctx() ctx: Context): Promise<NotificationSwitch[]> {
    return readSwitches(ctx);
  }

  @Mutation(() => NotificationSwitch, { description: 'Switches a kind of notification on or off. Safe to repeat.' })
  setNotificationSwitch(
    @Ctx() ctx: Context,
    @Arg('kind', () => ID, { description: 'The kind.' }) kind: string,
    @Arg('isOn', () => Boolean, { description: 'Whether to receive it.' }) isOn: boolean,
  ): Promise<NotificationSwitch> {
    return setSwitch(ctx, kind, { isOn });
  }

  @Query(() => Boolean, {
    description: 'Whether you receive a daily email digest of unread notifications. Off by default.',
  })
  mailDigest(@Ctx() ctx: Context): Promise<boolean> {
    return readDigestSetting(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Sets whether you receive a daily email digest of unread notifications. Returns the new state.',
  })
  async setMailDigest(
    @Ctx() ctx: Context,
    @Arg('isOn', () => Boolean, { description: 'Whether to receive it.' }) isOn: boolean,
  ): Promise<boolean> {
    await setDigestSetting(ctx, isOn);
    return isOn;
  }
}
