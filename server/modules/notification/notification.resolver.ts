import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { readSwitches, setSwitch } from './notification.switches';
import { NotificationSwitch } from './notification.type';

@Resolver()
export class NotificationResolver {
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
}
