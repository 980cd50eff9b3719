import type { Quota } from '../../database/quota';

export const invitationQuota: Quota = {
  action: 'pairion invitation',
  max: 10,
  hours: 24,
  limit: 'You can send up to 10 co-founder invitations per day.',
};

export const profileEditQuota: Quota = {
  action: 'pairion edit',
  max: 300,
  hours: 3,
  limit: 'You can edit your co-founder profile up to 300 times every 3 hours.',
};

/** Passes and saves. */
export const decisionQuota: Quota = {
  action: 'pairion decision',
  max: 500,
  hours: 24,
  limit: 'You can pass or save up to 500 times per day.',
};

/** Changes of a complete profile, by which candidates are chosen again. */
export const matchingChangeQuota: Quota = {
  action: 'pairion change',
  max: 200,
  hours: 24,
  limit: 'You can change your complete co-founder profile up to 200 times per day.',
};

export const trialQuota: Quota = {
  action: 'pairion trial',
  max: 30,
  hours: 24,
  limit: 'You can propose, accept or answer up to 30 trial projects per day.',
};
