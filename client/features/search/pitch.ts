import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 60,
  title: 'Precise search',
  text: 'Posts, people and hashtags in one box, with exact phrases, authors and exclusions.',
};
