import type { Quota } from '../../database/quota';

export const postQuota: Quota = {
  action: 'post',
  max: 300,
  hours: 3,
  limit: 'You can publish 300 posts in three hours.',
};

export const postEditQuota: Quota = {
  action: 'post edit',
  max: 300,
  hours: 3,
  limit: 'You can edit posts 300 times in three hours.',
};
