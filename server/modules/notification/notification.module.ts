import { slowQueue } from '../../queue/job';
import type { Module } from '../module';
import { enqueueDigests, mailDigest } from './notification.digest';
import { NotificationResolver } from './notification.resolver';
import { notificationLists } from './notification.lists';
import { notificationRoutes } from './notification.routes';

export const notificationModule: Module = {
  resolvers: [NotificationResolver],
  lists: notificationLists,
  routes: notificationRoutes,
  jobs: {
    'notification.askForDigests': { maxSeconds: 120, queue: slowQueue, cron: '5 7 * * *', run: enqueueDigests },
    'notification.mailDigest': { maxSeconds: 45, run: mailDigest },
  },
  personalData: {
    notifications: `select n.kind, n.subject_id, n.updated_at, n.read_at, array(select actor_id from notification_actor a where a.notification_id = n.id) as actors
                    from notification n where n.recipient_id = $1 order by n.updated_at`,
    notification_switches:
      'select kind, created_at as off_since from notification_off where account_id = $1 order by kind',
  },
};
