import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Quota } from '../../database/quota';

/** New analyses and new versions together. */
export const analysisQuota: Quota = {
  action: 'analysis',
  max: pythionLimits.perHour,
  hours: 1,
  limit: `You can analyze up to ${pythionLimits.perHour} texts per hour.`,
};

/** Calls of the language model, which cost the operator money. */
export const enrichmentQuota: Quota = {
  action: 'analysis enrichment',
  max: pythionLimits.enrichmentsPerHour,
  hours: 1,
  limit: `You can use the language model up to ${pythionLimits.enrichmentsPerHour} times per hour.`,
};

export const enrichmentDayQuota: Quota = {
  action: 'analysis enrichment day',
  max: pythionLimits.enrichmentsPerDay,
  hours: 24,
  limit: `You can use the language model up to ${pythionLimits.enrichmentsPerDay} times per day.`,
};

/** Answers are saved as they are typed. */
export const analysisEditQuota: Quota = {
  action: 'analysis edit',
  max: 600,
  hours: 1,
  limit: 'You can save answers, test results and titles up to 600 times per hour.',
};

export const analysisShareQuota: Quota = {
  action: 'analysis share',
  max: 100,
  hours: 24,
  limit: 'You can share analyses up to 100 times per day.',
};

export const analysisCommentQuota: Quota = {
  action: 'analysis comment',
  max: 300,
  hours: 3,
  limit: 'You can comment on analyses up to 300 times every 3 hours.',
};
