import type { RouteObject } from 'react-router-dom';
import type { FeatureRoute } from '../feature';
import { lazyPage } from './lazyPage';
import { RouteBoundary } from './RouteBoundary';
import type { RouteHandle } from './routeHandle';

/** A feature's page as the router takes it: lazily loaded, and failing for itself alone. */
export function toRoute({ path, load, title = '', width = 'column' }: FeatureRoute): RouteObject {
  const { Component, preload } = lazyPage(path, load);
  const handle: RouteHandle = { title, width, preload };
  return {
    path,
    handle,
    element: (
      <RouteBoundary key={path}>
        <Component />
      </RouteBoundary>
    ),
  };
}
