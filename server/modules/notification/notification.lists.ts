import type { Context } from '../../context';
import { viewerId } from '../../context';
import type { List, ListQuery } from '../../database/list';
import { statement, type FieldCase } from '../../database/read';
import { cardJson } from '../network/network.lists';
import { personNotMuted, viewerParameter } from '../../visibility/people';
import type { SelectList } from '../list';
import { mergeModules, type NotificationKind } from '../module';

/** SQL that takes, for each row, the part of its kind's declaration. */
const byKind = (part: (kind: NotificationKind) => string | undefined, otherwise: string): string => {
  const cases = Object.entries(mergeModules('notifications')).flatMap(([name, kind]) => {
    const sql = part(kind);
    return sql === undefined ? [] : `when '${name}' then ${sql}`;
  });
  return `case n.kind ${cases.join(' ')} else ${otherwise} end`;
};

const visibleActors = `notification_actor a where a.notification_id = n.id and ${personNotMuted('a.actor_id')}`;

/** SQL condition on `n`: its recipient may see what it is about, and somebody who did it. */
const isShown = () => `exists (select from ${visibleActors}) and ${byKind(({ visible }) => visible('n'), 'false')}`;

/** How many of the people who did it are named. */
const namedActors = 3;

const actorsJson = (spelling: FieldCase) => `
  (select json_agg(${cardJson('p', spelling)} order by a.created_at desc, a.actor_id) from (
     select a.actor_id, a.created_at from ${visibleActors} order by a.created_at desc, a.actor_id limit ${namedActors}) a join profile p on p.id = a.actor_id)`;

/** Domains are known once all of them are loaded, so the list is made when it is first asked for. */
let list: List | undefined;
const notifications = (): List =>
  (list ??= {
    name: 'notifications',
    parameters: 1,
    keys: [
      { sql: 'n.updated_at', type: 'timestamptz' },
      { sql: 'n.id', type: 'uuid' },
    ],
    direction: 'desc',
    projection: (spelling) => ({
      id: 'n.id',
      kind: 'n.kind',
      actors: actorsJson(spelling),
      actorCount: `(select count(*)::int from ${visibleActors})`,
      verb: byKind(({ verb }) => `'${verb.replaceAll("'", "''")}'`, `''`),
      about: `coalesce(left(${byKind(({ about }) => about?.('n'), 'null')}, 140), '')`,
      path: byKind(({ path }) => path('n'), `'/home'`),
      subjectId: 'n.subject_id',
      isRead: 'n.read_at is not null',
      createdAt: 'n.updated_at',
    }),
    rows: (after, limit) => `(
      select * from notification n where n.recipient_id = ${viewerParameter} and ${isShown()}
        ${after ? `and (n.updated_at, n.id) < (${after.join(', ')})` : ''}
      order by n.updated_at desc, n.id desc ${limit}) n`,
  });

/** The viewer's notifications, latest first. */
export const selectNotifications = (ctx: Context): ListQuery => ({ list: notifications(), values: [viewerId(ctx)] });

/** Root query fields that are lists of notifications. */
export const notificationLists = { notifications: selectNotifications } satisfies Record<string, SelectList>;

/** Counting stops here. */
const countCap = 100;

/** SQL condition on `n`: no other number on the page counts what it is about, so that nothing counts twice. */
function isCounted(): string {
  const others = Object.entries(mergeModules('notifications')).flatMap(([name, { isCountedElsewhere }]) =>
    isCountedElsewhere ? [`'${name}'`] : [],
  );
  return others.length > 0 ? `n.kind not in (${others.join(', ')})` : 'true';
}

/**
 * How many notifications the viewer has not read, 100 meaning that many or more; those aside whose subject another number
 * counts.
 */
export async function countUnread(ctx: Context): Promise<number> {
  const asked = statement(
    'notifications_unread',
    () =>
      `select count(*)::int from (select from notification n where n.recipient_id = ${viewerParameter} and n.read_at is null and ${isCounted()} and ${isShown()} limit ${countCap}) unread`,
  );
  return Number(await ctx.app.reader.value(asked, [viewerId(ctx)]));
}
