import { lazy, useEffect } from 'react';
import { addToTitleCount } from '../ui/titleStore';
import type { NavBadge } from './feature';
import { navBadges } from './registry';
import { QuietBoundary } from './RouteBoundary';

async function loadTitleCount({ load }: NavBadge) {
  const { useCount } = await load();
  function TitleCount() {
    const count = useCount();
    useEffect(() => addToTitleCount(count), [count]);
    return null;
  }
  return { default: TitleCount };
}

const parts = navBadges()
  .filter(({ inTitle }) => inTitle)
  .map((badge) => lazy(() => loadTitleCount(badge)));

/** Keeps the number in the browser's tab: the sum of the badges that count there. */
export function TitleCounts() {
  return parts.map((Part, index) => (
    // The list is fixed at start; its order is its identity.
    <QuietBoundary key={index}>
      <Part />
    </QuietBoundary>
  ));
}
