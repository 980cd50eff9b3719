import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { useEffect } from 'react';
import { PublicLayout } from '../PublicLayout';
import { memberRoutes } from '../registry';
import { RequireAuth } from './RequireAuth';
import { lazyPage } from './lazyPage';
import { prefetchPages } from './prefetchPages';
import { RouteHandleProvider, type RouteHandle } from './routeHandle';
import { toRoute } from './toRoute';

const notFound = lazyPage('not-found', async () => ({ Component: (await import('./NotFound')).NotFound }));

const routes: RouteObject[] = [
  { element: <RequireAuth />, children: memberRoutes.map(toRoute) },
  { element: <PublicLayout />, children: [{ path: '*', element: <notFound.Component /> }] },
];

/** All protected pages, and the not-found page. */
export function MemberRoutes() {
  useEffect(() => prefetchPages(routes), []);
  const handle = matchRoutes(routes, useLocation())?.at(-1)?.route.handle as RouteHandle | undefined;
  return <RouteHandleProvider value={handle}>{useRoutes(routes)}</RouteHandleProvider>;
}
