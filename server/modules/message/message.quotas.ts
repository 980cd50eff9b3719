import type { Quota } from '../../database/quota';

export const messageQuota: Quota = {
  action: 'message',
  max: 3_000,
  hours: 3,
  limit: 'You can send up to 3,000 messages every 3 hours.',
};

export const messageEditQuota: Quota = {
  action: 'message edit',
  max: 900,
  hours: 3,
  limit: 'You can edit messages up to 900 times every 3 hours.',
};

export const messageRequestQuota: Quota = {
  action: 'message request',
  max: 20,
  hours: 24,
  limit: 'You can message up to 20 new people per day.',
};

export const groupChangeQuota: Quota = {
  action: 'group change',
  max: 300,
  hours: 3,
  limit: 'You can add people, remove people and rename groups up to 300 times every 3 hours.',
};

export const groupQuota: Quota = {
  action: 'group',
  max: 50,
  hours: 24,
  limit: 'You can start up to 50 groups per day.',
};
