import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput } from '../../core/errors';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { mergeModules, type NotificationKind } from '../module';
import type { NotificationSwitch } from './notification.type';

export const switchInput = v.object({
  isOn: v.pipe(v.boolean('isOn must be true or false.'), v.description('You receive notifications of this kind.')),
});

const toSwitch = (
  kind: string,
  { group, label, description }: NotificationKind,
  isOn: boolean,
): NotificationSwitch => ({
  kind,
  group,
  label,
  description,
  isOn,
});

/** Reads every declared kind of notification, and whether the viewer has it switched on. */
export async function readSwitches(ctx: Context): Promise<NotificationSwitch[]> {
  const rows = await ctx.app.reader.rows<{ kind: string }>(
    statement('notification_off', () => 'select kind from notification_off where account_id = $1'),
    [viewerId(ctx)],
  );
  const off = new Set(rows.map(({ kind }) => kind));
  return Object.entries(mergeModules('notifications')).map(([kind, declaration]) =>
    toSwitch(kind, declaration, !off.has(kind)),
  );
}

/** Switches a kind of notification on or off. Safe to repeat. @throws AppError BAD_USER_INPUT naming `kind` or `isOn` */
export async function setSwitch(ctx: Context, kind: string, input: unknown): Promise<NotificationSwitch> {
  const viewer = viewerId(ctx);
  const kinds = mergeModules('notifications');
  if (!Object.hasOwn(kinds, kind)) throw badInput({ kind: 'This type of notification doesn’t exist.' });
  const { isOn } = validate(switchInput, input);
  await write(ctx, (tx) =>
    tx.rows(
      isOn
        ? sql`delete from notification_off where account_id = ${viewer} and kind = ${kind}`
        : sql`insert into notification_off (account_id, kind) values (${viewer}, ${kind}) on conflict do nothing`,
    ),
  );
  return toSwitch(kind, kinds[kind]!, isOn);
}
