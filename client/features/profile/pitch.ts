import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 30,
  title: 'Your profile',
  text: 'Your stage, your skills and what you’re looking for, so that others know why to write to you.',
};
