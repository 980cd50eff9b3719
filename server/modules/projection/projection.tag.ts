import type { Tag } from '../../rest/contract/describe';

export const projectionTag: Tag = {
  name: 'Projections',
  description: 'Financial projections over 60 months: computed, stored, compared and shared.',
};
