import type { Feature } from '../../shell/feature';

/** How people stand to each other: whom both know, and whom one does not want to meet. */
export const feature: Feature = {
  live: () => import('./live'),
  layer: async () => ({ Component: (await import('./PersonCardLayer')).PersonCardLayer }),
  search: { id: 'people', label: 'People', order: 20, load: () => import('./search/kind') },
  settings: [{ id: 'blocked', title: 'Blocked people', order: 40, load: async () => ({ Component: (await import('./BlockedPeople')).BlockedPeople }) }],
};
