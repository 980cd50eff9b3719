import { expect, it } from 'vitest';
import { publicRoutes } from './publicRoutes';
import { memberRoutes, searchKinds } from './registry';

it('lists the search kinds of features in their order', () => {
  const kinds = searchKinds();
  expect(kinds.map(({ order }) => order)).toEqual(kinds.map(({ order }) => order).toSorted((a, b) => a - b));
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  expect(kinds.map(({ id }) => id).filter((id) => ['hashtags', 'people', 'posts'].includes(id))).toEqual([
    'posts',
    'people',
    'hashtags',
  ]);
});

/** Pages of the specification. */
const specified = {
  public: ['/', '/login', '/signup', '/forgot-password', '/password-reset', '/terms', '/privacy'],
  protected: [
    '/analyses',
    '/analyses/:analysisId',
    '/analysis-result/:analysisId',
    '/home',
    '/profile',
    '/network',
    '/pairion/:page?',
    '/shared-analysis/:shareId',
    '/starred-analyses',
    '/team-finding/:teamId?',
    '/team-finding/:teamId/edit',
    '/team-finding/:teamId/roles/:roleId',
    '/team-finding/new',
    '/user/:username',
    '/post/:postId',
    '/messages',
    '/pythion',
    '/pythion/:analysisId',
    '/pythion/:analysisId/questions',
    '/pythion/how-we-score',
    '/search',
    '/settings',
    '/news',
    '/news/:storyId',
    '/jobs/:jobId?',
    '/jobs/new',
    '/jobs/:jobId/edit',
    '/financial-projections',
    '/financial-projections/:projectionId',
    '/financial-dashboard',
    '/advanced-financial-charts',
    '/funding',
  ],
};

it.each([
  ['public', publicRoutes],
  ['protected', memberRoutes],
] as const)('has every specified %s page once', (area, routes) => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => path !== '/__ui').toSorted()).toEqual(specified[area].toSorted());
});

it('has one page for both paths of the password reset', () => {
  const loaders = ['/forgot-password', '/password-reset'].map(
    (path) => publicRoutes.find((route) => route.path === path)!.load,
  );
  expect(loaders[0]).toBe(loaders[1]);
});
