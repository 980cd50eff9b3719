import type { Feature } from './feature';

/**
 * Domains with pages for anonymous visitors. They are listed explicitly, because only their descriptors are part of the
 * initial bundle.
 */
const modules = import.meta.glob<{ feature: Feature }>('../features/{account,landing,legal,uiGallery}/feature.tsx', {
  eager: true,
});

export const publicRoutes = Object.values(modules)
  .flatMap(({ feature }) => feature.routes ?? [])
  .filter(({ area }) => area === 'public');
