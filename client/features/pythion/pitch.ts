import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 55,
  title: 'An honest look at your idea',
  text: 'A score that quotes your words, shows its math, and says what’s missing. No flattery.',
};
