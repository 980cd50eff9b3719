import type { Feature } from './feature';

/**
 * Domains with pages for anonymous visitors. They are listed explicitly, because only their descriptors are part of the
 * initial bundle.
 */
const features = Object.values(
  import.meta.glob<Feature>('../features/{account,landing,legal,uiGallery}/feature.tsx', {
    eager: true,
    import: 'feature',
  }),
);

export const publicRoutes = features.flatMap(({ routes }) => routes ?? []).filter(({ area }) => area === 'public');
