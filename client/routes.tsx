import { Outlet, ScrollRestoration, useRouteError, type RouteObject } from 'react-router-dom';
import type { FeatureRoute } from './shell/feature';
import { lazyPage } from './shell/lazyPage';
import { NotFound } from './shell/NotFound';
import { PublicLayout } from './shell/PublicLayout';
import { features } from './shell/registry';
import { RequireAuth } from './shell/RequireAuth';
import { ErrorPage, RouteBoundary } from './shell/RouteBoundary';
import type { RouteHandle } from './shell/routeHandle';

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function RootError() {
  return <ErrorPage error={useRouteError()} resetErrorBoundary={() => window.location.reload()} />;
}

function toRoute({ path, load, title = '', width = 'column' }: FeatureRoute): RouteObject {
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

const all = features.flatMap((feature) => feature.routes ?? []);

/** The route table: each feature's pages under the layout of their area, and a page for everything else. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RootError />,
    children: [
      { element: <RequireAuth />, children: all.filter((route) => route.area === 'protected').map(toRoute) },
      {
        element: <PublicLayout />,
        children: [...all.filter((route) => route.area === 'public').map(toRoute), { path: '*', element: <NotFound /> }],
      },
    ],
  },
];
