import type { RouteObject } from 'react-router-dom';
import type { FeatureRoute } from '../feature';
import { lazyPage } from './lazyPage';
import { RouteBoundary } from './RouteBoundary';
import type { RouteHandle } from './routeHandle';

/** Converts a feature's page to a router route: lazily loaded, with its own error boundary. */
export function toRoute({ path, load, title = '', width = 'column', isDetail = false }: FeatureRoute): RouteObject {
  const { Component, preload } = lazyPage(path, load);
  const handle: RouteHandle = { title, width, isDetail, preload };
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
