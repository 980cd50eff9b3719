import type { Quota } from '../../database/quota';

export const postQuota: Quota = {
  action: 'post',
  max: 300,
  hours: 3,
  limit: 'You can create up to 300 posts every 3 hours.',
};

export const postEditQuota: Quota = {
  action: 'post edit',
  max: 300,
  hours: 3,
  limit: 'You can edit posts up to 300 times every 3 hours.',
};
