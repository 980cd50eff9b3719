import { useEffect } from 'react';
import { addToTitleCount } from '../ui/text/titleStore';
import type { NavBadge } from './feature';
import { lazyOptional } from './lazyOptional';
import { navBadges } from './registry';

async function loadTitleCount({ load }: NavBadge) {
  const { useCount } = await load();
  return function TitleCount() {
    const count = useCount();
    useEffect(() => addToTitleCount(count), [count]);
    return null;
  };
}

const parts = navBadges()
  .filter(({ inTitle }) => inTitle)
  .map((badge) => lazyOptional(() => loadTitleCount(badge)));

/** Shows the sum of the badges with `inTitle` in the browser's tab. */
export function TitleCounts() {
  // The list is fixed at start; its order is its identity.
  return parts.map((Part, index) => <Part key={index} />);
}
