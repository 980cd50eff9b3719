import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 30,
  title: 'Your profile',
  text: 'Your stage, your skills and what you’re looking for, so that the right people find you.',
};
