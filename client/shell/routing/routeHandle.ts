import { createContext, useContext } from 'react';
import type { FeatureRoute } from '../feature';

/** What the main layout reads of the current page. */
export interface RouteHandle {
  title: string;
  width: NonNullable<FeatureRoute['width']>;
  isDetail: boolean;
  preload: () => void;
}

const RouteHandleContext = createContext<RouteHandle | undefined>(undefined);

export const RouteHandleProvider = RouteHandleContext.Provider;

/** @returns the handle of the current protected page */
export const useRouteHandle = () => useContext(RouteHandleContext);
