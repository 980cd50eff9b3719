import type { projectionSorts } from '../../../shared/contracts/projection';
import { enumOf } from '../../graphql/types/enumOf';

export const ProjectionSort = enumOf<typeof projectionSorts>('ProjectionSort', 'Order of models.', {
  updated: 'The last changed first.',
  newest: 'The newest first.',
  name: 'By name.',
});

export type ProjectionSort = keyof typeof ProjectionSort;
