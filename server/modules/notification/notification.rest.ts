import { restType } from '../../rest/contract/restType';
import { text } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';

const kind = text('The kind, such as post.liked.');

export const notificationType = restType('Notification', { fields: { kind }, nested: [profileCardType] });

export const notificationSwitchType = restType('NotificationSwitch', { fields: { kind } });
