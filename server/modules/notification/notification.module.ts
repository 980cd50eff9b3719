import type { Module } from '../module';
import { NotificationResolver } from './notification.resolver';
import { notificationRoutes } from './notification.routes';

export const notificationModule: Module = {
  name: 'notification',
  resolvers: [NotificationResolver],
  routes: notificationRoutes,
  personalData: { notification_switches: 'select kind, created_at as off_since from notification_off where account_id = $1 order by kind' },
};
