import type { SeedPost } from '../types';
import { earlier } from './earlier';
import { firstWeek } from './firstWeek';
import { lastWeek } from './lastWeek';
import { thisWeek } from './thisWeek';

/** Posts of three weeks with their comments, oldest first. */
export const posts: SeedPost[] = [...thisWeek, ...lastWeek, ...earlier, ...firstWeek].toSorted(
  (a, b) => b.ageHours - a.ageHours,
);
