import { useMatches } from 'react-router-dom';
import type { FeatureRoute } from './feature';

/** What the layouts know of the page they hold. */
export interface RouteHandle {
  title: string;
  width: NonNullable<FeatureRoute['width']>;
  preload: () => void;
}

/** The handle of the page that is open. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
