import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 20,
  title: 'Answers that help',
  text: 'Ask with a post, reply to each comment, and mark the one that helped.',
};
