import { useEffect, useState } from 'react';
import { afterStartup, isStartingUp } from '../../../lib/startup';
import { whenIdle } from '../../../lib/whenIdle';

const STEPS = 4;
/** Pixels per step, about one post below the screen. */
const STEP = { top: 200, bottom: 300 };

/**
 * Pixels beyond the screen in which rows are rendered. During the page's start there are none; then they grow whenever
 * the browser is idle, so that no single render blocks a slow phone.
 */
export function useOverscan(): { top: number; bottom: number } {
  const [steps, setSteps] = useState(() => (isStartingUp() ? 0 : STEPS));

  useEffect(() => {
    if (steps === STEPS) return undefined;
    let isCurrent = true;
    void afterStartup().then(() => whenIdle(() => isCurrent && setSteps(steps + 1)));
    return () => {
      isCurrent = false;
    };
  }, [steps]);

  return { top: STEP.top * steps, bottom: STEP.bottom * steps };
}
