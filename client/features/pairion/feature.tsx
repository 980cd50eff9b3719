import { Blend } from 'lucide-react';
import type { Feature } from '../../shell/feature';

/** Matching of co-founders: profile, candidates of the day, invitations and matches. */
export const feature: Feature = {
  routes: [{ path: '/pairion/:page?', title: 'Pairion', load: () => import('./PairionPages') }],
  nav: [{ to: '/pairion', label: 'Pairion', icon: Blend, order: 34, places: ['side', 'more'] }],
  live: () => import('./live'),
};
