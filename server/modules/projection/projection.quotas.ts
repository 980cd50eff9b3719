import { projectionLimits } from '../../../shared/contracts/projection';
import type { Quota } from '../../database/quota';

export const computeQuota: Quota = {
  action: 'projection compute',
  max: projectionLimits.computesPerHour,
  hours: 1,
  limit: `You can compute up to ${projectionLimits.computesPerHour.toLocaleString('en')} projections per hour.`,
};

export const editQuota: Quota = {
  action: 'projection edit',
  max: projectionLimits.editsPerHour,
  hours: 1,
  limit: `You can save projections up to ${projectionLimits.editsPerHour.toLocaleString('en')} times per hour.`,
};

export const shareQuota: Quota = {
  action: 'projection share',
  max: 100,
  hours: 24,
  limit: 'You can share projections up to 100 times per day.',
};
