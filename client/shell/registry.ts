import type { Feature, NavBadge, NavEntry, NavPanel } from './feature';
import { publicRoutes } from './publicRoutes';

/** Descriptors of all domains, discovered by folder. Not part of the initial bundle. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/feature.tsx', { eager: true, import: 'feature' }),
);

/** Pages that require sign-in. */
export const memberRoutes = features.flatMap(({ routes = [] }) => routes);

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export const navEntries = (place: NavEntry['places'][number]): NavEntry[] =>
  features
    .flatMap((feature) => feature.nav ?? [])
    .filter((entry) => entry.places.includes(place))
    .toSorted(byOrder);

/** Pages and panels of the navigation beside the page, in one order. */
export const sideEntries = (): (NavEntry | NavPanel)[] => [...navEntries('side'), ...panels()].toSorted(byOrder);

export const panels = () => features.flatMap((feature) => feature.panel ?? []).toSorted(byOrder);

/** All navigation badges, wherever they are shown. */
export const navBadges = (): NavBadge[] =>
  features.flatMap(({ nav = [], panel }) => [...nav, ...(panel ? [panel] : [])].flatMap(({ badge }) => badge ?? []));

export const railModules = () => features.flatMap((feature) => feature.rail ?? []).toSorted(byOrder);

export const settingsSections = () => features.flatMap((feature) => feature.settings ?? []).toSorted(byOrder);

export const searchKinds = () => features.flatMap((feature) => feature.search ?? []).toSorted(byOrder);

export const attachmentKinds = () => features.flatMap((feature) => feature.attachments ?? []);

export const analysisActions = () => features.flatMap((feature) => feature.analysisActions ?? []).toSorted(byOrder);

export const primaryAction = () => features.find((feature) => feature.primaryAction)?.primaryAction;

/** Whether a feature has this page: the shell links only to existing pages. */
export const hasRoute = (path: string) => [...publicRoutes, ...memberRoutes].some((route) => route.path === path);
