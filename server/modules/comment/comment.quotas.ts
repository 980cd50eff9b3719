import type { Quota } from '../../database/quota';

export const commentQuota: Quota = {
  action: 'comment',
  max: 900,
  hours: 3,
  limit: 'You can write 900 comments in three hours.',
};
