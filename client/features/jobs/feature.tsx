import { Briefcase } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

const loadForm = () => import('./form/JobFormPage');

/** Jobs of founders, and applications for them. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/jobs/:jobId?',
      title: 'Jobs',
      width: 'wide',
      load: async () => ({ Component: (await import('./JobsPage')).JobsPage }),
    },
    {
      path: '/jobs/new',
      title: 'Post a job',
      isDetail: true,
      load: loadForm,
    },
    {
      path: '/jobs/:jobId/edit',
      title: 'Edit job',
      isDetail: true,
      load: loadForm,
    },
  ],
  nav: [
    {
      to: '/jobs',
      label: 'Jobs',
      icon: Briefcase,
      order: 35,
      places: ['side', 'more'],
      shortcut: 'g j',
    },
  ],
  live: () => import('./live'),
  attachments: [{ name: 'job', label: 'job', load: () => import('./attachment/attachment') }],
  search: {
    id: 'jobs',
    label: 'Jobs',
    order: 30,
    filters: 'skill, place or pay',
    load: () => import('./search/jobs.searchKind'),
  },
};
