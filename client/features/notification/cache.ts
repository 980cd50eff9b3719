import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache policies of this feature. List keys include filters but no page arguments. */
export const cache: TypePolicies = {
  Query: { fields: { notifications: relayStylePagination() } },
  NotificationSwitch: { keyFields: ['kind'] },
};
