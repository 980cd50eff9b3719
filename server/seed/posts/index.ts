import type { SeedPost } from '../types';
import { earlier } from './earlier';
import { firstWeek } from './firstWeek';
import { lastWeek } from './lastWeek';
import { thisWeek } from './thisWeek';

/** Three weeks of posts with their threads, oldest first. */
export const posts: SeedPost[] = [...thisWeek, ...lastWeek, ...earlier, ...firstWeek].toSorted((a, b) => b.age - a.age);
