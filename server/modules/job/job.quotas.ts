import type { Quota } from '../../database/quota';

export const jobQuota: Quota = {
  action: 'job',
  max: 20,
  hours: 24,
  limit: 'You can create up to 20 jobs per day.',
};

export const jobEditQuota: Quota = {
  action: 'job edit',
  max: 300,
  hours: 3,
  limit: 'You can edit jobs up to 300 times every 3 hours.',
};

export const applicationQuota: Quota = {
  action: 'job application',
  max: 50,
  hours: 24,
  limit: 'You can apply to up to 50 jobs per day.',
};
