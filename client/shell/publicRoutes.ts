import type { Feature } from './feature';

/**
 * The domains with pages for anonymous visitors. They are named, and not found like the others, because their
 * descriptors are the only ones in the first download: the landing page must not grow with the product.
 */
const modules = import.meta.glob<{ feature: Feature }>('../features/{account,landing,legal,uiGallery}/feature.tsx', {
  eager: true,
});

export const publicRoutes = Object.values(modules)
  .flatMap(({ feature }) => feature.routes ?? [])
  .filter(({ area }) => area === 'public');
