import type { Feature } from '../../shell/feature';

/** News stories from feeds. */
export const feature: Feature = {
  attachments: [
    {
      name: 'newsStory',
      label: 'story',
      load: async () => ({ Card: (await import('./attachment/NewsStoryAttachment')).NewsStoryAttachment }),
    },
  ],
};
