import type { PublicRoute } from './feature';

/** Pages for anonymous visitors, discovered by folder. Part of the initial bundle, unlike the descriptors of their domains. */
export const publicRoutes = Object.values(
  import.meta.glob<readonly PublicRoute[]>('../features/*/publicRoutes.ts', { eager: true, import: 'publicRoutes' }),
).flat();
