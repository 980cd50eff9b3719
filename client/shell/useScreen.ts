import { useMediaQuery } from '../ui/useMediaQuery';

/** `phone` below 700 px with bars at top and bottom, `rail` with narrow navigation, `full` with three columns from 1280. */
export type Screen = 'phone' | 'rail' | 'full';

export function useScreen(): Screen {
  const isWide = useMediaQuery('(min-width: 700px)');
  const isFull = useMediaQuery('(min-width: 1280px)');
  return isFull ? 'full' : isWide ? 'rail' : 'phone';
}
