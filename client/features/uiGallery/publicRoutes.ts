import type { FeatureRoute } from '../../shell/feature';

/** Every UI component in every state, for developers; not in production builds. */
export const publicRoutes: readonly FeatureRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/__ui',
        title: 'Building blocks',
        load: async () => ({ Component: (await import('./GalleryPage')).GalleryPage }),
      },
    ]
  : [];
