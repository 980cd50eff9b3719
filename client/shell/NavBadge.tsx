import { lazy, useMemo } from 'react';
import { CountBadge } from '../ui/Badge';
import type { NavBadge as Badge } from './feature';
import { QuietBoundary } from './RouteBoundary';

/** The number on a navigation entry. Its hook arrives with the feature's code; until then there is none. */
export function NavBadge({ badge, className }: { badge?: Badge; className?: string }) {
  const Counter = useMemo(() => badge && lazy(() => loadCounter(badge)), [badge]);
  return Counter ? (
    <QuietBoundary>
      <Counter className={className} />
    </QuietBoundary>
  ) : null;
}

async function loadCounter({ load, of }: Badge) {
  const { useCount } = await load();
  function Counter({ className }: { className?: string }) {
    return <CountBadge count={useCount()} of={of} className={className} />;
  }
  return { default: Counter };
}
