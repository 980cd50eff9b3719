import { createElement } from 'react';
import { CountBadge } from '../../ui/feedback/Badge';
import type { NavBadge as Badge } from '../feature';
import { lazyOptional } from '../lazyOptional';
import { navBadges } from '../registry';

async function loadCounter({ load, of }: Badge) {
  const { useCount } = await load();
  return function Counter({ className }: { className?: string }) {
    return <CountBadge count={useCount()} of={of} className={className} />;
  };
}

const counters = new Map(navBadges().map((badge) => [badge, lazyOptional(() => loadCounter(badge))]));

/** The count on a navigation entry. Renders nothing until the feature's hook is loaded. */
export function NavBadge({ badge, className }: { badge?: Badge; className?: string }) {
  const Counter = badge && counters.get(badge);
  return Counter ? createElement(Counter, { className }) : null;
}
