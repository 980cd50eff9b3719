import type { Context } from '../../context';
import { viewerId } from '../../context';
import type { List, ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { profileCardProjection } from '../profile/profile.projection';
import type { Notification } from './notification.type';
import { personNotMuted, viewerParameter } from '../../visibility/people';
import type { SelectList } from '../list';
import { mergeModules, type NotificationKind } from '../module';

/** SQL expression: a part of the declaration of each row's kind. */
const caseOfKind = (part: (kind: NotificationKind) => string | undefined, otherwise: string): string => {
  const cases = Object.entries(mergeModules('notifications')).flatMap(([name, kind]) => {
    const sql = part(kind);
    return sql === undefined ? [] : `when '${name}' then ${sql}`;
  });
  return `case n.kind ${cases.join(' ')} else ${otherwise} end`;
};

const visibleActors = `notification_actor a where a.notification_id = n.id and ${personNotMuted('a.actor_id')}`;

/** SQL condition on `n`: its recipient may see its subject and, unless its kind has none, at least one of its actors. */
const isShown = () =>
  `(${caseOfKind(({ hasNoActor }) => (hasNoActor ? 'true' : undefined), 'false')} or exists (select from ${visibleActors})) and ${caseOfKind(({ visible }) => visible('n'), 'false')}`;

/** Maximum of actors that a notification includes. */
const maxNamedActors = 3;

const actorsJson = (fieldCase: FieldCase) => `
  (select coalesce(json_agg(${jsonObject(profileCardProjection('p', fieldCase), fieldCase)} order by a.created_at desc, a.actor_id), '[]') from (
     select a.actor_id, a.created_at from ${visibleActors} order by a.created_at desc, a.actor_id limit ${maxNamedActors}) a join profile p on p.id = a.actor_id)`;

/** Created on first use, because it needs the declarations of all modules. */
let list: List<Notification> | undefined;
const notifications = (): List<Notification> =>
  (list ??= {
    name: 'notifications',
    parameters: 1,
    keys: [
      { sql: 'n.updated_at', type: 'timestamptz' },
      { sql: 'n.id', type: 'uuid' },
    ],
    direction: 'desc',
    projection: (fieldCase) => ({
      id: 'n.id',
      kind: 'n.kind',
      actors: actorsJson(fieldCase),
      actorCount: `(select count(*)::int from ${visibleActors})`,
      verb: caseOfKind(({ verb, currentVerb }) => {
        const text = `'${verb.replaceAll("'", "''")}'`;
        return currentVerb ? `coalesce(${currentVerb('n')}, ${text})` : text;
      }, `''`),
      about: `coalesce(left(${caseOfKind(({ about }) => about?.('n'), 'null')}, 140), '')`,
      path: caseOfKind(({ path }) => path('n'), `'/home'`),
      subjectId: 'n.subject_id',
      isRead: 'n.read_at is not null',
      createdAt: 'n.updated_at',
    }),
    rows: (after, limit) => `(
      select * from notification n where n.recipient_id = ${viewerParameter} and ${isShown()}
        ${after ? `and (n.updated_at, n.id) < (${after.join(', ')})` : ''}
      order by n.updated_at desc, n.id desc ${limit}) n`,
  });

/** Selects the viewer's notifications, latest first. */
export const selectNotifications = (ctx: Context): ListQuery<Notification> => ({
  list: notifications(),
  values: [viewerId(ctx)],
});

/** Root query fields that are lists of notifications. */
export const notificationLists = { notifications: selectNotifications } satisfies Record<string, SelectList>;

/** Counting stops at this number. */
const maxUnreadCount = 100;

/** SQL condition on `n`: its kind is not counted by another unread count. */
function isCounted(): string {
  const excluded = Object.entries(mergeModules('notifications')).flatMap(([name, { isCountedElsewhere }]) =>
    isCountedElsewhere ? [`'${name}'`] : [],
  );
  return excluded.length > 0 ? `n.kind not in (${excluded.join(', ')})` : 'true';
}

/**
 * Counts the viewer's unread notifications, without kinds that another count includes.
 * @returns 100 for that many or more
 */
export async function countUnreadNotifications(ctx: Context): Promise<number> {
  const query = statement(
    'notifications_unread',
    () =>
      `select count(*)::int from (select from notification n where n.recipient_id = ${viewerParameter} and n.read_at is null and ${isCounted()} and ${isShown()} limit ${maxUnreadCount}) unread`,
  );
  return Number(await ctx.app.reader.value(query, [viewerId(ctx)]));
}
