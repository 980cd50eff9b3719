import type { Quota } from '../../database/quota';

export const connectionRequestQuota: Quota = {
  action: 'connection request',
  max: 100,
  hours: 168,
  limit: 'You can send up to 100 connection requests per week.',
};

export const followQuota: Quota = {
  action: 'follow',
  max: 400,
  hours: 24,
  limit: 'You can follow up to 400 people per day.',
};

/** A block ends the live connections of both people, so repeating it would keep the other person offline. */
export const blockQuota: Quota = {
  action: 'block',
  max: 200,
  hours: 24,
  limit: 'You can block up to 200 people per day.',
};
