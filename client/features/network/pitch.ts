import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 40,
  title: 'People worth knowing',
  text: 'Connect with a note or just follow. Every suggestion comes with its reason.',
};
