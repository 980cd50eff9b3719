import type { Quota } from '../../database/quota';

export const commentQuota: Quota = {
  action: 'comment',
  max: 900,
  hours: 3,
  limit: 'You can post up to 900 comments every 3 hours.',
};
