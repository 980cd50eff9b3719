import { UserSearch } from 'lucide-react';
import type { Feature, FeatureRoute } from '../../shell/feature';
import { cache } from './cache';

const form = {
  isDetail: true,
  load: () => import('./form/TeamFormPage'),
} satisfies Omit<FeatureRoute, 'path'>;

/** Teams that look for people, and applications for their roles. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/team-finding/:teamId?',
      title: 'Team finding',
      width: 'wide',
      load: () => import('./TeamsPage'),
    },
    { ...form, path: '/team-finding/new' },
    { ...form, path: '/team-finding/:teamId/edit' },
    { ...form, path: '/team-finding/:teamId/roles/:roleId' },
  ],
  nav: [
    { to: '/team-finding', label: 'Teams', icon: UserSearch, order: 36, places: ['side', 'more'], shortcut: 'g t' },
  ],
  live: () => import('./live'),
  analysisActions: [
    {
      label: 'Find the missing skill',
      icon: UserSearch,
      order: 20,
      isOffered: ({ missingRoles }) => missingRoles.length > 0,
      // The page loads the roles, so that a reload keeps them.
      load: async () => ({
        start: ({ analysisId }, navigate) => void navigate(`/team-finding/new?analysis=${analysisId}`),
      }),
    },
  ],
  search: { id: 'teams', label: 'Teams', order: 35, load: () => import('./search/teams.searchKind') },
};
