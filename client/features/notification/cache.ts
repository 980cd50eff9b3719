import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** What identifies this domain's lists and things in the cache: what chooses a list, never its page. */
export const cache: TypePolicies = {
  Query: { fields: { notifications: relayStylePagination() } },
  NotificationSwitch: { keyFields: ['kind'] },
};
