import { createElement, lazy } from 'react';
import { CountBadge } from '../ui/Badge';
import type { NavBadge as Badge } from './feature';
import { navBadges } from './registry';
import { QuietBoundary } from './RouteBoundary';

async function loadCounter({ load, of }: Badge) {
  const { useCount } = await load();
  function Counter({ className }: { className?: string }) {
    return <CountBadge count={useCount()} of={of} className={className} />;
  }
  return { default: Counter };
}

const counters = new Map(navBadges().map((badge) => [badge, lazy(() => loadCounter(badge))]));

/** The number on a navigation entry. Its hook arrives with the feature's code; until then there is none. */
export function NavBadge({ badge, className }: { badge?: Badge; className?: string }) {
  const Counter = badge && counters.get(badge);
  return Counter ? <QuietBoundary>{createElement(Counter, { className })}</QuietBoundary> : null;
}
