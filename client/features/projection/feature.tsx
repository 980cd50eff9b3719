import { ChartLine } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Models of financial projections. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/financial-projections',
      title: 'Financial projections',
      load: () => import('./list/ProjectionsPage'),
    },
    {
      path: '/financial-projections/:projectionId',
      title: 'Projection',
      width: 'wide',
      isDetail: true,
      load: () => import('./editor/EditorPage'),
    },
    {
      path: '/financial-dashboard',
      title: 'Financial dashboard',
      width: 'wide',
      load: () => import('./dashboard/DashboardPage'),
    },
    {
      path: '/advanced-financial-charts',
      title: 'Financial charts',
      width: 'wide',
      load: () => import('./charts/ChartsPage'),
    },
    {
      path: '/funding',
      title: 'Funding',
      load: () => import('./funding/FundingPage'),
    },
  ],
  live: () => import('./live'),
  analysisActions: [{ label: 'Model this', icon: ChartLine, order: 10, load: () => import('./list/modelAnalysis') }],
  nav: [
    {
      to: '/financial-projections',
      section: ['/financial-dashboard', '/advanced-financial-charts', '/funding'],
      label: 'Finances',
      icon: ChartLine,
      order: 38,
      places: ['side', 'more'],
      shortcut: 'g f',
    },
  ],
};
