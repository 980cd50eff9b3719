import type { Quota } from '../../database/quota';

export const teamQuota: Quota = {
  action: 'team',
  max: 5,
  hours: 24,
  limit: 'You can create up to 5 teams per day.',
};

export const teamEditQuota: Quota = {
  action: 'team edit',
  max: 300,
  hours: 3,
  limit: 'You can edit teams, roles and members up to 300 times every 3 hours.',
};

export const teamInvitationQuota: Quota = {
  action: 'team invitation',
  max: 30,
  hours: 24,
  limit: 'You can invite up to 30 people to teams per day.',
};

export const roleApplicationQuota: Quota = {
  action: 'role application',
  max: 30,
  hours: 24,
  limit: 'You can apply for up to 30 roles per day.',
};
