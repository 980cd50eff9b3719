import { Outlet, ScrollRestoration, useRouteError, type RouteObject } from 'react-router-dom';
import { lazyPage } from './shell/routing/lazyPage';
import { PublicLayout } from './shell/PublicLayout';
import { publicRoutes } from './shell/publicRoutes';
import { ErrorPage, RouteBoundary } from './shell/routing/RouteBoundary';
import { toRoute } from './shell/routing/toRoute';

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

const members = lazyPage('members', async () => ({
  Component: (await import('./shell/routing/MemberRoutes')).MemberRoutes,
}));

/** The route table: public pages, and the member routes behind every other path. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RootError />,
    children: [
      { element: <PublicLayout />, children: publicRoutes.map(toRoute) },
      {
        path: '*',
        element: (
          <RouteBoundary>
            <members.Component />
          </RouteBoundary>
        ),
      },
    ],
  },
];
