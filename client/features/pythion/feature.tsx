import { Lightbulb } from 'lucide-react';
import type { Feature, FeatureRoute } from '../../shell/feature';
import { cache } from './cache';

const list = {
  title: 'Analyses',
  load: () => import('./list/AnalysesPage'),
} satisfies Omit<FeatureRoute, 'path'>;

const report = {
  title: 'Analysis',
  width: 'wide',
  isDetail: true,
  load: async () => ({ Component: (await import('./report/ReportPage')).ReportPage }),
} satisfies Omit<FeatureRoute, 'path'>;

/** Analyses of startup ideas. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/pythion',
      title: 'Pythion',
      load: () => import('./ask/AskPage'),
    },
    {
      path: '/pythion/how-we-score',
      title: 'How we score',
      isDetail: true,
      load: () => import('./method/MethodPage'),
    },
    {
      path: '/pythion/:analysisId',
      title: 'Quick result',
      isDetail: true,
      load: () => import('./ask/QuickResultPage'),
    },
    {
      path: '/pythion/:analysisId/questions',
      title: 'Questions',
      isDetail: true,
      load: () => import('./questions/QuestionsPage'),
    },
    { ...list, path: '/analyses' },
    { ...list, path: '/starred-analyses', title: 'Starred analyses' },
    { ...report, path: '/analyses/:analysisId' },
    { ...report, path: '/analysis-result/:analysisId' },
    { ...report, path: '/shared-analysis/:shareId' },
  ],
  live: () => import('./live'),
  nav: [
    {
      to: '/pythion',
      section: ['/analyses', '/starred-analyses', '/analysis-result', '/shared-analysis'],
      label: 'Pythion',
      icon: Lightbulb,
      order: 37,
      places: ['side', 'more'],
      shortcut: 'g a',
    },
  ],
};
