import { projectionLimits } from '../../../shared/contracts/projection';
import type { Quota } from '../../database/quota';

export const computeQuota: Quota = {
  action: 'projection compute',
  max: projectionLimits.computesPerHour,
  hours: 1,
  limit: `You can compute up to ${projectionLimits.computesPerHour.toLocaleString('en')} projections per hour.`,
};
