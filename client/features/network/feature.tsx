import { Users } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Relations between people: connections, follows, mutual connections, mutes and blocks. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/network',
      title: 'Network',
      load: async () => ({ Component: (await import('./page/NetworkPage')).NetworkPage }),
    },
  ],
  nav: [
    {
      to: '/network',
      label: 'Network',
      icon: Users,
      order: 20,
      places: ['side', 'bottom'],
      badge: {
        of: { one: 'pending request', many: 'pending requests' },
        load: () => import('./page/useRequestCount'),
      },
      shortcut: 'g n',
    },
  ],
  live: () => import('./live'),
  layer: async () => ({ Component: (await import('./personCard/PersonCardLayer')).PersonCardLayer }),
  search: {
    id: 'people',
    label: 'People',
    order: 20,
    filters: 'skill, location or stage',
    load: () => import('./search/people.searchKind'),
  },
  rail: { order: 20, load: async () => ({ Component: (await import('./page/SuggestionsRail')).SuggestionsRail }) },
  settings: [
    {
      id: 'blocked',
      title: 'Blocked people',
      order: 40,
      load: async () => ({ Component: (await import('./block/BlockedPeople')).BlockedPeople }),
    },
    {
      id: 'muted',
      title: 'Muted people',
      order: 41,
      load: async () => ({ Component: (await import('./mute/MutedPeople')).MutedPeople }),
    },
  ],
};
