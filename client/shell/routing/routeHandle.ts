import { createContext, useContext } from 'react';
import type { FeatureRoute } from '../feature';

/** What the main layout knows of the page it holds. */
export interface RouteHandle {
  title: string;
  width: NonNullable<FeatureRoute['width']>;
  preload: () => void;
}

const RouteHandleContext = createContext<RouteHandle | undefined>(undefined);

export const RouteHandleProvider = RouteHandleContext.Provider;

/** The handle of the protected page that is open. */
export const useRouteHandle = () => useContext(RouteHandleContext);
