import type { Feature } from '../../shell/feature';

/** Every building block in every state, for those who work on them; not part of the product. */
export const feature: Feature = {
  routes: import.meta.env.DEV
    ? [
        {
          path: '/__ui',
          area: 'public',
          title: 'Building blocks',
          load: async () => ({ Component: (await import('./GalleryPage')).GalleryPage }),
        },
      ]
    : [],
};
