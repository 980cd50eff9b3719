import type { PublicRoute } from '../../shell/feature';

/** Every UI component in every state, for developers; not in production builds. */
export const publicRoutes: readonly PublicRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/__ui',
        area: 'public',
        title: 'Building blocks',
        load: async () => ({ Component: (await import('./GalleryPage')).GalleryPage }),
      },
    ]
  : [];
