import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput } from '../../core/errors';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { mergeModules, type NotificationKind } from '../module';

export const switchInput = v.object({ isOn: v.boolean('Say true or false.') });

export type Switch = Pick<NotificationKind, 'group' | 'label' | 'description'> & { kind: string; isOn: boolean };

const describe = (kind: string, { group, label, description }: NotificationKind, isOn: boolean): Switch => ({
  kind,
  group,
  label,
  description,
  isOn,
});

/** Every kind that a domain declares, and whether the viewer wants it. */
export async function readSwitches(ctx: Context): Promise<Switch[]> {
  const rows = await ctx.app.reader.rows<{ kind: string }>(
    statement('notification_off', () => 'select kind from notification_off where account_id = $1'),
    [viewerId(ctx)],
  );
  const off = new Set(rows.map(({ kind }) => kind));
  return Object.entries(mergeModules('notifications')).map(([kind, declared]) =>
    describe(kind, declared, !off.has(kind)),
  );
}

/** Sets whether the viewer is told of a kind. Safe to repeat. @throws AppError BAD_USER_INPUT naming `kind` or `isOn` */
export async function setSwitch(ctx: Context, kind: string, input: unknown): Promise<Switch> {
  const viewer = viewerId(ctx);
  const kinds = mergeModules('notifications');
  if (!Object.hasOwn(kinds, kind)) throw badInput({ kind: 'There is no such kind of notification.' });
  const { isOn } = validate(switchInput, input);
  await write(ctx, (tx) =>
    tx.rows(
      isOn
        ? sql`delete from notification_off where account_id = ${viewer} and kind = ${kind}`
        : sql`insert into notification_off (account_id, kind) values (${viewer}, ${kind}) on conflict do nothing`,
    ),
  );
  return describe(kind, kinds[kind]!, isOn);
}
