import type { Quota } from '../../database/quota';

export const messageQuota: Quota = {
  action: 'message',
  max: 3_000,
  hours: 3,
  limit: 'You can send 3,000 messages in three hours.',
};

export const messageEditQuota: Quota = {
  action: 'message edit',
  max: 900,
  hours: 3,
  limit: 'You can edit messages 900 times in three hours.',
};

export const messageRequestQuota: Quota = {
  action: 'message request',
  max: 20,
  hours: 24,
  limit: 'You can write to 20 new people in a day.',
};

export const groupQuota: Quota = {
  action: 'group',
  max: 50,
  hours: 24,
  limit: 'You can start 50 groups in a day.',
};
