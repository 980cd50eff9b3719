import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 55,
  title: 'Co-founders who fit both ways',
  text: 'Ten candidates a day at most, with a score that adds up and the one conflict to talk about.',
};
