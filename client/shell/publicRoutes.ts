import type { FeatureRoute } from './feature';

/**
 * Pages for anonymous visitors: `client/features/<domain>/publicRoutes.ts` exports a domain's as `publicRoutes`. A file of its
 * own, because the initial bundle contains them and no descriptors.
 */
export const publicRoutes = Object.values(
  import.meta.glob<readonly FeatureRoute[]>('../features/*/publicRoutes.ts', { eager: true, import: 'publicRoutes' }),
).flat();
