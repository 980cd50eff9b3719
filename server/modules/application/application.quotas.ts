import type { Quota } from '../../database/quota';

export const applicationEditQuota: Quota = {
  action: 'job application edit',
  max: 1_000,
  hours: 3,
  limit: 'You can update applications up to 1,000 times every 3 hours.',
};
